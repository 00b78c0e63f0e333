import { existsSync } from 'node:fs';
import makeKnex from 'knex';
import databaseConfig from '../../config/database.js';
import { openDatabase } from '../data/database.js';
import { hasSchema } from '../data/schema.js';
import { vaultFromEnvironment } from '../security/vault.js';
import { requireVaultKeys } from '../security/vault-keys.js';
import { type DatabaseContext, setDatabaseContext } from '../system.js';

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Exits with the code that the command returns, and with 1 and the reason if it throws. */
export function endWith(work: Promise<number>): void {
  work.then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exit(1);
    },
  );
}

/** A command that needs only the database. It does not load Strapi, which takes seconds to start. */
export function runOnDatabase(work: (context: DatabaseContext) => Promise<number>): void {
  const run = async (): Promise<number> => {
    const { connection } = databaseConfig();
    const { filename } = connection.connection;
    if (filename && !existsSync(filename))
      throw new Error(`There is no database at ${filename}: start the server first`);
    const client = connection.client === 'sqlite' ? 'better-sqlite3' : connection.client;
    const knex = makeKnex({ ...connection, client });
    const db = openDatabase(knex);
    if (!(await hasSchema(knex))) throw new Error('The database is empty: start the server first');
    const vault = vaultFromEnvironment(process.env);
    await requireVaultKeys(db, vault);
    const opened = { db, now: () => new Date(), vault };
    setDatabaseContext(opened);
    const code = await work(opened);
    await db.close();
    await knex.destroy();
    return code;
  };
  endWith(run());
}

/** Prints the usage of a command that was called with wrong arguments, before anything is started. */
export function refuseCommand(how: string): never {
  process.stderr.write(`${how}\n`);
  process.exit(1);
}
