/** A file of returned payments is a few kilobytes; a year's are not a megabyte. */
export const returnsMaxBytes = 1_000_000;

/** Endings of their names. */
export const returnsTypes = ['csv'] as const;
