import { formatNumber, Section } from '@nimio/design-system';
import type { WorkLoans } from '@nimio/domain/loan/statistics';
import { useText } from '../../../shared/intl/use-text';
import { WorkBars } from '../WorkBars';
import { LoansTable } from './LoansTable';
import { loanRows } from './loan-rows';
import { useLoanLabels } from './use-loan-labels';

interface LoansByWorkProps {
  /** The largest share first. */
  works: readonly WorkLoans[];
  year: number;
}

/** The works with the largest shares, and on request a table of all with the calculation of each share. */
export function LoansByWork({ works, year }: LoansByWorkProps) {
  const { t } = useText();
  const labels = useLoanLabels();
  const loans = (n: number) => t('loanYears.loans', { n, count: formatNumber(n) });
  const rows = () =>
    loanRows(works, {
      headers: [
        t('statistics.isbn'),
        t('statistics.work'),
        t('statistics.contributors'),
        t('loanYears.share'),
        t('loanYears.total'),
        t('statistics.format'),
      ],
      ...labels,
    });
  return (
    <Section id="works" title={t('statistics.works')}>
      <WorkBars
        label={t('statistics.works')}
        bars={works.map(({ isbn, name, total, share }) => ({
          id: isbn,
          label: name,
          href: `/works/${isbn}`,
          value: total,
          part: share,
          figure: loans(Math.round(share)),
          note:
            share === total
              ? t('statistics.allYours')
              : t('statistics.shareOf', { n: total, count: formatNumber(total) }),
        }))}
        table={<LoansTable works={works} />}
        fileName={t('statistics.fileName', { year })}
        rows={rows}
      />
    </Section>
  );
}
