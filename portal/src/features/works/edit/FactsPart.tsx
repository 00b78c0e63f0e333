import { DescriptionList, Select, Text, TextField, TextLink } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { mayWrite } from '../../../shared/messages/mailbox';
import { useMailbox } from '../../../shared/messages/use-mailbox';
import { Inline } from '../../../shared/page/layout';
import { useWorkLabels } from '../use-work-labels';
import { EditPart, type EditPartProps } from './EditPart';

/** The data of the work. What is known is corrected by the society, what is missing can be completed. */
export function FactsPart(props: EditPartProps) {
  const { t } = useText();
  const labels = useWorkLabels();
  const { form, stored, isDisabled } = props;
  const { work } = stored;
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
          <UnknownFields {...props} />
          <Select
            {...form.field('bookType')}
            label={t('works.bookType')}
            options={labels.typeOptions}
            width="14rem"
            isDisabled={isDisabled}
          />
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

/** Missing data can be completed. */
function UnknownFields({ form, stored: { work }, isDisabled }: EditPartProps) {
  const { t } = useText();
  const unknown = (text: string) => `${text}. ${t('works.complete')}`;
  return (
    <>
      {!work?.name && (
        <TextField {...form.field('name')} label={t('works.name')} width="30rem" isDisabled={isDisabled} />
      )}
      {!work?.subtitle && (
        <TextField
          {...form.field('subtitle')}
          label={t('works.subtitleOptional')}
          width="30rem"
          isDisabled={isDisabled}
        />
      )}
      {!work?.publisher && (
        <TextField
          {...form.field('publisher')}
          label={t('works.publisher')}
          description={unknown(t('works.unknownPublisher'))}
          width="20rem"
          isDisabled={isDisabled}
        />
      )}
      {!work?.publishYear && (
        <TextField
          {...form.field('publishYear')}
          label={t('works.publishYear')}
          description={unknown(t('works.unknownYear'))}
          inputMode="numeric"
          width="9rem"
          isDisabled={isDisabled}
        />
      )}
    </>
  );
}
