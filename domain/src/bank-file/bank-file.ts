/** The largest file in bytes. */
export const bankFileMaxBytes = 20_000_000;

/** The most payments that a file reports; a year's payments of the society are some thousands. */
export const bankFileMaxEntries = 200_000;

/** Accepted file name extensions; the content decides the format. */
export const bankFileTypes = ['xml', 'csv'] as const;

/**
 * What a report does that the bank rejected a whole payment file: its payments fail, or, as long as they are not marked paid,
 * the file has to be made again. It does nothing if it was read before, if the file is not ours, or if the bank rejected a
 * duplicate: then it has the same file already, and our ids are never reused for another one.
 */
export const rejectionEffects = ['fails', 'clears', 'duplicate', 'known', 'unknown'] as const;
export type RejectionEffect = (typeof rejectionEffects)[number];

/** The ISO codes for a file or a payment that the bank has received before. */
export const duplicateReasons: readonly string[] = ['AM05', 'DUPL'];

/** The ISO code for a reason that the bank does not give. */
export const unspecifiedReason = 'MS03';
