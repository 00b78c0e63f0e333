import type { Knex } from 'knex';

/** The help that came with the versions before this table. */
const places = [
  ...['login', 'registration', 'contract', 'contact', 'bank'],
  ...['works', 'add-work', 'work-roles', 'messages'],
];

/** Which entries of the first content an installation has met: what its editors delete does not come back. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('first_content', (table) => {
    // Its folder: `info-texts/bank`.
    table.string('entry', 160).primary();
  });
  if (await knex.schema.hasTable('info_texts')) {
    await knex('first_content').insert(places.map((place) => ({ entry: `info-texts/${place}` })));
  }
  // Whoever changes content locks this row, so it is there from the beginning.
  await knex('content_revisions')
    .insert({ content: 'published', revision: 0 })
    .onConflict('content')
    .ignore();
}
