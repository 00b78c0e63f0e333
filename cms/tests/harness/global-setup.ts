import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { cmsDir, isPostgres, testEnvironment } from './environment.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder whose `template/nimio.db` is a booted, empty installation. */
    templateDir: string;
    /** Address of the server with the database `template`; empty on SQLite. */
    postgresUrl: string;
  }
}

const bootOnce = `
  const { createStrapi } = require('@strapi/strapi');
  const app = createStrapi({ appDir: process.cwd(), distDir: process.cwd() + '/dist', serveAdminPanel: false });
  app.load().then(() => app.destroy()).then(() => process.exit(0), (e) => { console.error(e); process.exit(1); });
`;

/** Boots an installation once; every worker begins with a copy of its database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nimio-api-'));
  const templateDir = path.join(dir, 'template');
  const postgres = isPostgres ? await startPostgres({ isDurable: false }) : undefined;
  try {
    await postgres?.createDatabase('template_of_tests');
    await promisify(execFile)(process.execPath, ['-e', bootOnce], {
      cwd: cmsDir,
      env: {
        ...process.env,
        ...testEnvironment(templateDir),
        ...(postgres ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url('template_of_tests') } : {}),
      },
    });
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
  project.provide('templateDir', dir);
  project.provide('postgresUrl', postgres?.url('') ?? '');
  return async () => {
    await postgres?.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
