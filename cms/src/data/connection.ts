import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { numbered, type Source, type Value } from './database.js';

export type Row = Record<string, Value>;

/**
 * A connection of its own for work on very many rows that goes on beside the server, be it in a thread or a command.
 * Its questions may take as long as they like.
 */
export interface Connection {
  all<Found>(sql: string, values?: Value[]): Promise<Found[]>;
  /** @returns how many rows it has changed */
  run(sql: string, values?: Value[]): Promise<number>;
  /** Writes rows that all have the same columns. */
  insert(table: string, rows: readonly Row[]): Promise<void>;
  /** Nothing of it stays when it fails. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** What has been begun and not ended is undone. */
  close(): Promise<void>;
}

const columnsOf = ([first]: readonly Row[]): string[] => Object.keys(first ?? {});

/** Values in one statement of SQLite, which asks for its own time however many it brings. */
const valuesTogether = 1000;

function openSqlite(file: string): Connection {
  const connection = new Sqlite(file);
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  // 64 MB of pages: tables and indexes of very many rows are looked up all over.
  connection.pragma('cache_size = -65536');
  const statements = new Map<string, Sqlite.Statement>();
  const prepared = (sql: string): Sqlite.Statement => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = connection.prepare(sql)));
    return statement;
  };
  return {
    all: <Found>(sql: string, values: Value[] = []) =>
      Promise.resolve(prepared(sql).all(...values) as Found[]),
    run: (sql, values = []) => Promise.resolve(prepared(sql).run(...values).changes),
    insert(table, rows) {
      const columns = columnsOf(rows);
      const places = `(${columns.map(() => '?').join(', ')})`;
      const statementOf = (count: number) =>
        prepared(
          `insert into ${table} (${columns.join(', ')}) values ${new Array(count).fill(places).join(', ')}`,
        );
      const together = Math.max(1, Math.floor(valuesTogether / columns.length));
      for (let from = 0, count = 0; from < rows.length; from += count) {
        // The rest goes row by row: a statement is prepared for two lengths alone.
        count = rows.length - from < together ? 1 : together;
        const values = rows
          .slice(from, from + count)
          .flatMap((row) => columns.map((column) => row[column] ?? null));
        statementOf(count).run(...values);
      }
      return Promise.resolve();
    },
    async transaction(work) {
      connection.exec('begin immediate');
      try {
        const result = await work();
        connection.exec('commit');
        return result;
      } finally {
        if (connection.inTransaction) connection.exec('rollback');
      }
    },
    close: () => Promise.resolve(void connection.close()),
  };
}

async function openPostgres(connectionString: string): Promise<Connection> {
  const client = new Client({ connectionString });
  await client.connect();
  const types = new Map<string, Map<string, string>>();
  const typesOf = async (table: string): Promise<Map<string, string>> => {
    const known = types.get(table);
    if (known) return known;
    const { rows } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
        where table_schema = current_schema() and table_name = $1`,
      [table],
    );
    const found = new Map(rows.map(({ name, type }) => [name, type]));
    types.set(table, found);
    return found;
  };
  return {
    all: async <Found>(sql: string, values: Value[] = []) =>
      (await client.query<Found & object>(numbered(sql), values)).rows,
    run: async (sql, values = []) => (await client.query(numbered(sql), values)).rowCount ?? 0,
    async insert(table, rows) {
      if (rows.length === 0) return;
      const columns = columnsOf(rows);
      // One array a column: the statement stays the same however many rows there are.
      const arrays = columns.map((column) => rows.map((row) => row[column] ?? null));
      const columnTypes = await typesOf(table);
      const typed = columns.map((column, at) => `$${at + 1}::${columnTypes.get(column) ?? 'text'}[]`);
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
    close: () => client.end(),
  };
}

export const openConnection = async (source: Source): Promise<Connection> =>
  source.client === 'postgres' ? openPostgres(source.connectionString) : openSqlite(source.file);
