import { DataTable, EmptyState, Section, Select, TableTotals, Text } from '@nimio/design-system';
import { getLoanTotals } from '@nimio/domain/loan/loan.endpoints';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { useSettings } from '../../../shared/settings/use-settings';
import { type LoansOfFormat, loansByFormat } from './loans-by-group';
import { useGroupColumns } from './use-group-columns';

const rowKey = ({ type }: LoansOfFormat) => type ?? 'unknown';
const yearsBack = 10;

/** All loans of a year by format (rows) and group of libraries (columns), with sums. */
export function LoanTotalsSection() {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { newestLoanYear } = useSettings();
  const [year, setYear] = useState(String(newestLoanYear));
  const { data, error, isLoading, reload } = useEndpoint(getLoanTotals, { query: { year } });
  const rows = useMemo(() => loansByFormat(data?.records ?? []), [data]);
  const years = Array.from({ length: yearsBack }, (_, back) => String(newestLoanYear - back));
  return (
    <Section id="loans" title={t('loanTotals.title')}>
      <Text>{t('loanTotals.intro')}</Text>
      <Select
        label={t('registeredWork.loanYear')}
        options={years.map((id) => ({ id, label: id }))}
        value={year}
        onChange={setYear}
        width="10rem"
      />
      <DataTable
        caption={t('loanTotals.title')}
        columns={[
          {
            id: 'type',
            header: t('registeredWork.bookType'),
            cell: ({ type }) => t(type ? `registeredWork.type_${type}` : 'loanTotals.unknown'),
            isRowHeader: true,
          },
          ...useGroupColumns<LoansOfFormat>(),
        ]}
        rows={rows}
        rowKey={rowKey}
        totals={TableTotals}
        isLoading={isLoading}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<EmptyState>{t('loanTotals.none', { year })}</EmptyState>}
      />
    </Section>
  );
}
