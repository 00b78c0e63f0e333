import type { Knex } from 'knex';

const isPostgres = (knex: Knex): boolean => (knex.client as { dialect: string }).dialect === 'postgresql';

/** Text that both databases compare byte by byte, whatever the language of the installation. */
const bytes = (knex: Knex): string => (isPostgres(knex) ? 'text collate "C"' : 'text');

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);

const goesWith = (table: Knex.CreateTableBuilder, column: string, target: string) =>
  table.integer(column).unsigned().notNullable().references('id').inTable(target).onDelete('cascade');

const roles = ['author', 'translator', 'illustrator', 'editor'];

/** Who made a work as a catalogue tells it, by which works are suggested; what was hidden; and what was asked for. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('work_contributors', (table) => {
    table.increments('id');
    goesWith(table, 'work_id', 'works');
    // As the catalogue writes it: "Sjöholm, Aino M."
    table.string('name', 500).notNullable();
    table.string('role', 12).notNullable().checkIn(roles, 'work_contributors_role');
    table.unique(['work_id', 'name', 'role']);
  });
  // The key is the whole row: SQLite keeps it once.
  await knex.raw(
    `create table work_contributor_keys (
       name_key ${bytes(knex)} not null,
       contributor_id integer not null references work_contributors (id) on delete cascade,
       primary key (name_key, contributor_id)
     )${isPostgres(knex) ? '' : ' without rowid'}`,
  );
  await knex.schema.alterTable('work_contributor_keys', (table) => table.index(['contributor_id']));
  await knex.schema.createTable('hidden_suggestions', (table) => {
    goesWith(table, 'profile_id', 'profiles');
    goesWith(table, 'work_id', 'works').index();
    // Who hid it: the author, or somebody for them.
    table.integer('account_id').unsigned().notNullable().references('id').inTable('accounts').index();
    time(table, 'hidden_at').notNullable();
    table.primary(['profile_id', 'work_id']);
  });
  await knex.schema.createTable('name_searches', (table) => {
    goesWith(table, 'author_name_id', 'author_names').primary();
    // Another name is looked for at once, the same one after a while.
    table.string('searched', 401).notNullable();
    time(table, 'asked_at').notNullable();
  });
}
