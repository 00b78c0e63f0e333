import {
  DataTable,
  EmptyState,
  LinkButton,
  type TableSort,
  TableTotals,
  useRowExpansion,
} from '@nimio/design-system';
import { statisticsPageSize, type WorkLoans } from '@nimio/domain/loan/statistics';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useMemo } from 'react';
import type { ApiError } from '../../api/api-error';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';
import { ShareSum } from '../../shared/share-sum/ShareSum';
import { useLoanColumns } from './use-loan-columns';

interface LoansTableProps {
  works: readonly WorkLoans[];
  year: number;
  /** Whether the year has loans in other groups. */
  hasOthers: boolean;
  isLoading: boolean;
  error: ApiError | undefined;
  onRetry: () => unknown;
}

const byShare: TableSort = { column: 'share', direction: 'descending' };
const rowKey = ({ isbn }: WorkLoans) => isbn;
const rowLabel = ({ name }: WorkLoans) => name;
const filterText = ({ isbn, name }: WorkLoans) => `${formatIsbn(isbn)} ${name}`;
const detail = ({ terms, share, translated }: WorkLoans) => (
  <ShareSum terms={terms} share={share} isTranslated={translated === 1} />
);

/** A row for each work, largest share first; a row expands to the calculation of its share. */
export function LoansTable({ works, year, hasOthers, isLoading, error, onRetry }: LoansTableProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const columns = useLoanColumns();
  const expansion = useRowExpansion({ rowKey, rowLabel, detail });
  const pageSize = statisticsPageSize(works.length);
  const pageSizes = useMemo(() => [pageSize, 'all'] as const, [pageSize]);
  return (
    <DataTable
      // Another number of rows has another default page size.
      key={pageSize}
      caption={t('statistics.works')}
      columns={columns}
      rows={works}
      rowKey={rowKey}
      expansion={expansion}
      totals={TableTotals}
      filterText={filterText}
      filterLabel={t('statistics.filter')}
      pageSizes={pageSizes}
      initialView={{ sort: byShare, pageSize }}
      isLoading={isLoading}
      error={error && ofFailure(error)}
      onRetry={onRetry}
      empty={
        hasOthers ? (
          <EmptyState kind="search">{t('statistics.noneOfGroups', { year })}</EmptyState>
        ) : (
          <EmptyState action={<LinkButton href="/works">{t('statistics.toWorks')}</LinkButton>}>
            {t('statistics.none', { year })}
          </EmptyState>
        )
      }
    />
  );
}
