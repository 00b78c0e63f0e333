import type { Row } from '@nimio/domain/text/csv';

/** Typed cells of a sheet, so that no text becomes a formula; the first row has the headings. */
export const sheetOf = ([headers = [], ...rows]: readonly Row[]) => [
  headers.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
  ...rows.map((row) => row.map((value) => ({ value, type: typeof value === 'number' ? Number : String }))),
];
