/** The largest file in bytes. A file of returned payments has a few kilobytes; a whole year has less than a megabyte. */
export const returnsMaxBytes = 1_000_000;

/** Accepted file name extensions. */
export const returnsTypes = ['csv'] as const;
