import type { Knex } from 'knex';

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);
const account = (table: Knex.CreateTableBuilder) =>
  table.integer('account_id').unsigned().notNullable().references('id').inTable('accounts');

/** The second factor of the society's own people, and which sessions it has raised. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('second_factors', (table) => {
    table.increments('id');
    account(table).unique();
    // Sealed by the vault under the account's public id.
    table.text('secret_sealed').notNullable();
    // The first good code.
    time(table, 'confirmed_at');
    // The step of time of the last code that was taken: none is good twice.
    table.integer('last_step').notNullable().defaultTo(0);
    time(table, 'created_at').notNullable();
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    table.increments('id');
    account(table);
    table.string('code_hash', 64).notNullable();
    time(table, 'used_at');
    table.unique(['account_id', 'code_hash']);
  });
  await knex.schema.alterTable('sessions', (table) => {
    time(table, 'raised_at');
  });
}
