import type { Knex } from 'knex';

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);
const reference = (table: Knex.CreateTableBuilder, name: string, to: string) =>
  table.integer(name).unsigned().notNullable().references('id').inTable(to);

/** Another number for a deal, suggested to its owner. It names work and role, since it outlives the deal. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('change_suggestions', (table) => {
    table.increments('id');
    table.string('hash', 22).notNullable().unique();
    reference(table, 'work_id', 'works');
    table.string('role', 10).notNullable().checkIn(['author', 'translator'], 'change_suggestions_role');
    reference(table, 'suggester_profile_id', 'profiles').index();
    // Null when the name has gone since; while the suggestion waits it cannot go.
    table
      .integer('author_name_id')
      .unsigned()
      .references('id')
      .inTable('author_names')
      .onDelete('set null')
      .index();
    table.integer('amount').notNullable().checkPositive('change_suggestions_amount');
    table.integer('amount_before').notNullable();
    table.text('reason').notNullable();
    table.smallint('add_if_accepted').notNullable().checkIn(['0', '1'], 'change_suggestions_add');
    table
      .string('state', 9)
      .notNullable()
      .checkIn(['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'LAPSED'], 'change_suggestions_state');
    table.string('rejection_reason', 12);
    time(table, 'created_at').notNullable().index();
    time(table, 'decided_at');
    table.integer('decided_by_account_id').unsigned().references('id').inTable('accounts');
  });
  // One waits for each deal and suggester.
  await knex.raw(
    `create unique index change_suggestions_one_pending on change_suggestions (work_id, role, suggester_profile_id)
      where state = 'PENDING'`,
  );
}
