import {
  AmountBar,
  formatCents,
  formatDate,
  formatNumber,
  KeyFigure,
  type KeyFigureFact,
} from '@nimio/design-system';
import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { useText } from '../../../shared/intl/use-text';
import { useYearList } from '../../../shared/loan-years/use-year-list';
import { useProfile } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import { useToday } from '../../../shared/settings/use-today';

interface LoansHeadProps {
  year: number;
  /** All loans of the shown groups, and the profile's share of them in whole loans. */
  total: number;
  share: number;
  /** The number of works with loans. */
  worksWithLoans: number;
  /** The results of distributions that pay for loans of the year. */
  paid: readonly AccountingRow[];
}

/** How often the works were borrowed in a year, the own share of it, and what was paid for it. */
export function LoansHead({ year, total, share, worksWithLoans, paid }: LoansHeadProps) {
  const { t } = useText();
  const listOf = useYearList();
  const { worksCount } = useProfile();
  const { newestLoanYear } = useSettings();
  const thisYear = yearInFinland(useToday());
  const facts: KeyFigureFact[] = paid.map(({ state, date, paidAmountInCents, loanYears }) => ({
    term: t(state === 'paid' ? 'statistics.paidOn' : 'statistics.comingOn', { date: formatDate(date) }),
    value: <strong>{formatCents(paidAmountInCents)}</strong>,
    note:
      loanYears.length > 1
        ? t('statistics.grossOfYears', { years: listOf(loanYears) })
        : t('statistics.gross'),
  }));
  facts.push({
    term: t('statistics.borrowedWorks'),
    value: formatNumber(worksWithLoans),
    note: t('statistics.ofWorks', { n: worksCount, count: formatNumber(worksCount) }),
  });
  // The figures of a year are available in the following spring.
  if (newestLoanYear < thisYear - 1)
    facts.push({
      term: t('statistics.nextYear', { year: newestLoanYear + 1 }),
      value: t('statistics.inSpring'),
    });
  return (
    <KeyFigure
      lead={t('statistics.borrowedInYear', { year })}
      value={formatNumber(total)}
      unit={t('statistics.times', { n: total })}
      facts={facts}
    >
      {total > 0 && (
        <AmountBar
          whole={{ label: t('loanYears.total'), value: total }}
          part={{ label: t('loanYears.share'), value: share }}
          rest={{ label: t('loanYears.others'), value: Math.max(total - share, 0) }}
          format={(n) => t('loanYears.loans', { n, count: formatNumber(n) })}
        />
      )}
    </KeyFigure>
  );
}
