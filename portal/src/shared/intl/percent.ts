/** Formats 23.5 as `23,5`, the Finnish notation in all languages. */
export const formatPercent = (percent: number): string => String(percent).replace('.', ',');
