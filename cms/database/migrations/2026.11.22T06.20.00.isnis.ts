import type { Knex } from 'knex';

/**
 * Names are looked for by their ISNI. Who gives a name one holds the ISNI's row meanwhile: of two customers who are given
 * the same at once, the second is checked against the first.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('author_names', (table) => table.index(['isni']));
  await knex.schema.createTable('isnis', (table) => table.string('isni', 16).primary());
}
