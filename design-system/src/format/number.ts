/** 1234 as `1 234` with a no-break space: whole numbers are written the Finnish way in all three languages. */
export const formatNumber = (value: number): string =>
  String(value)
    .replace('-', '\u2212')
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0');
