import { openConnection, type Row } from '../data/connection.js';
import type { Database } from '../data/database.js';
import { query } from '../data/sql.js';

/** Writes very many rows in batches of some thousands, parents before children, in one transaction. */
export interface Bulk {
  add(table: string, row: Row): Promise<void>;
  /** Writes the rest, commits and closes the connection. Ending before that writes nothing. */
  end(): Promise<void>;
}

const batch = 5000;

/** @param tables in the order in which they may be written: referenced ones come first */
export async function openBulk(db: Database, tables: readonly string[]): Promise<Bulk> {
  const connection = await openConnection(db.source);
  await connection.run(query('begin'));
  const waiting = new Map<string, Row[]>(tables.map((table) => [table, []]));

  async function flush(): Promise<void> {
    for (const [table, rows] of waiting) {
      if (rows.length > 0) await connection.insert(table, rows);
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
      await connection.run(query('commit'));
      await connection.close();
    },
  };
}
