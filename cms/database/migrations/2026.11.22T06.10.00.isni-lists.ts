import type { Knex } from 'knex';

/** Staff list names by how it stands with them in the ISNI register, errors by their reason too. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('isni_syncs', (table) => table.index(['state', 'reason', 'author_name_id']));
}
