import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ImportRecord } from '@nimio/domain/import/import-record';
import { createStrapi } from '@strapi/strapi';
import { importContent } from '../content/content-import.js';
import { oneAtATime } from '../data/boot-lock.js';
import { query } from '../data/sql.js';
import { hashPassword } from '../security/passwords.js';
import { newToken } from '../security/tokens.js';
import { system } from '../system.js';
import { importRecords } from './import-records.js';
import { makeEditors } from './make-editors.js';

async function* recordsOf(input: NodeJS.ReadableStream): AsyncGenerator<ImportRecord> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim()) yield JSON.parse(line) as ImportRecord;
  }
}

const hasCustomers = async (): Promise<boolean> =>
  (await system().db.first(query('select id from profiles limit 1'))) !== undefined;

async function takeContent(strapi: ReturnType<typeof createStrapi>, folder: string): Promise<void> {
  const results = await importContent(strapi, folder, new Date());
  const refused = results.find(({ result }) => result === 'refused');
  if (refused) throw new Error(`${refused.entry}: ${refused.reason}`);
}

/**
 * `node dist/src/import/main.js < records.jsonl`: with DEMO_PASSPHRASE all accounts get it, and so do editors with
 * addresses at CMS_EDITORS; without it users must request a link before they can log in. CONTENT_DIR names a folder of
 * content to import with them.
 */
async function main(): Promise<void> {
  const distDir = path.resolve(__dirname, '../..');
  const strapi = createStrapi({ appDir: path.resolve(distDir, '..'), distDir, autoReload: false });
  await oneAtATime(() => strapi.load());
  const passphrase = process.env['DEMO_PASSPHRASE'];
  const editors = process.env['CMS_EDITORS'];
  if (passphrase && editors) await makeEditors(strapi, editors, passphrase);
  const content = process.env['CONTENT_DIR'];
  if (content) await takeContent(strapi, path.resolve(content));
  if (process.env['IMPORT_ONLY_INTO_EMPTY'] === 'true' && (await hasCustomers())) {
    process.stdout.write('There are customers already: nothing was taken over\n');
    await strapi.destroy();
    process.exit(0);
  }
  const count = await importRecords(
    system(),
    recordsOf(process.stdin),
    await hashPassword(passphrase ?? newToken()),
  );
  process.stdout.write(`${count} records\n`);
  await strapi.destroy();
  process.exit(0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).stack ?? String(error)}\n`);
  process.exit(1);
});
