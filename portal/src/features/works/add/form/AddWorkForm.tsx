import { Button, DescriptionList, EditorLayout, LinkButton, Notice, Section } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { useText } from '../../../../shared/intl/use-text';
import { late } from '../../../../shared/page/late';
import { Above, Actions } from '../../../../shared/page/layout';
import { DealHolders } from '../../roles/DealHolders';
import { ShareEffect } from '../../roles/ShareEffect';
import { SuggestChangeSection } from '../../suggest-change/SuggestChangeSection';
import { useWorkLabels } from '../../use-work-labels';
import { AddWorkFields } from './AddWorkFields';
import type { AddWorkValues } from './carried';
import { type UseAddWork, useAddWork } from './use-add-work';

const NotPaidDialog = late(() => import('../../roles/NotPaidDialog'));
const UnnamedDialog = late(() => import('./UnnamedDialog'));
const lateParts = [NotPaidDialog, UnnamedDialog];

interface AddWorkFormProps extends UseAddWork {
  onCancel?: (() => void) | undefined;
}

export default function AddWorkForm(props: AddWorkFormProps) {
  const { found, onCancel } = props;
  const { t } = useText();
  const { form, submit, confirmation } = useAddWork(props);
  const { values } = form;
  return (
    <EditorLayout asideLabel={t('roles.effectTitle')} aside={<Effect found={found} values={values} />}>
      <FoundFacts found={found} />
      <Above>
        <PortalForm form={form} onSubmit={submit} lateParts={lateParts} aria-label={t('add.title')}>
          {found.isLocked === 1 && (
            <Above>
              <Notice tone="warning">
                <p>{t('add.locked')}</p>
              </Notice>
            </Above>
          )}
          <AddWorkFields form={form} found={found} />
          <Actions>
            <Button type="submit" isPending={form.isSubmitting}>
              {t(found.authorDeal || found.translatorDeal ? 'add.claim' : 'add.submit')}
            </Button>
            {onCancel ? (
              <Button variant="quiet" onPress={onCancel}>
                {t('add.cancel')}
              </Button>
            ) : (
              <LinkButton href="/works" variant="quiet">
                {t('add.cancel')}
              </LinkButton>
            )}
          </Actions>
        </PortalForm>
      </Above>
      <SuggestChangeSection work={found} />
      {confirmation?.asked === 'unnamed' && <UnnamedDialog found={found} {...confirmation} />}
      {confirmation?.asked === 'notPaid' && <NotPaidDialog {...confirmation} />}
    </EditorLayout>
  );
}

/** The author's share, and the other holders of an existing work. The number of an existing deal is used. */
function Effect({ found, values }: { found: WorkForEdit; values: AddWorkValues }) {
  const { t } = useText();
  const { authorDeal, translatorDeal } = found;
  const { roles, translated, numberOfAuthors, numberOfTranslators } = values;
  const facts = {
    roles,
    translated: translated || roles.includes('translator'),
    numberOfAuthors: authorDeal?.amount ?? numberOfAuthors ?? 0,
    numberOfTranslators: translatorDeal?.amount ?? numberOfTranslators ?? 0,
  };
  return (
    <>
      <h2>{t('roles.effectTitle')}</h2>
      <ShareEffect facts={facts} />
      {authorDeal && <DealHolders of="author" deal={authorDeal} />}
      {translatorDeal && <DealHolders of="translator" deal={translatorDeal} />}
    </>
  );
}

/** The known data of the book as text, with their source. */
function FoundFacts({ found }: { found: WorkForEdit }) {
  const { t } = useText();
  const labels = useWorkLabels();
  const { work, source, contributors, isbn, authorDeal, translatorDeal } = found;
  if (!work || !source) return null;
  const facts = [
    { term: t('works.name'), value: work.name },
    { term: t('works.subtitle'), value: work.subtitle },
    { term: t('add.contributors'), value: contributors.map(({ name }) => name).join('; ') },
    { term: t('works.publisher'), value: work.publisher },
    { term: t('works.publishYear'), value: work.publishYear },
    // The format of a book from the catalogue can be corrected; that of a work in the register is fixed.
    { term: t('works.bookType'), value: source === 'register' ? labels.type(work.bookType) : null },
    { term: t('works.translated'), value: t(work.translated === 1 ? 'works.yes' : 'works.no') },
    { term: t('works.isbn'), value: formatIsbn(isbn) },
    { term: t('add.source'), value: t(`add.source_${source}`) },
  ];
  return (
    <Section id="found" title={t('add.foundTitle')}>
      <DescriptionList items={facts.filter(({ value }) => value !== null && value !== '')} />
      {source === 'register' && (
        <Notice tone="info">
          <p>{t(authorDeal || translatorDeal ? 'add.joins' : 'add.inRegister')}</p>
        </Notice>
      )}
    </Section>
  );
}
