import { DataTable, EmptyState, formatNumber, Section, TableTotals } from '@nimio/design-system';
import { exclusiveGroup, type LibraryGroup, usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoansOfWork } from '@nimio/domain/loan/loan.endpoints';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { type LoansOfYear, loansByYear, sumOf } from './loans-by-year';

const rowKey = ({ year }: LoansOfYear) => String(year);

/** The loans of the work by year (rows) and group (columns), with sums. */
export function LoansSection({ isbn }: { isbn: string }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { data, error, isLoading, reload } = useEndpoint(getLoansOfWork, { params: { id: isbn } });
  const rows = useMemo(() => loansByYear(data?.records ?? []), [data]);
  const inOrder: LibraryGroup[] = [...usualGroups, exclusiveGroup];
  const groups = inOrder.map((group) => ({ id: group, of: [group] }));
  // Celia's loans are never added to the others.
  const all = { id: 'sum', of: usualGroups } as const;
  return (
    <Section id="loans" title={t('registeredWork.loans')}>
      <DataTable
        caption={t('registeredWork.loans')}
        columns={[
          { id: 'year', header: t('registeredWork.loanYear'), cell: ({ year }) => year, isRowHeader: true },
          ...[...groups.slice(0, -1), all, ...groups.slice(-1)].map(({ id, of }) => ({
            id,
            header: t(`registeredWork.group_${id}`),
            cell: (row: LoansOfYear) => formatNumber(sumOf([row], of)),
            total: (shown: readonly LoansOfYear[]) => formatNumber(sumOf(shown, of)),
            align: 'end' as const,
          })),
        ]}
        rows={rows}
        rowKey={rowKey}
        totals={TableTotals}
        isLoading={isLoading}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<EmptyState>{t('registeredWork.noLoans')}</EmptyState>}
      />
    </Section>
  );
}
