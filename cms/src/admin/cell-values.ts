import { labelIn } from '../content/entry.js';

/** An entry in a list of the content manager. */
export type Row = Record<string, string | null>;

/** The name that a column's attribute has in three languages: `title` of `titleFi`. */
export const baseOf = (name: string): string | undefined => /^(title|subject)Fi$/.exec(name)?.[1];

/** The value of a cell; a title that is missing in Finnish is shown in a language in which it is written. */
export function valueOf(row: Row, name: string): string | null {
  const base = baseOf(name);
  return (base ? labelIn(row, base, 'fi') : row[name]) || null;
}
