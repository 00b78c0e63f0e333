/** 23.5 as `23,5`: the Finnish form in all three languages, like the other numbers. */
export const formatPercent = (percent: number): string => String(percent).replace('.', ',');
