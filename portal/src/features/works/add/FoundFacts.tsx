import { DescriptionList, Notice, Section } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';
import { useWorkLabels } from '../use-work-labels';

/** The known data of the book as text, with their source. */
export function FoundFacts({ found }: { found: WorkForEdit }) {
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
