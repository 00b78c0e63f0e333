import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '../../scripts/environment.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { plans } from './combinations.js';

export type Database = 'sqlite' | 'postgres';

const templateDatabase = 'journeys_template';

/** Returns the folder of an unused installation: secrets, files and, on SQLite, the database. */
export const template = (database: Database): string =>
  path.join(process.env['JOURNEYS_TEMPLATES'] ?? '', database);

/** Copies the database of the template, and returns the address of the copy. */
export async function copyDatabase(name: string): Promise<URL> {
  const address = new URL(process.env['JOURNEYS_POSTGRES'] ?? '');
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(`create database "${name}" template ${templateDatabase}`);
  await client.end();
  address.pathname = name;
  return address;
}

/** Fills one installation for each kind of database with the demonstration's society. Every product is a copy of it. */
export default async function setup(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nimio-journeys-'));
  process.env['JOURNEYS_TEMPLATES'] = dir;
  const kinds = new Set(plans.map(({ combination }) => combination.database));
  const postgres = kinds.has('postgres') ? await startPostgres({ isDurable: false }) : undefined;
  process.env['JOURNEYS_POSTGRES'] = postgres?.url('postgres') ?? '';
  const stop = async (): Promise<void> => {
    await postgres?.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  await postgres?.createDatabase(templateDatabase);
  const fill = (kind: Database) =>
    promisify(execFile)(process.execPath, ['--single-threaded', path.join(root, 'scripts/demo-seed.mjs')], {
      env: {
        ...process.env,
        DATA_DIR: template(kind),
        ...(postgres &&
          kind === 'postgres' && {
            DATABASE_CLIENT: 'postgres',
            DATABASE_URL: postgres.url(templateDatabase),
          }),
      },
    });
  await Promise.all([...kinds].map(fill)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}
