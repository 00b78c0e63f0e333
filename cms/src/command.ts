import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import makeKnex, { type Knex } from 'knex';
import databaseConfig from '../config/database.js';
import { openDatabase } from './data/database.js';
import { vaultFromEnvironment } from './security/vault.js';
import { type DatabaseContext, setDatabaseContext } from './system.js';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ends with the number that the work returns, and with 1 and the reason when it throws. */
export function endWith(work: Promise<number>): void {
  work.then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exit(1);
    },
  );
}

/** @throws when the tables are missing or those of an earlier version: the server migrates when it starts */
async function requireMigrated(knex: Knex): Promise<void> {
  const migrations = readdirSync(path.resolve(__dirname, '../database/migrations'));
  const table = 'strapi_migrations';
  const rows: { name: string }[] = (await knex.schema.hasTable(table)) ? await knex(table) : [];
  const done = new Set(rows.map(({ name }) => name));
  if (migrations.some((file) => file.endsWith('.js') && !done.has(file)))
    throw new Error('The database has not been migrated to this version: start the server first');
}

/** A command that needs the database alone. It leaves Strapi out, which takes seconds to start. */
export function runOnDatabase(work: (context: DatabaseContext) => Promise<number>): void {
  const run = async (): Promise<number> => {
    const { connection } = databaseConfig();
    const { filename } = connection.connection;
    if (filename && !existsSync(filename))
      throw new Error(`There is no database at ${filename}: start the server first`);
    const client = connection.client === 'sqlite' ? 'better-sqlite3' : connection.client;
    const knex = makeKnex({ ...connection, client });
    const db = openDatabase(knex);
    await requireMigrated(knex);
    const opened = { db, now: () => new Date(), vault: vaultFromEnvironment(process.env) };
    setDatabaseContext(opened);
    const code = await work(opened);
    await db.close();
    await knex.destroy();
    return code;
  };
  endWith(run());
}

/** What a command was called with is wrong: says how, before anything is begun. */
export function refuseCommand(how: string): never {
  process.stderr.write(`${how}\n`);
  process.exit(1);
}
