import type { Knex } from 'knex';
import { type NamedRow, rowsOfName } from '../past/names-of-2026-11-22.js';

const isPostgres = (knex: Knex): boolean => (knex.client as { dialect: string }).dialect === 'postgresql';
const batch = 500;

/** Text that both databases compare byte by byte, whatever the language of the installation. */
const bytes = (knex: Knex): string => (isPostgres(knex) ? 'text collate "C"' : 'text');

async function fill(knex: Knex): Promise<void> {
  for (let from = 0; ; ) {
    const rows = (await knex('profiles')
      .select('id', 'first_name', 'last_name', 'organisation_name', 'organisation_name2')
      .where('id', '>', from)
      .orderBy('id')
      .limit(batch)) as (NamedRow & { id: number })[];
    for (const row of rows) {
      const { name, parts } = rowsOfName(row.id, row);
      await knex('profile_names').insert(name);
      await knex.batchInsert('profile_name_parts', parts, batch);
    }
    const last = rows.at(-1);
    if (!last) return;
    from = last.id;
  }
}

/** Customers are found by any part of their names, and listed as in a register, through indexes of our own letters. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('profile_names', (table) => {
    table.integer('profile_id').unsigned().primary().references('id').inTable('profiles');
    table.specificType('searchable', bytes(knex)).notNullable();
    table.specificType('register_key', bytes(knex)).notNullable();
  });
  // The key is the whole row: SQLite keeps it once.
  await knex.raw(
    `create table profile_name_parts (
       part ${bytes(knex)} not null,
       profile_id integer not null references profiles (id),
       primary key (part, profile_id)
     )${isPostgres(knex) ? '' : ' without rowid'}`,
  );
  await knex.schema.alterTable('profile_roles', (table) => {
    table.index(['role', 'profile_id']);
  });
  await fill(knex);
}
