import type { Knex } from 'knex';
import { type NamedRow, type NameParts, rowsOfAuthorName, rowsOfName } from '../past/names-of-2026-11-22.js';

/** Whatever was told apart from `'` before. */
const apostrophes = [
  '\u2018',
  '\u2019',
  '\u201b',
  '\u02bb',
  '\u02bc',
  '\u02b9',
  '\u2032',
  '\uff07',
  '`',
  '\u00b4',
];

/** Rows with one of the apostrophes in any of these columns. */
const withApostrophe = <Row>(knex: Knex, table: string, columns: readonly string[]): Promise<Row[]> =>
  knex(table)
    .select('id', ...columns)
    .where((any) => {
      for (const column of columns) for (const sign of apostrophes) any.orWhere(column, 'like', `%${sign}%`);
    }) as Promise<unknown> as Promise<Row[]>;

/** Every apostrophe is the same letter: names that have one are indexed anew. */
export async function up(knex: Knex): Promise<void> {
  const names = ['first_name', 'last_name', 'organisation_name', 'organisation_name2'];
  for (const row of await withApostrophe<NamedRow & { id: number }>(knex, 'profiles', names)) {
    const { name, parts } = rowsOfName(row.id, row);
    await knex('profile_name_parts').where({ profile_id: row.id }).delete();
    await knex('profile_names').insert(name).onConflict('profile_id').merge();
    await knex.batchInsert('profile_name_parts', parts, 400);
  }
  const authors = await withApostrophe<NameParts & { id: number }>(knex, 'author_names', ['name1', 'name2']);
  for (const row of authors) {
    const { name, parts } = rowsOfAuthorName(row.id, row);
    await knex('author_name_parts').where({ author_name_id: row.id }).delete();
    await knex('author_name_keys').insert(name).onConflict('author_name_id').merge();
    await knex.batchInsert('author_name_parts', parts, 400);
  }
}
