/** 1234 as `1 234` with a no-break space: whole numbers in the Finnish format in all three languages. */
export const formatNumber = (value: number): string =>
  String(value)
    .replace('-', '\u2212')
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** 1204.5 with two decimals as `1 204,50`: the Finnish format in all three languages. */
export function formatDecimals(value: number, decimals: number): string {
  const [whole = '', rest = ''] = Math.abs(value).toFixed(decimals).split('.');
  const isBelow = value < 0 && Number(`${whole}.${rest}`) > 0;
  return `${isBelow ? '\u2212' : ''}${formatNumber(Number(whole))},${rest}`;
}
