/** Bytes of a file that is chosen. */
export const mostBytes = 2_000_000;
/** Bytes of one part of a workbook once it is opened. */
export const mostOpened = 16 * 1024 * 1024;
/** The ISBNs of a list are a few hundred; the table that they stand in may be longer. */
export const mostRows = 10_000;
/** Columns after these are not looked at. */
export const mostColumns = 100;
