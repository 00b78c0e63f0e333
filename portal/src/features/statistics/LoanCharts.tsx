import { BarChart, Section } from '@nimio/design-system';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { LoanYear } from '@nimio/domain/loan/loan.types';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { roundShare, type WorkLoans } from '@nimio/domain/loan/statistics';
import { useText } from '../../shared/intl/use-text';
import { SideBySide } from '../../shared/page/layout';
import { shareText } from '../../shared/share-sum/sum-terms';

interface LoanChartsProps {
  /** The offered years, newest first. */
  years: readonly number[];
  loansByYear: readonly LoanYear[];
  groups: readonly LibraryGroup[];
  works: readonly WorkLoans[];
}

/** The maximum number of bars; more would be less clear than the table. */
const mostWorks = 20;

/** Charts of all loans with the own share, by year and by work. */
export function LoanCharts({ years, loansByYear, groups, works }: LoanChartsProps) {
  const { t } = useText();
  const headers = { value: t('statistics.total'), part: t('statistics.share') };
  return (
    <Section id="charts" title={t('statistics.charts')}>
      <SideBySide>
        <BarChart
          title={t('statistics.byYear')}
          headings={{ label: t('statistics.year'), ...headers }}
          formatPart={shareText}
          bars={years.toReversed().map((year) => {
            const { total, share } = loansOfYear(loansByYear, year, groups);
            return { id: String(year), label: String(year), value: total, part: roundShare(share) };
          })}
        />
        {works.length > 0 && (
          <BarChart
            title={t('statistics.byWork')}
            direction="rows"
            headings={{ label: t('statistics.work'), ...headers }}
            formatPart={shareText}
            bars={works.slice(0, mostWorks).map(({ isbn, name, total, share }) => ({
              id: isbn,
              label: name,
              value: total,
              part: roundShare(share),
            }))}
          />
        )}
      </SideBySide>
    </Section>
  );
}
