import {
  formatCents,
  formatDate,
  formatDecimals,
  formatNumber,
  Text,
  YearChart,
  type YearChartRow,
} from '@nimio/design-system';
import { type PaidForLoans, paidForYear } from '@nimio/domain/accounting/work-earnings';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { LoanYear } from '@nimio/domain/loan/loan.types';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { useText } from '../intl/use-text';
import { useYearList } from './use-year-list';

/** What a payment pays for loans, gross. */
export interface LoansPayment extends PaidForLoans {
  /** The payment date. */
  date: string;
}

interface LoanYearChartProps {
  caption: string;
  /** The oldest first. */
  years: readonly number[];
  current: number;
  loansByYear: readonly LoanYear[];
  groups: readonly LibraryGroup[];
  /** What reaches the account; undefined when it is unknown. */
  paid: readonly LoansPayment[] | undefined;
  /** The result of all works is the share in whole loans, that of one work its remuneration. */
  of: 'works' | 'work';
}

/** Loans by year, the own share of them, and what was paid for it. */
export function LoanYearChart(props: LoanYearChartProps) {
  const { caption, years, current, loansByYear, groups, paid, of } = props;
  const { t } = useText();
  const loans = new Map(years.map((year) => [year, loansOfYear(loansByYear, year, groups)]));
  const totalOf = (year: number) => loans.get(year)?.total ?? 0;
  // A work's share is often half of a loan.
  const scale = of === 'work' ? 10 : 1;
  const shareOf = (year: number) => Math.round((loans.get(year)?.share ?? 0) * scale) / scale;
  const loanText = (n: number) => t('loanYears.loans', { n, count: loanNumber(n) });
  const paidFor = (year: number) => {
    const { cents, hasShared } = paidForYear(paid ?? [], year);
    const mark = hasShared ? '*' : '';
    return cents === null ? mark || '–' : `${formatCents(cents)}${mark}`;
  };
  const share: YearChartRow = {
    id: 'share',
    label: t('loanYears.share'),
    mark: 'part',
    cell: (year) => loanText(shareOf(year)),
  };
  const paidRows = paid ? [{ id: 'paid', label: t('loanYears.paid'), cell: paidFor }] : [];
  return (
    <>
      <YearChart
        caption={caption}
        current={current}
        years={years.map((year) => ({
          year,
          href: `/statistics?year=${year}`,
          value: totalOf(year),
          part: shareOf(year),
        }))}
        rows={[
          { id: 'total', label: t('loanYears.total'), cell: (year) => loanText(totalOf(year)) },
          {
            id: 'others',
            label: t('loanYears.others'),
            mark: 'rest',
            cell: (year) => loanText(Math.max(totalOf(year) - shareOf(year), 0)),
          },
          ...(of === 'works' ? [...paidRows, share] : [share, ...paidRows]),
        ]}
        {...(of === 'work' && {
          note: (year) =>
            t('loanYears.shareOfTotal', {
              share: loanNumber(shareOf(year)),
              total: loanNumber(totalOf(year)),
            }),
        })}
      />
      <PaidForSeveral paid={paid ?? []} years={years} />
    </>
  );
}

const loanNumber = (loans: number): string =>
  Number.isInteger(loans) ? formatNumber(loans) : formatDecimals(loans, 1);

/** What a distribution pays for several years cannot be split. */
function PaidForSeveral({ paid, years }: { paid: readonly LoansPayment[]; years: readonly number[] }) {
  const { t } = useText();
  const listOf = useYearList();
  return paid
    .filter(({ loanYears }) => loanYears.length > 1 && loanYears.some((year) => years.includes(year)))
    .map(({ date, loanYears, amountInCents }, index) => (
      <Text key={index} tone="muted">
        {t('loanYears.paidForSeveral', {
          date: formatDate(date),
          sum: formatCents(amountInCents),
          years: listOf(loanYears),
        })}
      </Text>
    ));
}
