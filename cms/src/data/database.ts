import { once } from 'node:events';
import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';
import { type Client, Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  postgresSql,
  type Query,
  query,
  type Reader,
  type Sql,
  sqliteSql,
  sqliteTransaction,
  type Value,
} from './sql.js';

/** One transaction: the same prepared statements, and the tables to write to. */
export interface Transaction extends Sql {
  table<Row extends object = Record<string, unknown>>(name: string): Knex.QueryBuilder<Row, Row[]>;
  /** What follows `copy … from stdin`, PostgreSQL's bulk insert; SQLite has none. */
  copy(sql: string, text: string): Promise<void>;
  /** Inserts a row and returns its id. */
  insert(table: string, row: Record<string, unknown>): Promise<number>;
  /** The query, with a row lock on PostgreSQL. SQLite has one writer at a time, so there is nothing to lock. */
  lock<Row>(
    query: Query<Row>,
    values?: Value[],
    strength?: 'for no key update' | 'for update',
  ): Promise<Row | undefined>;
}

/** The connections of a pool: in use, idle, and callers waiting for one. */
type PoolUse = Record<'used' | 'idle' | 'waiting', number>;

/**
 * The business tables. Reads use dedicated connections, because knex costs as much again as the statement; every write
 * is in a transaction of Strapi's pool.
 */
export interface Database extends Reader {
  readonly client: 'sqlite' | 'postgres';
  /** For dedicated connections. */
  readonly source: Source;
  readonly knex: Knex;
  /** @param work runs twice if PostgreSQL chose its transaction to end a deadlock: it changes nothing outside of it */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The use of each pool now. SQLite reads on one connection without a pool. */
  pools: () => Record<string, PoolUse>;
  /** Closes the reading connections; the pool is Strapi's. */
  close: () => Promise<void>;
}

interface OwnReader extends Reader, Pick<Database, 'close'> {
  pool?: () => PoolUse;
}

function sqliteReader(file: string): OwnReader {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
  const { all, first } = sqliteSql(connection);
  return { all, first, close: () => Promise.resolve(void connection.close()) };
}

function postgresReader(connectionString: string): OwnReader {
  // A read that waits longer than this for a connection or for rows fails, and its connection is dropped: a database
  // that does not respond is treated as unavailable, as one that refuses connections is.
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  });
  // The pool replaces a connection that breaks while idle; the next read reports what is wrong.
  pool.on('error', () => undefined);
  const { all, first } = postgresSql(pool);
  const poolUse = (): PoolUse => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { all, first, pool: poolUse, close: () => pool.end() };
}

interface Held extends Pick<Transaction, 'table' | 'copy'> {
  sql: Sql;
  isPostgres: boolean;
  /** @throws when the transaction has ended; knex and PostgreSQL check that themselves */
  requireOpen?: (what: string) => void;
}

/** The operations of a transaction, on its own connection. */
function transactionOn({ sql, copy, table, isPostgres, requireOpen }: Held): Transaction {
  // A connection runs one statement at a time, even when a use case starts several concurrently.
  let previous: Promise<unknown> = Promise.resolve();
  const serialize = <Result>(statement: string, work: () => Promise<Result>): Promise<Result> => {
    const result = previous.then(() => {
      requireOpen?.(statement);
      return work();
    });
    previous = result.catch(() => undefined);
    return result;
  };
  const first: Sql['first'] = (asked, values) => serialize(asked.sql, () => sql.first(asked, values));
  return {
    all: (asked, values) => serialize(asked.sql, () => sql.all(asked, values)),
    first,
    run: (asked, values) => serialize(asked.sql, () => sql.run(asked, values)),
    table,
    copy: (into, text) => serialize(into, () => copy(into, text)),
    async insert(name, row) {
      const made: unknown = await table(name).insert(row).returning('id');
      return (made as [{ id: number }])[0].id;
    },
    lock: (asked, values, strength = 'for no key update') =>
      first(isPostgres ? query(`${asked.sql} ${strength}`) : asked, values),
  };
}

const copyTo =
  (connection: Client): Transaction['copy'] =>
  async (sql, text) => {
    const stream = connection.query(copyFrom(`copy ${sql} from stdin`));
    stream.end(text);
    await once(stream, 'finish');
  };

const refuseCopy: Transaction['copy'] = (sql) => Promise.reject(new Error(`SQLite cannot copy ${sql}`));

/** A transaction of Strapi's pool as ours. */
export async function transactionOf(trx: Knex.Transaction, isPostgres: boolean): Promise<Transaction> {
  const { client } = trx as unknown as { client: { acquireConnection: () => Promise<unknown> } };
  const connection = await client.acquireConnection();
  const table = <Row extends object>(name: string) => trx<Row, Row[]>(name);
  return isPostgres
    ? transactionOn({
        sql: postgresSql(connection as Client),
        copy: copyTo(connection as Client),
        table,
        isPostgres,
      })
    : transactionOn({ sql: sqliteSql(connection as Sqlite.Database), copy: refuseCopy, table, isPostgres });
}

interface SqlitePool {
  acquireConnection: () => Promise<Sqlite.Database>;
  releaseConnection: (connection: Sqlite.Database) => Promise<void>;
}

/** On the pool's one connection. The object that knex makes for a transaction costs as much as a small one itself. */
async function transactionOnSqlite<T>(knex: Knex, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const pool = knex.client as SqlitePool;
  const connection = await pool.acquireConnection();
  const requireOpen = (what: string): void => {
    if (!connection.inTransaction) throw new Error(`The transaction has ended: ${what}`);
  };
  const tx = transactionOn({
    sql: sqliteSql(connection),
    copy: refuseCopy,
    table: <Row extends object>(name: string) => {
      requireOpen(name);
      return knex<Row, Row[]>(name).connection(connection);
    },
    isPostgres: false,
    requireOpen,
  });
  try {
    return await sqliteTransaction(connection, () => work(tx));
  } finally {
    await pool.releaseConnection(connection);
  }
}

/** PostgreSQL's code. */
const deadlockDetected = '40P01';

/** Retries a transaction once if PostgreSQL ended it to break a deadlock. */
export async function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if ((error as { code?: unknown }).code !== deadlockDetected) throw error;
    return transaction();
  }
}

export type Source = { client: 'sqlite'; file: string } | { client: 'postgres'; connectionString: string };

/** Reads on dedicated connections. */
export const openReader = (source: Source): OwnReader =>
  source.client === 'postgres' ? postgresReader(source.connectionString) : sqliteReader(source.file);

/** @param knex Strapi's own pool */
export function openDatabase(knex: Knex): Database {
  const { dialect, config, pool } = knex.client as {
    dialect: string;
    config: { connection: { filename?: string; connectionString?: string } };
    pool: { numUsed(): number; numFree(): number; numPendingAcquires(): number };
  };
  const isPostgres = dialect === 'postgresql';
  const { connection } = config;
  const source: Source = isPostgres
    ? { client: 'postgres', connectionString: connection.connectionString ?? '' }
    : { client: 'sqlite', file: connection.filename ?? '' };
  const { pool: readPool, ...reader } = openReader(source);
  return {
    client: source.client,
    source,
    knex,
    ...reader,
    pools: () => ({
      write: { used: pool.numUsed(), idle: pool.numFree(), waiting: pool.numPendingAcquires() },
      ...(readPool ? { read: readPool() } : {}),
    }),
    transaction: (work) =>
      isPostgres
        ? retryDeadlock(() => knex.transaction(async (trx) => work(await transactionOf(trx, isPostgres))))
        : transactionOnSqlite(knex, work),
  };
}

/** The constraint or columns that a uniqueness violation names, on either database; undefined for other errors. */
export function uniqueViolation(error: unknown): string | undefined {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string };
  if (code === '23505') return constraint ?? '';
  // knex writes the whole statement before the message.
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
    return /UNIQUE constraint failed: (.*)$/.exec(message ?? '')?.[1] ?? '';
  return undefined;
}
