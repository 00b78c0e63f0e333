import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';
import { Pool } from 'pg';

export type Value = string | number | null;

/** A statement with `?` for its values, prepared once per connection under its name. */
export interface Query<Row> {
  name: string;
  sql: string;
  /** Only for the type. */
  row?: Row;
}

/** Declares a prepared statement. */
export const query = <Row>(name: string, sql: string): Query<Row> => ({ name, sql });

/** Reads through prepared statements. */
export interface Reader {
  all: <Row>(statement: Query<Row>, values?: Value[]) => Promise<Row[]>;
  first: <Row>(statement: Query<Row>, values?: Value[]) => Promise<Row | undefined>;
}

/** One transaction: the same reads, and the tables to write to. */
export interface Transaction extends Reader {
  table(name: string): Knex.QueryBuilder<Record<string, unknown>, Record<string, unknown>[]>;
  /** Inserts a row and returns its number. */
  insert(table: string, row: Record<string, unknown>): Promise<number>;
  /** The statement, with a row lock where the database has such. */
  lock<Row>(statement: Query<Row>, values?: Value[]): Promise<Row | undefined>;
}

/**
 * The business tables. Reads go through prepared statements on connections of their own (knex costs as much
 * again as the statement); every write stands in a transaction of Strapi's pool.
 */
export interface Database extends Reader {
  readonly client: 'sqlite' | 'postgres';
  readonly knex: Knex;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Closes the reading connections; the pool is Strapi's. */
  close: () => Promise<void>;
}

const numbered = (sql: string): string => {
  let n = 0;
  return sql.replace(/\?/g, () => `$${++n}`);
};

function sqliteReader(file: string): Reader & Pick<Database, 'close'> {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
  const prepared = new Map<string, Sqlite.Statement>();
  const statement = ({ name, sql }: Query<unknown>): Sqlite.Statement => {
    let found = prepared.get(name);
    if (!found) prepared.set(name, (found = connection.prepare(sql)));
    return found;
  };
  // better-sqlite3 answers at once; the promise is there for PostgreSQL's sake.
  return {
    all: <Row>(asked: Query<Row>, values: Value[] = []) =>
      Promise.resolve(statement(asked).all(...values) as Row[]),
    first: <Row>(asked: Query<Row>, values: Value[] = []) =>
      Promise.resolve(statement(asked).get(...values) as Row | undefined),
    close: () => Promise.resolve(void connection.close()),
  };
}

function postgresReader(connectionString: string): Reader & Pick<Database, 'close'> {
  // Who waits longer than this for a connection or for rows is told to come back, and such a connection is dropped:
  // a database that has gone silent is away like one that refuses.
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  });
  // A connection that breaks while idle is replaced by the pool; the next read says what is wrong.
  pool.on('error', () => undefined);
  const texts = new Map<string, string>();
  const run = async <Row>({ name, sql }: Query<Row>, values: Value[]): Promise<Row[]> => {
    let text = texts.get(name);
    if (!text) texts.set(name, (text = numbered(sql)));
    return (await pool.query<Row & object>({ name, text, values })).rows;
  };
  return {
    all: (asked, values = []) => run(asked, values),
    first: async (asked, values = []) => (await run(asked, values))[0],
    close: () => pool.end(),
  };
}

/** A transaction of Strapi's pool as ours. */
export function transactionOf(trx: Knex.Transaction, isPostgres: boolean): Transaction {
  // One connection answers one question at a time, even when a reader asks several at once.
  let previous: Promise<unknown> = Promise.resolve();
  const all = <Row>(asked: Query<Row>, values: Value[] = []): Promise<Row[]> => {
    const rows = previous.then(async () => {
      const result: unknown = await trx.raw(asked.sql, values);
      return (isPostgres ? (result as { rows: Row[] }).rows : result) as Row[];
    });
    previous = rows.catch(() => undefined);
    return rows;
  };
  const first = async <Row>(asked: Query<Row>, values: Value[] = []) => (await all(asked, values))[0];
  return {
    all,
    first,
    table: (name) => trx(name),
    async insert(table, row) {
      const made: unknown = await trx(table).insert(row).returning('id');
      return (made as [{ id: number }])[0].id;
    },
    // SQLite has one writer at a time, so there is nothing to lock.
    lock: (asked, values) =>
      first(isPostgres ? { ...asked, sql: `${asked.sql} for no key update` } : asked, values),
  };
}

/** Where the business tables are. */
export type Source = { client: 'sqlite'; file: string } | { client: 'postgres'; connectionString: string };

/** Prepared reads on connections of their own. */
export const openReader = (source: Source): Reader & Pick<Database, 'close'> =>
  source.client === 'postgres' ? postgresReader(source.connectionString) : sqliteReader(source.file);

/** @param knex Strapi's own pool */
export function openDatabase(knex: Knex): Database {
  const { dialect, config } = knex.client as {
    dialect: string;
    config: { connection: { filename?: string; connectionString?: string } };
  };
  const isPostgres = dialect === 'postgresql';
  const { connection } = config;
  const reader = openReader(
    isPostgres
      ? { client: 'postgres', connectionString: connection.connectionString ?? '' }
      : { client: 'sqlite', file: connection.filename ?? '' },
  );
  return {
    client: isPostgres ? 'postgres' : 'sqlite',
    knex,
    all: reader.all,
    first: reader.first,
    transaction: (work) => knex.transaction((trx) => work(transactionOf(trx, isPostgres))),
    close: reader.close,
  };
}

/** The constraint or columns that a uniqueness violation names, on either database; undefined for other errors. */
export function uniqueViolation(error: unknown): string | undefined {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string };
  if (code === '23505') return constraint ?? '';
  // knex writes the whole statement before the message.
  if (code === 'SQLITE_CONSTRAINT_UNIQUE')
    return /UNIQUE constraint failed: (.*)$/.exec(message ?? '')?.[1] ?? '';
  return undefined;
}
