import { DataTable, EmptyState, Section, TableTotals } from '@nimio/design-system';
import { getLoansOfWork } from '@nimio/domain/loan/loan.endpoints';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { type LoansOfYear, loansByYear } from './loans-by-group';
import { useGroupColumns } from './use-group-columns';

const rowKey = ({ year }: LoansOfYear) => String(year);

/** The loans of the work by year (rows) and group (columns), with sums. */
export function LoansSection({ isbn }: { isbn: string }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { data, error, isLoading, reload } = useEndpoint(getLoansOfWork, { params: { id: isbn } });
  const rows = useMemo(() => loansByYear(data?.records ?? []), [data]);
  return (
    <Section id="loans" title={t('registeredWork.loans')}>
      <DataTable
        caption={t('registeredWork.loans')}
        columns={[
          { id: 'year', header: t('registeredWork.loanYear'), cell: ({ year }) => year, isRowHeader: true },
          ...useGroupColumns<LoansOfYear>(),
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
