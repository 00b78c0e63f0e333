import { chmodSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';

interface SqliteConnection {
  name: string;
  pragma(statement: string): unknown;
}

// Strapi must never drop a table or a column: what is to be removed is dropped by a migration.
const settings = { useTypescriptMigrations: true, forceMigration: false };

/** The SQLite database. */
export const databaseFile = (): string => path.resolve(process.env['DATA_DIR'] ?? '../.data', 'nimio.db');

/**
 * SQLite creates a file that every user of the machine can read. Those next to it get the same permissions when they are
 * created; what a killed server left keeps its own.
 */
function restrictToOwner(database: string): void {
  for (const file of [database, `${database}-wal`, `${database}-shm`])
    if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
}

/** SQLite in DATA_DIR unless DATABASE_CLIENT is postgres and DATABASE_URL names its address. */
export default () => {
  const isPostgres = process.env['DATABASE_CLIENT'] === 'postgres';
  // Strapi runs concurrent queries on one connection, which pg deprecates: every server and command would print that.
  if (isPostgres) process.noDeprecation = true;
  return isPostgres
    ? {
        connection: {
          client: 'postgres',
          acquireConnectionTimeout: 10_000,
          connection: {
            connectionString: process.env['DATABASE_URL'] ?? '',
            keepAlive: true,
            // An instance that disappeared within a transaction must not keep its locks, and others must not wait for
            // them indefinitely.
            idle_in_transaction_session_timeout: 60_000,
            lock_timeout: 30_000,
          },
          pool: { min: 0, max: 10 },
        },
        settings,
      }
    : {
        connection: {
          client: 'sqlite',
          connection: { filename: databaseFile() },
          useNullAsDefault: true,
          pool: {
            min: 1,
            max: 1,
            afterCreate(connection: SqliteConnection, done: (error: unknown, value: unknown) => void) {
              restrictToOwner(connection.name);
              // Acknowledged transactions survive a power failure; readers do not wait for the writer.
              connection.pragma('journal_mode = WAL');
              connection.pragma('synchronous = FULL');
              connection.pragma('foreign_keys = ON');
              connection.pragma('busy_timeout = 5000');
              // A link or a code that is no longer stored must not remain readable in the file and its backups.
              connection.pragma('secure_delete = ON');
              done(null, connection);
            },
          },
        },
        settings,
      };
};
