import type { Knex } from 'knex';

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);

const states = ['disabled', 'pending', 'inProgress', 'error', 'done'];

const ofName = (table: Knex.CreateTableBuilder) =>
  table
    .integer('author_name_id')
    .unsigned()
    .notNullable()
    .references('id')
    .inTable('author_names')
    .onDelete('cascade');

/** How it stands with author names in the ISNI register, and what was tried; both go with the name. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('isni_syncs', (table) => {
    ofName(table).primary();
    table.string('state', 10).notNullable().checkIn(states, 'isni_syncs_state');
    // Counts how often it was asked for: a job of an older one has nothing to do any more.
    table.integer('version').notNullable();
    // What the register is told of the name; another one is to be sent again.
    table.text('fingerprint').notNullable();
    time(table, 'sent_at');
    time(table, 'answered_at');
    table.string('reason', 20);
    // The register's own words, its number of the record, and the records that may be about the same.
    table.text('information').notNullable().defaultTo('');
    table.string('ppn', 20);
    table.text('possible_matches').notNullable().defaultTo('[]');
    table.check("(state = 'error') = (reason is not null)", [], 'isni_syncs_reason');
    table.check("state <> 'done' or answered_at is not null", [], 'isni_syncs_answered');
    // Staff list names by how it stands with them, errors by their reason too.
    table.index(['state', 'reason', 'author_name_id']);
  });
  await knex.schema.createTable('isni_attempts', (table) => {
    table.increments('id');
    ofName(table).index();
    table.integer('version').notNullable();
    time(table, 'sent_at').notNullable();
    // Both are empty while no answer has come, and stay so when the server was killed meanwhile.
    time(table, 'answered_at');
    table.string('ended', 20);
    // What the name had before, and what the register gave.
    table.string('isni_before', 16);
    table.string('isni', 16);
    table.check('(answered_at is null) = (ended is null)', [], 'isni_attempts_ended');
  });
  // Who gives a name an ISNI holds its row meanwhile: of two customers who are given the same at once, the second is
  // checked against the first.
  await knex.schema.createTable('isnis', (table) => table.string('isni', 16).primary());
}
