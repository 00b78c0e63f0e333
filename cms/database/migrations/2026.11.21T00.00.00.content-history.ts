import type { Knex } from 'knex';

/** What editors do stands in the same log: who they are in the CMS, and which entry it is about. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audit_log', (table) => {
    // Number of the CMS's own user; no foreign key, since a line outlives its editor.
    table.integer('editor_id').unsigned();
    table.string('subject', 80).index();
  });
}
