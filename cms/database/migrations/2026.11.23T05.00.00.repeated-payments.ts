import type { Knex } from 'knex';

const kinds = [
  ...['created', 'changed', 'asked', 'calculated', 'stopped', 'approved', 'exported', 'paid', 'returned'],
  'repeated',
];

const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);
const reference = (table: Knex.CreateTableBuilder, name: string, to: string) =>
  table.integer(name).unsigned().references('id').inTable(to);

/** SQLite cannot change a check: the rows move into a table that has the new one. */
async function widenOnSqlite(knex: Knex): Promise<void> {
  await knex.schema.createTable('distribution_events_of_kinds', (table) => {
    table.increments('id');
    reference(table, 'distribution_id', 'distributions').notNullable().index();
    table.string('kind', 12).notNullable().checkIn(kinds, 'distribution_events_kind');
    reference(table, 'account_id', 'accounts');
    table.text('facts').notNullable();
    time(table, 'at').notNullable();
  });
  const columns = 'id, distribution_id, kind, account_id, facts, at';
  await knex.raw(
    `insert into distribution_events_of_kinds (${columns}) select ${columns} from distribution_events`,
  );
  // Numbers of events are in the keys of jobs: one that has been removed must not come again.
  await knex.raw(`delete from sqlite_sequence where name = 'distribution_events_of_kinds'`);
  await knex.raw(
    `insert into sqlite_sequence (name, seq)
       select 'distribution_events_of_kinds', seq from sqlite_sequence where name = 'distribution_events'`,
  );
  await knex.schema.dropTable('distribution_events');
  await knex.schema.renameTable('distribution_events_of_kinds', 'distribution_events');
}

async function widenOnPostgres(knex: Knex): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await knex.raw(
    `alter table distribution_events drop constraint distribution_events_kind,
       add constraint distribution_events_kind check (kind in (${list}))`,
  );
}

/**
 * When staff have had a payment that failed paid again to the same account, and that they did. It comes with the next
 * distribution.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = (knex.client as { dialect: string }).dialect === 'postgresql';
  await (isPostgres ? widenOnPostgres(knex) : widenOnSqlite(knex));
  await knex.schema.alterTable('payments', (table) => {
    time(table, 'repeated_at');
  });
}
