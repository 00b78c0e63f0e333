import type { Knex } from 'knex';

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);

/** Authors that staff brought together, with all that taking it back needs. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('author_merges', (table) => {
    table.increments('id');
    table.string('hash', 22).notNullable().unique();
    // Gone when the name was deleted or merged further: then nothing can be taken back.
    table
      .integer('dominant_author_name_id')
      .unsigned()
      .references('id')
      .inTable('author_names')
      .onDelete('set null')
      .index();
    // What was where before, and what the dominant author was called after.
    table.text('moved').notNullable();
    table.integer('account_id').unsigned().notNullable().references('id').inTable('accounts');
    time(table, 'merged_at').notNullable();
    time(table, 'undone_at');
  });
}
