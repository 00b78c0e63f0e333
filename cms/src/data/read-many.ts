import type { Query, Reader, Value } from './database.js';

/** So few that a database finds each by its index, and does not rather read the whole table. */
const portion = 25;
export const manyPlaces = Array.from({ length: portion }, () => '?').join(', ');

interface ManyRead<Row, T extends Value> {
  /** Has `manyPlaces` for its last values. */
  statement: Query<Row>;
  /** The values before those. */
  first?: Value[];
  values: readonly T[];
  /** A value that no row has, for the places that are left over: so one prepared statement serves any number. */
  none: T;
}

/** The rows of many values, however many there are. */
export async function readMany<Row, T extends Value>(
  reader: Reader,
  asked: ManyRead<Row, T>,
): Promise<Row[]> {
  const { statement, first = [], values, none } = asked;
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += portion) {
    const places = Array.from({ length: portion }, (_, place) => values[at + place] ?? none);
    rows.push(...(await reader.all(statement, [...first, ...places])));
  }
  return rows;
}
