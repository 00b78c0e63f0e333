import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../environment.mjs';

const require = createRequire(path.join(root, 'cms/package.json'));

/**
 * @typedef {{ client: 'sqlite', file: string } | { client: 'postgres', url: string }} Source
 * @typedef {{ token: string, profileHash: string, bankAccountHash: string, isbn: string }} Visitor the session, its profile, its bank account and one of its works
 * @typedef {Record<string, unknown>} Row
 * @typedef {(sql: string, values?: unknown[]) => Promise<Row[]>} Query
 * @typedef {{ reader: boolean, all: (...values: unknown[]) => Row[], run: (...values: unknown[]) => unknown }} SqliteStatement
 * @typedef {{ prepare: (sql: string) => SqliteStatement, close: () => void }} SqliteConnection
 * @typedef {{ query: (sql: string, values: unknown[]) => Promise<{ rows: Row[] }>, end: () => Promise<void> }} PostgresPool
 */

const token = 'bench-bench-bench-bench-bench-bench-bench-1';
const listLength = 50;

/**
 * @param {Source} source
 * @returns {{ query: Query, close: () => Promise<void> }}
 */
export function openDatabase(source) {
  if (source.client === 'sqlite') {
    const Sqlite = /** @type {new (file: string) => SqliteConnection} */ (require('better-sqlite3'));
    const db = new Sqlite(source.file);
    return {
      query: (sql, values = []) => {
        const statement = db.prepare(sql);
        const rows = statement.reader ? statement.all(...values) : (statement.run(...values), []);
        return Promise.resolve(/** @type {Record<string, unknown>[]} */ (rows));
      },
      close: () => Promise.resolve(void db.close()),
    };
  }
  const { Pool } = /** @type {{ Pool: new (options: object) => PostgresPool }} */ (require('pg'));
  const pool = new Pool({ connectionString: source.url, max: 1 });
  return {
    query: async (sql, values = []) => {
      let n = 0;
      return /** @type {Record<string, unknown>[]} */ (
        (
          await pool.query(
            sql.replace(/\?/g, () => `$${++n}`),
            values,
          )
        ).rows
      );
    },
    close: () => pool.end(),
  };
}

const author = `select p.id, p.hash from profiles p join (
   select profile_id from (
     select s.profile_id, d.work_id from shares s join deals d on d.id = s.deal_id
     union select profile_id, work_id from contributions) listed
   group by profile_id having count(*) = ${listLength}) fifty on fifty.profile_id = p.id
  order by p.id limit 1`;
const staff = `select p.id, p.hash from profiles p join profile_roles r on r.profile_id = p.id
  where r.role = 'admin' order by p.id limit 1`;

/** The profile with most works. */
const reader = `select p.id, p.hash from profiles p join shares s on s.profile_id = p.id
  group by p.id, p.hash order by count(*) desc limit 1`;
const visitors = { author, staff, reader };

/**
 * Creates a session of an author with fifty works, of staff, or of the profile with most works.
 * @param {Source} source
 * @param {keyof typeof visitors} [kind]
 * @param {number} [represented] how many other profiles the account may use
 * @returns {Promise<Visitor>}
 */
export async function prepareSession(source, kind = 'author', represented = 0) {
  const { query, close } = openDatabase(source);
  const [profile] = await query(visitors[kind]);
  if (!profile) throw new Error(`There is no ${kind} with ${listLength} works`);
  const [terms] = await query('select max(accepted_terms) as version from accounts');
  const now = new Date().toISOString();
  const far = '2999-01-01T00:00:00.000Z';
  await query('delete from sessions');
  await query(
    `insert into accounts (hash, username, username_key, password_hash, default_profile_id, accepted_terms, created_at)
     select ?, 'bench', 'bench', '-', ?, ?, ? where not exists (select 1 from accounts where username_key = 'bench')`,
    ['BenchBenchBenchBench00', profile.id, terms?.version, now],
  );
  const [account] = await query(`select id from accounts where username_key = 'bench'`);
  await query('update accounts set default_profile_id = ? where id = ?', [profile.id, account?.id]);
  await query('delete from access_grants where account_id = ?', [account?.id]);
  await query(
    `insert into access_grants (account_id, profile_id, kind, valid_from) values (?, ?, 'own', ?)`,
    [account?.id, profile.id, '2020-01-01T00:00:00.000Z'],
  );
  await query(
    `insert into access_grants (account_id, profile_id, kind, valid_from)
     select ?, p.id, 'representative', ? from profiles p where p.id <> ? order by p.id limit ?`,
    [account?.id, '2020-01-01T00:00:00.000Z', profile.id, represented],
  );
  const hash = createHash('sha256').update(token).digest('base64url');
  // Sessions of staff get their rights from the second factor.
  const raisedAt = kind === 'staff' ? now : null;
  await query(
    `insert into sessions (token_hash, account_id, profile_id, kind, created_at, seen_at, proved_at, idle_until, expires_at, raised_at)
     values (?, ?, ?, 'password', ?, ?, ?, ?, ?, ?)`,
    [hash, account?.id, profile.id, now, far, far, far, far, raisedAt],
  );
  const [work] = await query(
    `select w.isbn from shares s join deals d on d.id = s.deal_id join works w on w.id = d.work_id
      where s.profile_id = ? limit 1`,
    [profile.id],
  );
  const [bank] = await query('select hash from bank_accounts where profile_id = ? limit 1', [profile.id]);
  await close();
  return {
    token,
    profileHash: String(profile.hash),
    bankAccountHash: String(bank?.hash),
    isbn: String(work?.isbn),
  };
}
