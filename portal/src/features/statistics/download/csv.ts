/** A row of a table that is saved as a file. */
export type Row = readonly (string | number)[];

/** What a spreadsheet would take for a formula, a text of somebody else's could begin with. */
const formula = /^[=+\-@\t\r]/;

/** Such a text with an apostrophe before it, which spreadsheets take for "this is text". */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = harmless(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as Finnish spreadsheets read them: semicolons, decimal commas, a byte order mark for the letters. */
export const csvOf = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
