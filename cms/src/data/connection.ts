import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import type { Source } from './database.js';
import { postgresSql, query, type Sql, sqliteSql, sqliteTransaction, type Value } from './sql.js';

export type Row = Record<string, Value>;

/**
 * A dedicated connection of a worker thread or a command, which works on very many rows without blocking the server.
 * Its statements have no time limit.
 */
export interface Connection extends Sql {
  /** Inserts rows that all have the same columns. */
  insert(table: string, rows: readonly Row[]): Promise<void>;
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** What a `select` that locks its rows ends with; SQLite has one writer at a time. */
  readonly rowLock: '' | 'for no key update';
  /** Rolls back a transaction that has not ended. */
  close(): Promise<void>;
}

const columnsOf = ([first]: readonly Row[]): string[] => Object.keys(first ?? {});

function openSqlite(file: string): Connection {
  const connection = new Sqlite(file);
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  // A page cache of 64 MB, because the rows are looked up all over their tables and indexes.
  connection.pragma('cache_size = -65536');
  const sql = sqliteSql(connection);
  return {
    ...sql,
    insert(table, rows) {
      if (rows.length === 0) return Promise.resolve();
      const columns = columnsOf(rows);
      const statement = connection.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
      );
      for (const row of rows) statement.run(row);
      return Promise.resolve();
    },
    transaction: (work) => sqliteTransaction(connection, work),
    rowLock: '',
    close: () => Promise.resolve(void connection.close()),
  };
}

const columnTypes = query<{ name: string; type: string }>(
  `select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ?`,
);

async function openPostgres(connectionString: string): Promise<Connection> {
  const client = new Client({ connectionString });
  await client.connect();
  // A few large statements: each is planned for its own values.
  await client.query('set plan_cache_mode = force_custom_plan');
  const sql = postgresSql(client);
  const types = new Map<string, Map<string, string>>();
  const typesOf = async (table: string): Promise<Map<string, string>> => {
    const cached = types.get(table);
    if (cached) return cached;
    const rows = await sql.all(columnTypes, [table]);
    const found = new Map(rows.map(({ name, type }) => [name, type]));
    types.set(table, found);
    return found;
  };
  return {
    ...sql,
    async insert(table, rows) {
      if (rows.length === 0) return;
      const columns = columnsOf(rows);
      // One array for each column: the statement is the same for any number of rows.
      const arrays = columns.map((column) => rows.map((row) => row[column] ?? null));
      const known = await typesOf(table);
      const typed = columns.map((column, at) => `$${at + 1}::${known.get(column) ?? 'text'}[]`);
      await client.query(
        `insert into ${table} (${columns.join(', ')}) select * from unnest(${typed.join(', ')})`,
        arrays,
      );
    },
    async transaction(work) {
      await client.query('begin');
      try {
        const result = await work();
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },
    rowLock: 'for no key update',
    close: () => client.end(),
  };
}

export const openConnection = async (source: Source): Promise<Connection> =>
  source.client === 'postgres' ? openPostgres(source.connectionString) : openSqlite(source.file);
