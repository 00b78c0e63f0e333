import { newPublicHash } from '@nimio/domain/access/hash';
import { authorContractType } from '@nimio/domain/contract/contract';
import { nameKey } from '@nimio/domain/text/name-key';
import type * as NameIndex from '../../src/api/profile/name.js';
import { isPostgres } from './environment.js';
import { load } from './load.js';
import { server } from './server.js';

let marks = 0;

/** A unique word, so that every test finds only its own customers. */
export const newMark = () => `q${process.pid}x${(marks += 1)}`;

interface Belongings {
  roles?: readonly string[];
  productions?: readonly string[];
  participations?: readonly string[];
  /** Account numbers by priority. */
  ibans?: readonly string[];
  /** By default for the installation's product, and open-ended. */
  contracts?: readonly { type?: string; description?: string; valid_from: string; valid_to?: string }[];
}

/** A customer of the register without an account. */
export async function insertCustomer(
  columns: Record<string, unknown>,
  belongings: Belongings = {},
): Promise<string> {
  const { db, product } = (await server()).system;
  const { indexName } = load<typeof NameIndex>('api/profile/name.js');
  const { roles = [], productions = [], participations = [], ibans = [], contracts = [] } = belongings;
  const hash = newPublicHash();
  const created = { created_at: '2020' };
  await db.transaction(async (tx) => {
    const email_key = typeof columns['email'] === 'string' ? nameKey(columns['email']) : null;
    const row = { hash, kind: 'person', language: 'fi', ...created, ...columns, email_key };
    const id = await tx.insert('profiles', row);
    await indexName(tx, id, columns);
    const belonging = { profile_id: id };
    for (const role of roles) await tx.table('profile_roles').insert({ ...belonging, role });
    for (const code of productions)
      await tx.table('profile_choices').insert({ ...belonging, kind: 'production', code });
    for (const code of participations)
      await tx.table('profile_choices').insert({ ...belonging, kind: 'participation', code });
    for (const [priority, iban] of ibans.entries())
      await tx
        .table('bank_accounts')
        .insert({ ...belonging, ...created, hash: newPublicHash(), iban, priority: priority + 1 });
    for (const contract of contracts) {
      const common = {
        hash: newPublicHash(),
        type: authorContractType,
        description: product,
        comp_types: '*',
      };
      await tx.table('contracts').insert({ ...belonging, ...created, ...common, ...contract });
    }
  });
  return hash;
}

/** Columns of a closed customer. */
export const closed = { closed_on: '2026-03-05', closed_reason: 'Pyysi itse' };

/** Columns of a customer who has died. */
export const dead = { died_on: '2026-10-01', ended_by_death: '{}' };

/**
 * Customers with this word as their name, and nothing else but these columns, while the test is running.
 *
 * @returns a function that adds one more
 */
export async function withManyCustomers(
  mark: string,
  count: number,
  columns: Record<string, string | number>,
  test: (addOne: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { knex } = (await server()).system.db;
  const names = Object.keys(columns);
  const mine = knex('profiles').where({ last_name: mark });
  const insert = (from: number, to: number) =>
    knex.transaction(async (tx) => {
      const numbers = `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})`;
      await tx.raw(
        `insert into profiles (hash, kind, last_name, language, created_at, ${names.join(', ')})
           ${numbers} select substr(cast(? as text) || i || '${'z'.repeat(22)}', 1, 22), 'person', ?, 'fi', '2020',
             ${names.map(() => '?').join(', ')} from n`,
        [`${mark}x`, mark, ...Object.values(columns)],
      );
      const added = `select id from profiles
        where last_name = ? and not exists (select 1 from profile_names where profile_id = profiles.id)`;
      await tx.raw(`insert into profile_name_parts (part, profile_id) select ?, id from (${added}) a`, [
        mark,
        mark,
      ]);
      await tx.raw(
        `insert into profile_names (profile_id, searchable, register_key) select id, ?, ? from (${added}) a`,
        [mark, mark, mark],
      );
    });
  try {
    await insert(1, count);
    // PostgreSQL would plan with the statistics of the few customers before; a register of this size has its own.
    if (isPostgres) await knex.raw('analyze profiles, profile_names, profile_name_parts');
    await test(() => insert(count + 1, count + 1));
  } finally {
    const ids = mine.clone().select('id');
    for (const table of ['profile_name_parts', 'profile_names'])
      await knex(table).whereIn('profile_id', ids).delete();
    await mine.delete();
  }
}
