/** Numbers are written the Finnish way in all three languages: 1 234,5. */
const whole = new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 1 });

/** 1234 as `1 234` with a no-break space. */
export const formatNumber = (value: number): string => whole.format(value);

/** With exactly that many decimals: shares have two, factors three. */
export const formatDecimals = (value: number, decimals: number): string =>
  value.toLocaleString('fi-FI', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** 25.5 as `25,5 %`. */
export const formatPercent = (value: number): string => `${percent.format(value)}\u00a0%`;

/** Integer cents as `1 234,56 €`. Split as integers: a float would lose cents of large sums. */
export function formatMoney(cents: number): string {
  const size = Math.abs(cents);
  const euros = whole.format(Math.trunc(size / 100));
  const sign = cents < 0 ? '\u2212' : '';
  return `${sign}${euros},${String(size % 100).padStart(2, '0')}\u00a0€`;
}
