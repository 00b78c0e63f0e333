import type { Row } from '../../../shared/download/csv';

/** A sheet's cells, which have their kinds, so no text becomes a formula; the first row is the headings. */
export const sheetOf = ([heads = [], ...rows]: readonly Row[]) => [
  heads.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
  ...rows.map((row) => row.map((value) => ({ value, type: typeof value === 'number' ? Number : String }))),
];
