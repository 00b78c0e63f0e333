import { type DataColumn, formatNumber, TextLink } from '@nimio/design-system';
import type { WorkLoans } from '@nimio/domain/loan/statistics';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { shareText } from '../../../shared/share-sum/sum-terms';
import { useLoanLabels } from './use-loan-labels';

const sumOf = (rows: readonly WorkLoans[], part: 'share' | 'total'): number =>
  rows.reduce((sum, row) => sum + row[part], 0);

/** Columns of the statistics (specification §2, Lending statistics). */
export function useLoanColumns(): DataColumn<WorkLoans>[] {
  const { t } = useText();
  const labels = useLoanLabels();
  return useMemo(
    () => [
      {
        id: 'isbn',
        header: t('statistics.isbn'),
        cell: ({ isbn }) => formatIsbn(isbn),
        sortValue: ({ isbn }) => isbn,
        tone: 'muted',
        isUnbroken: true,
      },
      {
        id: 'name',
        header: t('statistics.work'),
        cell: ({ name, isbn }) => <TextLink href={`/works/${isbn}`}>{name}</TextLink>,
        sortValue: ({ name }) => name,
        isRowHeader: true,
      },
      {
        id: 'contributors',
        header: t('statistics.contributors'),
        cell: labels.contributors,
        sortValue: (work) => work.numberOfAuthors + work.numberOfTranslators,
        hideBelow: 'md',
      },
      {
        id: 'share',
        header: t('loanYears.share'),
        cell: ({ share }) => shareText(share),
        sortValue: ({ share }) => share,
        align: 'end',
        total: (rows) => shareText(sumOf(rows, 'share')),
      },
      {
        id: 'total',
        header: t('loanYears.total'),
        cell: ({ total }) => formatNumber(total),
        sortValue: ({ total }) => total,
        align: 'end',
        total: (rows) => formatNumber(sumOf(rows, 'total')),
      },
      {
        id: 'type',
        header: t('statistics.format'),
        cell: labels.type,
        sortValue: labels.type,
      },
    ],
    [t, labels],
  );
}
