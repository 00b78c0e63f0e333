/** Numbers are written the Finnish way in all three languages. */
const whole = new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 0 });

/** 1234 as `1 234` with a no-break space. */
export const formatNumber = (value: number): string => whole.format(value);
