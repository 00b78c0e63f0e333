import { DescriptionList, formatNumber, Section } from '@nimio/design-system';
import { totalsByFormat, type WorkLoans } from '@nimio/domain/loan/statistics';
import { useText } from '../../shared/intl/use-text';
import { shareText } from '../../shared/share-sum/sum-terms';
import { useLoanLabels } from './use-loan-labels';

/** Loans by format, and the own share of them. */
export function FormatTotals({ works }: { works: readonly WorkLoans[] }) {
  const { t } = useText();
  const labels = useLoanLabels();
  const items = totalsByFormat(works).map(({ type, total, share }) => ({
    term: labels.type({ type }),
    value: t('statistics.formatTotal', { total: formatNumber(total), share: shareText(share) }),
  }));
  return (
    <Section id="formats" title={t('statistics.formats')}>
      <DescriptionList items={items} />
    </Section>
  );
}
