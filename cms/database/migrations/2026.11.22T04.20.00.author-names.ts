import type { Knex } from 'knex';
import { type NameParts, rowsOfAuthorName } from '../past/names-of-2026-11-22.js';

const isPostgres = (knex: Knex): boolean => (knex.client as { dialect: string }).dialect === 'postgresql';
const batch = 500;

/** Text that both databases compare byte by byte, whatever the language of the installation. */
const bytes = (knex: Knex): string => (isPostgres(knex) ? 'text collate "C"' : 'text');

async function fill(knex: Knex): Promise<void> {
  for (let from = 0; ; ) {
    const rows = (await knex('author_names')
      .select('id', 'name1', 'name2')
      .where('id', '>', from)
      .orderBy('id')
      .limit(batch)) as (NameParts & { id: number })[];
    for (const row of rows) {
      const { name, parts } = rowsOfAuthorName(row.id, row);
      await knex('author_name_keys').insert(name);
      await knex.batchInsert('author_name_parts', parts, batch);
    }
    const last = rows.at(-1);
    if (!last) return;
    from = last.id;
  }
}

/** What staff keep of an author name, and the index by which they find one; it goes with the name. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('author_names', (table) => {
    table.string('asteri_id', 9);
    table
      .smallint('allow_isni_sync')
      .notNullable()
      .defaultTo(0)
      .checkIn(['0', '1'], 'author_names_allow_isni_sync_flag');
  });
  await knex.raw(
    'alter table author_names add column alias_of_id integer references author_names (id) on delete set null',
  );
  await knex.schema.alterTable('author_names', (table) => {
    table.index(['alias_of_id']);
    table.index(['isni']);
    // Names that may be sent to the ISNI register are looked for among all.
    table.index(['allow_isni_sync', 'id']);
  });
  await knex.schema.createTable('author_name_keys', (table) => {
    table
      .integer('author_name_id')
      .unsigned()
      .primary()
      .references('id')
      .inTable('author_names')
      .onDelete('cascade');
    table.specificType('searchable', bytes(knex)).notNullable();
    table.specificType('register_key', bytes(knex)).notNullable();
  });
  // The key is the whole row: SQLite keeps it once.
  await knex.raw(
    `create table author_name_parts (
       part ${bytes(knex)} not null,
       author_name_id integer not null references author_names (id) on delete cascade,
       primary key (part, author_name_id)
     )${isPostgres(knex) ? '' : ' without rowid'}`,
  );
  await knex.schema.alterTable('author_name_parts', (table) => table.index(['author_name_id']));
  await fill(knex);
}
