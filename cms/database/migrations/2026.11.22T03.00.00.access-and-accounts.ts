import type { Knex } from 'knex';

const kinds = ['own', 'representative', 'estate', 'organisation'];

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);
const reference = (table: Knex.CreateTableBuilder, name: string, to: string) =>
  table.integer(name).unsigned().references('id').inTable(to);

/** SQLite cannot change a check: the rows move into a table that has the new one. */
async function widenOnSqlite(knex: Knex): Promise<void> {
  await knex.schema.createTable('access_grants_of_kinds', (table) => {
    table.increments('id');
    reference(table, 'account_id', 'accounts').notNullable();
    reference(table, 'profile_id', 'profiles').notNullable().index();
    table.string('kind', 20).notNullable().checkIn(kinds, 'access_grants_kind');
    time(table, 'valid_from').notNullable();
    time(table, 'valid_to');
    reference(table, 'granted_by_account_id', 'accounts');
    table.unique(['account_id', 'profile_id', 'valid_from']);
  });
  const columns = 'id, account_id, profile_id, kind, valid_from, valid_to, granted_by_account_id';
  await knex.raw(`insert into access_grants_of_kinds (${columns}) select ${columns} from access_grants`);
  await knex.schema.dropTable('access_grants');
  await knex.schema.renameTable('access_grants_of_kinds', 'access_grants');
}

async function widenOnPostgres(knex: Knex): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await knex.raw(
    `alter table access_grants drop constraint access_grants_kind,
       add constraint access_grants_kind check (kind in (${list}))`,
  );
}

/** More kinds of access, logins that are refused for a while, and the log of one customer. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = (knex.client as { dialect: string }).dialect === 'postgresql';
  await (isPostgres ? widenOnPostgres(knex) : widenOnSqlite(knex));
  await knex.schema.createTable('locked_accounts', (table) => {
    table.increments('id');
    reference(table, 'account_id', 'accounts').notNullable().unique();
    time(table, 'locked_at').notNullable();
    time(table, 'locked_until').notNullable().index();
  });
  await knex.schema.alterTable('audit_log', (table) => {
    table.index(['profile_id', 'id']);
  });
  // Whose own profile it is: a customer's login is found by it.
  await knex.schema.alterTable('accounts', (table) => {
    table.index('default_profile_id');
  });
}
