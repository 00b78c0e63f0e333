import { BarChart, formatCents, Section } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import type { PaymentYear } from './payments';

/** Payments by year since the first one. */
export function PaymentChart({ years }: { years: readonly PaymentYear[] }) {
  const { t } = useText();
  const first = years.findLastIndex(({ payments }) => payments.length > 0);
  return (
    <Section id="chart" title={t('accounting.chart')}>
      <BarChart
        title={t('accounting.byYear')}
        headings={{ label: t('accounting.year'), value: t('accounting.gross') }}
        format={formatCents}
        bars={years
          .slice(0, first + 1)
          .toReversed()
          .map(({ year, sumInCents }) => ({ id: String(year), label: String(year), value: sumInCents }))}
      />
    </Section>
  );
}
