import { DescriptionList } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';

/** The register's data of the work as text, since they cannot be changed here. */
export function KnownFacts({ stored: { work } }: { stored: WorkForEdit }) {
  const { t } = useText();
  if (!work) return null;
  const facts = [
    { term: t('works.subtitle'), value: work.subtitle },
    { term: t('works.publisher'), value: work.publisher },
    { term: t('works.publishYear'), value: work.publishYear },
    { term: t('works.translated'), value: t(work.translated === 1 ? 'works.yes' : 'works.no') },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value)} />;
}
