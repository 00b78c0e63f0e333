import { Section } from '@nimio/design-system';
import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { LoanYear } from '@nimio/domain/loan/loan.types';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { useText } from '../../../shared/intl/use-text';
import { LoanYearChart } from '../../../shared/loan-years/LoanYearChart';

interface YearlyLoansProps {
  /** The offered years, newest first. */
  years: readonly number[];
  year: number;
  loansByYear: readonly LoanYear[];
  groups: readonly LibraryGroup[];
  /** The results of distributions that reach the account; undefined when they are unknown. */
  paid: readonly AccountingRow[] | undefined;
}

const columnCount = 5;

/** Loans, the own share and what was paid for it by year. Nothing with loans of less than two years. */
export function YearlyLoans({ years, year: current, loansByYear, groups, paid }: YearlyLoansProps) {
  const { t } = useText();
  const at = Math.max(years.indexOf(current) - columnCount + 1, 0);
  const shown = years.slice(at, at + columnCount).toReversed();
  if (shown.filter((year) => loansOfYear(loansByYear, year, groups).total > 0).length < 2) return null;
  return (
    <Section id="years" title={t('statistics.byYear')}>
      <LoanYearChart
        caption={t('statistics.byYear')}
        years={shown}
        current={current}
        loansByYear={loansByYear}
        groups={groups}
        paid={paid?.map(({ paidAmountInCents, ...row }) => ({ ...row, amountInCents: paidAmountInCents }))}
        of="works"
      />
    </Section>
  );
}
