import { server } from './server.js';

/** The newest matching row of a table. */
export async function newestRow<T>(table: string, where: Record<string, unknown>): Promise<T> {
  const { system } = await server();
  const rows = (await system.db.knex(table).where(where).orderBy('id', 'desc').limit(1)) as T[];
  const [row] = rows;
  if (!row) throw new Error(`No row of ${table} fits`);
  return row;
}
