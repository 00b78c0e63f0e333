import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import type { Database, Value } from '../data/database.js';

export type Row = Record<string, Value>;

/** Writes very many rows, some thousands at a time, parents before children, in one transaction. */
export interface Bulk {
  add(table: string, row: Row): Promise<void>;
  /** Writes what is left, commits and closes the connection. Whoever ends before that has written nothing. */
  end(): Promise<void>;
}

interface Writer {
  write(table: string, rows: Row[]): Promise<void>;
  commit(): Promise<void>;
}

const columnsOf = ([first]: Row[]): string[] => Object.keys(first ?? {});

function sqliteWriter(file: string): Writer {
  const connection = new Sqlite(file);
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  connection.exec('begin immediate');
  const statements = new Map<string, Sqlite.Statement>();
  return {
    write(table, rows) {
      const columns = columnsOf(rows);
      let statement = statements.get(table);
      if (!statement) {
        const places = columns.map(() => '?').join(', ');
        statement = connection.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`);
        statements.set(table, statement);
      }
      for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null));
      return Promise.resolve();
    },
    commit() {
      connection.exec('commit');
      connection.close();
      return Promise.resolve();
    },
  };
}

async function postgresWriter(connectionString: string): Promise<Writer> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('begin');
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
    async write(table, rows) {
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
    async commit() {
      await client.query('commit');
      await client.end();
    },
  };
}

const batch = 5000;

/** @param tables in the order in which they may be written: whoever is referred to comes first */
export async function openBulk(db: Database, tables: readonly string[]): Promise<Bulk> {
  const { config } = db.knex.client as {
    config: { connection: { filename?: string; connectionString?: string } };
  };
  const writer =
    db.client === 'postgres'
      ? await postgresWriter(config.connection.connectionString ?? '')
      : sqliteWriter(config.connection.filename ?? '');
  const waiting = new Map<string, Row[]>(tables.map((table) => [table, []]));

  async function flush(): Promise<void> {
    for (const [table, rows] of waiting) {
      if (rows.length > 0) await writer.write(table, rows);
      waiting.set(table, []);
    }
  }

  return {
    async add(table, row) {
      const rows = waiting.get(table);
      if (!rows) throw new Error(`${table} is not among the tables of this import`);
      rows.push(row);
      if (rows.length >= batch) await flush();
    },
    async end() {
      await flush();
      await writer.commit();
    },
  };
}
