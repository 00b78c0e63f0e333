import type { Knex } from 'knex';

/** Names that staff let be sent to the ISNI register are looked for among all names. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('author_names', (table) => table.index(['allow_isni_sync', 'id']));
}
