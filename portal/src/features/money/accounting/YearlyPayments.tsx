import { formatCents, Section, Text, YearChart } from '@nimio/design-system';
import { formatPercent } from '../../../shared/intl/percent';
import { useText } from '../../../shared/intl/use-text';
import { useTaxLabel } from '../../../shared/payment/use-tax-label';
import { chartYears, isArriving, type Payment, totalsOf, yearOf } from './payments/payments';

interface YearlyPaymentsProps {
  payments: readonly Payment[];
  year: number;
}

/** What was paid and withheld by year, for comparison and for the tax return. Nothing with less than two years. */
export function YearlyPayments({ payments, year: current }: YearlyPaymentsProps) {
  const { t } = useText();
  const { name } = useTaxLabel();
  const years = chartYears(payments, current);
  const reaching = payments.filter(isArriving);
  const ofYear = (year: number) => reaching.filter((payment) => yearOf(payment) === year);
  const totals = new Map(years.map((year) => [year, totalsOf(ofYear(year))]));
  const cell = (key: 'grossInCents' | 'withheldInCents' | 'netInCents') => (year: number) =>
    formatCents(totals.get(year)?.[key] ?? 0);
  const rates = (year: number) => {
    const all = [...new Set(ofYear(year).flatMap(({ withholding }) => withholding?.taxRate ?? []))];
    const [lowest, highest] = [Math.min(...all), Math.max(...all)];
    if (all.length === 0) return '–';
    if (all.length === 1) return t('payment.percent', { rate: formatPercent(lowest) });
    return t('accounting.rates', { from: formatPercent(lowest), to: formatPercent(highest) });
  };
  if (years.length === 0) return null;
  const shown = reaching.filter((payment) => years.includes(yearOf(payment)));
  const isAnyPlanned = shown.some(({ kind }) => kind === 'estimate');
  return (
    <Section id="years" title={t('accounting.years')}>
      <YearChart
        caption={t('accounting.byYear')}
        current={current}
        years={years.map((year) => ({
          year,
          href: `/accounting?year=${year}`,
          value: totals.get(year)?.grossInCents ?? 0,
          part: totals.get(year)?.netInCents ?? 0,
        }))}
        rows={[
          { id: 'gross', label: t('payment.gross'), cell: cell('grossInCents') },
          {
            id: 'withheld',
            label: name(shown.flatMap(({ withholding }) => withholding ?? [])),
            mark: 'rest',
            cell: cell('withheldInCents'),
          },
          { id: 'rate', label: t('accounting.rate'), cell: rates },
          { id: 'net', label: t('payment.net'), mark: 'part', cell: cell('netInCents') },
        ]}
      />
      <Text tone="muted">{t(isAnyPlanned ? 'accounting.yearsWithPlanned' : 'accounting.yearsNote')}</Text>
    </Section>
  );
}
