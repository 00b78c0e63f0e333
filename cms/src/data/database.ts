import { once } from 'node:events';
import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';
import { type Client, Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

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
  table<Row extends object = Record<string, unknown>>(name: string): Knex.QueryBuilder<Row, Row[]>;
  /** Writes by a prepared statement, where knex would cost as much again as the write. */
  run(statement: Query<never>, values?: Value[]): Promise<void>;
  /** What follows `copy … from stdin`, the bulk way of PostgreSQL; SQLite has none. */
  copy(sql: string, text: string): Promise<void>;
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
  /** For connections of their own. */
  readonly source: Source;
  readonly knex: Knex;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Closes the reading connections; the pool is Strapi's. */
  close: () => Promise<void>;
}

const texts = new Map<string, string>();

/** The statement as PostgreSQL writes it, with a number for each value. */
export function numbered(sql: string): string {
  let text = texts.get(sql);
  let n = 0;
  if (!text) texts.set(sql, (text = sql.replace(/\?/g, () => `$${++n}`)));
  return text;
}

const preparedOn = new WeakMap<Sqlite.Database, Map<string, Sqlite.Statement>>();

/** A statement of a connection, prepared when it is asked for the first time. */
function sqliteStatement(connection: Sqlite.Database, sql: string): Sqlite.Statement {
  let prepared = preparedOn.get(connection);
  if (!prepared) preparedOn.set(connection, (prepared = new Map<string, Sqlite.Statement>()));
  let found = prepared.get(sql);
  if (!found) prepared.set(sql, (found = connection.prepare(sql)));
  return found;
}

function sqliteReader(file: string): Reader & Pick<Database, 'close'> {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
  // better-sqlite3 answers at once; the promise is there for PostgreSQL's sake.
  return {
    all: <Row>({ sql }: Query<Row>, values: Value[] = []) =>
      Promise.resolve(sqliteStatement(connection, sql).all(...values) as Row[]),
    first: <Row>({ sql }: Query<Row>, values: Value[] = []) =>
      Promise.resolve(sqliteStatement(connection, sql).get(...values) as Row | undefined),
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
  const run = async <Row>({ name, sql }: Query<Row>, values: Value[]): Promise<Row[]> =>
    (await pool.query<Row & object>({ name, text: numbered(sql), values })).rows;
  return {
    all: (asked, values = []) => run(asked, values),
    first: async (asked, values = []) => (await run(asked, values))[0],
    close: () => pool.end(),
  };
}

/** The connection that a transaction holds, asked past knex, which would prepare each statement anew. */
type Ask = <Row>(asked: Query<Row>, values: Value[]) => Promise<Row[]>;
type Copy = Transaction['copy'];

const askPostgres =
  (connection: Client): Ask =>
  async <Row>({ name, sql }: Query<Row>, values: Value[]) =>
    (await connection.query<Row & object>({ name, text: numbered(sql), values })).rows;

const copyToPostgres =
  (connection: Client): Copy =>
  async (sql, text) => {
    const stream = connection.query(copyFrom(`copy ${sql} from stdin`));
    stream.end(text);
    await once(stream, 'finish');
  };

const copyNowhere: Copy = (sql) => Promise.reject(new Error(`SQLite cannot copy ${sql}`));

const askSqlite =
  (connection: Sqlite.Database): Ask =>
  <Row>({ sql }: Query<Row>, values: Value[]) => {
    const statement = sqliteStatement(connection, sql);
    if (statement.reader) return Promise.resolve(statement.all(...values) as Row[]);
    statement.run(...values);
    return Promise.resolve([]);
  };

interface Held {
  ask: Ask;
  copy: Copy;
  table: Transaction['table'];
  isPostgres: boolean;
}

/** What the use cases do in a transaction, on the connection that it holds. */
function transactionOn({ ask, copy, table, isPostgres }: Held): Transaction {
  // One connection answers one question at a time, even when a reader asks several at once.
  let previous: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const answer = previous.then(work);
    previous = answer.catch(() => undefined);
    return answer;
  };
  const all = <Row>(asked: Query<Row>, values: Value[] = []): Promise<Row[]> =>
    inTurn(() => ask(asked, values));
  const first = async <Row>(asked: Query<Row>, values: Value[] = []) => (await all(asked, values))[0];
  return {
    all,
    first,
    table,
    run: async (asked, values) => void (await all(asked, values)),
    copy: (sql, text) => inTurn(() => copy(sql, text)),
    async insert(name, row) {
      const made: unknown = await table(name).insert(row).returning('id');
      return (made as [{ id: number }])[0].id;
    },
    // SQLite has one writer at a time, so there is nothing to lock.
    lock: (asked, values) =>
      first(
        isPostgres ? { name: `${asked.name}-locked`, sql: `${asked.sql} for no key update` } : asked,
        values,
      ),
  };
}

/** A transaction of Strapi's pool as ours. */
export async function transactionOf(trx: Knex.Transaction, isPostgres: boolean): Promise<Transaction> {
  const { client } = trx as unknown as { client: { acquireConnection: () => Promise<unknown> } };
  const connection = await client.acquireConnection();
  const asked = isPostgres
    ? { ask: askPostgres(connection as Client), copy: copyToPostgres(connection as Client) }
    : { ask: askSqlite(connection as Sqlite.Database), copy: copyNowhere };
  return transactionOn({
    ...asked,
    table: <Row extends object>(name: string) => trx<Row, Row[]>(name),
    isPostgres,
  });
}

interface SqlitePool {
  acquireConnection: () => Promise<Sqlite.Database>;
  releaseConnection: (connection: Sqlite.Database) => Promise<void>;
}

/** On the pool's one connection. What knex makes for each transaction costs as much as a small one itself. */
async function sqliteTransaction<T>(knex: Knex, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const pool = knex.client as SqlitePool;
  const connection = await pool.acquireConnection();
  const ask = askSqlite(connection);
  const during = (what: string): void => {
    if (!connection.inTransaction) throw new Error(`${what} was asked after the transaction`);
  };
  const tx = transactionOn({
    ask: (asked, values) => {
      during(asked.name);
      return ask(asked, values);
    },
    copy: copyNowhere,
    table: <Row extends object>(name: string) => {
      during(name);
      return knex<Row, Row[]>(name).connection(connection);
    },
    isPostgres: false,
  });
  try {
    // Every transaction writes. One that read first could not begin to write once another process has written.
    sqliteStatement(connection, 'begin immediate').run();
    const result = await work(tx);
    sqliteStatement(connection, 'commit').run();
    return result;
  } finally {
    try {
      if (connection.inTransaction) sqliteStatement(connection, 'rollback').run();
    } finally {
      await pool.releaseConnection(connection);
    }
  }
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
  const source: Source = isPostgres
    ? { client: 'postgres', connectionString: connection.connectionString ?? '' }
    : { client: 'sqlite', file: connection.filename ?? '' };
  const reader = openReader(source);
  return {
    client: source.client,
    source,
    knex,
    all: reader.all,
    first: reader.first,
    transaction: (work) =>
      isPostgres
        ? knex.transaction(async (trx) => work(await transactionOf(trx, isPostgres)))
        : sqliteTransaction(knex, work),
    close: reader.close,
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
