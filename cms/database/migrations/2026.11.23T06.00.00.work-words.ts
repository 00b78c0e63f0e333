import type { Knex } from 'knex';
import { registerKey, rowsOfWork } from '../past/titles-of-2026-11-23.js';

const isPostgres = (knex: Knex): boolean => (knex.client as { dialect: string }).dialect === 'postgresql';
const batch = 500;

/** Text that both databases compare byte by byte, whatever the language of the installation. */
const bytes = (knex: Knex): string => (isPostgres(knex) ? 'text collate "C"' : 'text');

interface TitledRow {
  id: number;
  name: string;
  subtitle: string | null;
}

async function fill(knex: Knex): Promise<void> {
  for (let from = 0; ; ) {
    const works = (await knex('works')
      .select('id', 'name', 'subtitle')
      .where('id', '>', from)
      .orderBy('id')
      .limit(batch)) as TitledRow[];
    const last = works.at(-1);
    if (!last) return;
    const contributors = (await knex('work_contributors')
      .select('work_id', 'name')
      .where('work_id', '>', from)
      .where('work_id', '<=', last.id)) as { work_id: number; name: string }[];
    const names = new Map<number, string[]>();
    for (const { work_id, name } of contributors) names.set(work_id, [...(names.get(work_id) ?? []), name]);
    for (const { id, name } of works)
      await knex('works')
        .where({ id })
        .update({ register_key: registerKey(name) });
    const words = works.flatMap(({ id, name, subtitle }) =>
      rowsOfWork(id, [name, subtitle, ...(names.get(id) ?? [])]),
    );
    await knex.batchInsert('work_words', words, batch);
    from = last.id;
  }
}

/** Works are found by the words of their titles and of who made them, and listed as in a register. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table works add column register_key ${bytes(knex)} not null default ''`);
  // The key is the whole row: SQLite keeps it once.
  await knex.raw(
    `create table work_words (
       word ${bytes(knex)} not null,
       work_id integer not null references works (id) on delete cascade,
       primary key (word, work_id)
     )${isPostgres(knex) ? '' : ' without rowid'}`,
  );
  await knex.schema.alterTable('work_words', (table) => table.index(['work_id']));
  await fill(knex);
}
