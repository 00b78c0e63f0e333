import { DescriptionList, Skeleton, Text, TextLink } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { mayWrite } from '../../../shared/messages/mailbox';
import { useMailbox } from '../../../shared/messages/use-mailbox';
import { late } from '../../../shared/page/late';
import { Inline } from '../../../shared/page/layout';
import { useWorkLabels } from '../use-work-labels';
import { EditPart, type EditPartProps } from './EditPart';

const FactsFields = late(() => import('./FactsFields'), {
  fallback: () => <Skeleton lines={1} height="4.75rem" />,
});

/** The data of the work. What is known is corrected by the society, what is missing can be completed. */
export function FactsPart(props: EditPartProps) {
  const { t } = useText();
  const labels = useWorkLabels();
  const { work } = props.stored;
  const known = [
    { term: t('works.name'), value: work?.name },
    { term: t('works.subtitle'), value: work?.subtitle },
    { term: t('works.publisher'), value: work?.publisher },
    { term: t('works.publishYear'), value: work?.publishYear },
    { term: t('works.translated'), value: work && t(work.translated === 1 ? 'works.yes' : 'works.no') },
  ].filter(({ value }) => value);
  return (
    <EditPart
      {...props}
      part="facts"
      title={t('edit.facts')}
      edit={{ label: t('edit.complete'), name: t('edit.completeFacts') }}
      fields={
        <>
          <DescriptionList items={known} />
          <FactsFields {...props} />
        </>
      }
    >
      <DescriptionList
        items={[
          ...known,
          ...(work ? [{ term: t('works.bookType'), value: labels.type(work.bookType) }] : []),
        ]}
      />
      <Mistakes />
    </EditPart>
  );
}

/** The way to the society, for mistakes in known data. */
function Mistakes() {
  const { t } = useText();
  const mailbox = useMailbox();
  return (
    <Text tone="muted">
      <Inline>
        {t('edit.mistakes')}
        {mailbox && mayWrite(mailbox) && <TextLink href="/messages">{t('edit.reportMistake')}</TextLink>}
      </Inline>
    </Text>
  );
}
