import type { Knex } from 'knex';

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);

const types = ['ST', 'P', 'M', 'Y', 'PY', 'L', 'L_5', 'L_10', 'L_15', 'L_30', 'L_35'];

const references = (table: Knex.CreateTableBuilder, name: string, other: string) =>
  table.integer(name).unsigned().references('id').inTable(other);

export async function up(knex: Knex): Promise<void> {
  // Rates are whole tenths of a percent.
  await knex.schema.createTable('taxations', (table) => {
    table.increments('id');
    references(table, 'profile_id', 'profiles').notNullable().unique();
    table.string('type', 8).notNullable().checkIn(types, 'taxation_type');
    table.smallint('rate').checkBetween([0, 1000], 'taxation_rate');
    table.smallint('year').notNullable().checkBetween([2000, 2200], 'taxation_year');
    // What the society set itself is newer than the yearly data of the same year.
    table.string('source', 8).notNullable().checkIn(['fetch', 'society'], 'taxation_source');
    time(table, 'changed_at').notNullable();
  });
  await knex.schema.createTable('tax_proposals', (table) => {
    table.increments('id');
    table.string('hash', 22).notNullable().unique();
    references(table, 'profile_id', 'profiles').notNullable();
    // None for a tax card.
    table.smallint('rate').checkBetween([0, 600], 'tax_proposal_rate');
    table
      .string('status', 9)
      .notNullable()
      .checkIn(['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED'], 'tax_proposal_status');
    table.string('reason', 1000);
    references(table, 'created_by_account_id', 'accounts');
    time(table, 'created_at').notNullable();
    references(table, 'decided_by_account_id', 'accounts');
    time(table, 'decided_at');
    table.check(`(status = 'PENDING') = (decided_at is null)`, [], 'tax_proposal_decided');
    table.index(['profile_id', 'id']);
    // The society's queue.
    table.index(['status', 'id']);
  });
  await knex.raw(
    `create unique index tax_proposals_pending on tax_proposals (profile_id) where status = 'PENDING'`,
  );
  // A card that was cancelled, declined or followed by another is not kept.
  await knex.schema.createTable('tax_cards', (table) => {
    table.increments('id');
    references(table, 'proposal_id', 'tax_proposals').notNullable().unique();
    references(table, 'profile_id', 'profiles').notNullable().index();
    table.text('bytes_sealed').notNullable();
    table.integer('size').notNullable().checkPositive('tax_card_size');
    time(table, 'created_at').notNullable();
  });
  await knex.schema.createTable('taxation_events', (table) => {
    table.increments('id');
    references(table, 'profile_id', 'profiles').notNullable();
    table
      .string('kind', 9)
      .notNullable()
      .checkIn(
        ['proposed', 'cardSent', 'cancelled', 'accepted', 'declined', 'set', 'fetched'],
        'taxation_event_kind',
      );
    references(table, 'account_id', 'accounts');
    table.string('done_by', 8).notNullable().checkIn(['customer', 'society', 'fetch'], 'taxation_event_by');
    // The taxation after it, and the rate that it is about.
    table.string('type', 8);
    table.smallint('rate');
    table.smallint('year');
    table.smallint('proposed_rate');
    time(table, 'at').notNullable();
    table.index(['profile_id', 'id']);
  });
}
