import { createHash } from 'node:crypto';
import type Sqlite from 'better-sqlite3';
import type { Client, Pool } from 'pg';

export type Value = string | number | null;

/** A statement with a placeholder, `?`, for each value. A connection prepares it once. */
export interface Query<Row> {
  sql: string;
  /** Only for the type. */
  row?: Row;
}

export const query = <Row>(sql: string): Query<Row> => ({ sql });

export const placeholders = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

/** A part of a statement with the values of its placeholders. */
export interface SqlPart {
  sql: string;
  values: Value[];
}

export interface Reader {
  all: <Row>(query: Query<Row>, values?: Value[]) => Promise<Row[]>;
  first: <Row>(query: Query<Row>, values?: Value[]) => Promise<Row | undefined>;
}

/** Runs prepared statements past knex, which would compile and prepare each statement again. */
export interface Sql extends Reader {
  /** @returns the number of rows that it changed */
  run: (query: Query<unknown>, values?: Value[]) => Promise<number>;
}

const sqlOfSqlite = new WeakMap<Sqlite.Database, Sql>();

export function sqliteSql(connection: Sqlite.Database): Sql {
  const cached = sqlOfSqlite.get(connection);
  if (cached) return cached;
  const statements = new Map<string, Sqlite.Statement>();
  const prepare = (sql: string): Sqlite.Statement => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = connection.prepare(sql)));
    return statement;
  };
  // better-sqlite3 returns synchronously; the interface returns promises for PostgreSQL.
  const sql: Sql = {
    all: <Row>(asked: Query<Row>, values: Value[] = []) =>
      Promise.resolve(prepare(asked.sql).all(...values) as Row[]),
    first: <Row>(asked: Query<Row>, values: Value[] = []) =>
      Promise.resolve(prepare(asked.sql).get(...values) as Row | undefined),
    run: (asked, values = []) => Promise.resolve(prepare(asked.sql).run(...values).changes),
  };
  sqlOfSqlite.set(connection, sql);
  return sql;
}

const begin = query('begin immediate');
const commit = query('commit');
const rollback = query('rollback');

/** Takes the write lock first: a transaction that has read cannot write once another process has written. */
export async function sqliteTransaction<T>(connection: Sqlite.Database, work: () => Promise<T>): Promise<T> {
  const sql = sqliteSql(connection);
  try {
    await sql.run(begin);
    const result = await work();
    await sql.run(commit);
    return result;
  } finally {
    if (connection.inTransaction) await sql.run(rollback);
  }
}

interface PreparedText {
  /** At most 63 bytes; PostgreSQL refuses a second text under the same name. */
  name: string;
  text: string;
}

const preparedTexts = new Map<string, PreparedText>();

/** PostgreSQL numbers the placeholders, and knows a prepared statement by a name: here a hash of its text. */
function preparedText(sql: string): PreparedText {
  let prepared = preparedTexts.get(sql);
  if (!prepared) {
    let number = 0;
    const text = sql.replace(/\?/g, () => `$${++number}`);
    prepared = { name: createHash('sha256').update(text).digest('base64url'), text };
    preparedTexts.set(sql, prepared);
  }
  return prepared;
}

export function postgresSql(connection: Client | Pool): Sql {
  const send = <Row>({ sql }: Query<Row>, values: Value[]) => {
    const { name, text } = preparedText(sql);
    return connection.query<Row & object>({ name, text, values });
  };
  return {
    all: async (asked, values = []) => (await send(asked, values)).rows,
    first: async (asked, values = []) => (await send(asked, values)).rows[0],
    run: async (asked, values = []) => (await send(asked, values)).rowCount ?? 0,
  };
}

/** So few that a database finds each by its index instead of reading the whole table. */
const batchSize = 25;
export const batchPlaceholders = placeholders(batchSize);

interface BatchedRead<Row, T extends Value> {
  /** Its last placeholders are `batchPlaceholders`. */
  query: Query<Row>;
  /** The values before those. */
  first?: Value[];
  values: readonly T[];
  /** A value that no row has, which fills up the last batch: so one prepared statement serves any number of values. */
  none: T;
}

/** The rows of any number of values. */
export async function readInBatches<Row, T extends Value>(
  reader: Reader,
  { query: asked, first = [], values, none }: BatchedRead<Row, T>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += batchSize) {
    const batch = Array.from({ length: batchSize }, (_, at) => values[from + at] ?? none);
    rows.push(...(await reader.all(asked, [...first, ...batch])));
  }
  return rows;
}

/** Keeps a statement far below the 32,766 values that SQLite allows. */
const valuesPerInsert = 1000;

interface BatchedInsert {
  table: string;
  columns: readonly string[];
  /** What follows the rows. */
  onConflict?: string;
}

/** Inserts rows in batches, for SQLite, which has no array parameters. */
export async function insertInBatches(
  sql: Pick<Sql, 'run'>,
  { table, columns, onConflict = '' }: BatchedInsert,
  rows: readonly Value[][],
): Promise<void> {
  const row = `(${placeholders(columns.length)})`;
  const insertOf = (count: number) =>
    query(
      `insert into ${table} (${columns.join(', ')}) values ${new Array(count).fill(row).join(', ')} ${onConflict}`,
    );
  const batch = Math.max(1, Math.floor(valuesPerInsert / columns.length));
  const end = rows.length - (rows.length % batch);
  const insertBatch = insertOf(batch);
  for (let from = 0; from < end; from += batch)
    await sql.run(insertBatch, rows.slice(from, from + batch).flat());
  // The remainder is inserted row by row, so that only two statements are prepared.
  const insertRow = insertOf(1);
  for (const values of rows.slice(end)) await sql.run(insertRow, values);
}
