import { formatCents, formatDate, formatNumber, Section, Text, YearChart } from '@nimio/design-system';
import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { LoanYear } from '@nimio/domain/loan/loan.types';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { useText } from '../../../shared/intl/use-text';
import { useYearList } from './use-year-list';

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
  const listOf = useYearList();
  const at = Math.max(years.indexOf(current) - columnCount + 1, 0);
  const shown = years.slice(at, at + columnCount).toReversed();
  const loans = new Map(shown.map((year) => [year, loansOfYear(loansByYear, year, groups)]));
  const totalOf = (year: number) => loans.get(year)?.total ?? 0;
  const shareOf = (year: number) => Math.round(loans.get(year)?.share ?? 0);
  const loanText = (n: number) => t('statistics.loans', { n, count: formatNumber(n) });
  // What a distribution pays for several years cannot be split.
  const ofSeveral = (paid ?? []).filter(
    ({ loanYears }) => loanYears.length > 1 && loanYears.some((year) => loans.has(year)),
  );
  const paidFor = (year: number) => {
    const rows = (paid ?? []).filter(({ loanYears }) => loanYears.length === 1 && loanYears[0] === year);
    const cents = rows.reduce((sum, { paidAmountInCents }) => sum + paidAmountInCents, 0);
    const mark = ofSeveral.some(({ loanYears }) => loanYears.includes(year)) ? '*' : '';
    return rows.length > 0 ? `${formatCents(cents)}${mark}` : mark || '–';
  };
  if (shown.filter((year) => totalOf(year) > 0).length < 2) return null;
  return (
    <Section id="years" title={t('statistics.byYear')}>
      <YearChart
        caption={t('statistics.byYear')}
        current={current}
        years={shown.map((year) => ({
          year,
          href: `/statistics?year=${year}`,
          value: totalOf(year),
          part: shareOf(year),
        }))}
        rows={[
          { id: 'total', label: t('statistics.total'), cell: (year) => loanText(totalOf(year)) },
          {
            id: 'others',
            label: t('statistics.others'),
            mark: 'rest',
            cell: (year) => loanText(Math.max(totalOf(year) - shareOf(year), 0)),
          },
          ...(paid ? [{ id: 'paid', label: t('statistics.paid'), cell: paidFor }] : []),
          {
            id: 'share',
            label: t('statistics.share'),
            mark: 'part',
            cell: (year) => loanText(shareOf(year)),
          },
        ]}
      />
      {ofSeveral.map(({ accountingHash, date, loanYears, paidAmountInCents }) => (
        <Text key={accountingHash} tone="muted">
          {t('statistics.paidForSeveral', {
            date: formatDate(date),
            sum: formatCents(paidAmountInCents),
            years: listOf(loanYears),
          })}
        </Text>
      ))}
    </Section>
  );
}
