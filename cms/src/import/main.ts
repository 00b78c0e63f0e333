import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ImportRecord } from '@nimio/domain/import/import-record';
import { createStrapi } from '@strapi/strapi';
import { importContent } from '../content/content-import.js';
import { oneAtATime } from '../data/boot-lock.js';
import { hashPassword } from '../security/passwords.js';
import { newToken } from '../security/tokens.js';
import { system } from '../system.js';
import { importRecords } from './import-records.js';

async function* recordsOf(input: NodeJS.ReadableStream): AsyncGenerator<ImportRecord> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim()) yield JSON.parse(line) as ImportRecord;
  }
}

const hasCustomers = async (): Promise<boolean> =>
  (await system().db.first({ name: 'any-profile', sql: 'select id from profiles limit 1' })) !== undefined;

async function takeContent(strapi: ReturnType<typeof createStrapi>, folder: string): Promise<void> {
  const results = await importContent(strapi, folder, new Date());
  const refused = results.find(({ result }) => result === 'refused');
  if (refused) throw new Error(`${refused.entry}: ${refused.reason}`);
}

/** The demonstration's editor in the CMS. */
async function makeEditor(
  strapi: ReturnType<typeof createStrapi>,
  email: string,
  password: string,
): Promise<void> {
  const users = strapi.service('admin::user') as unknown as {
    exists(query: object): Promise<boolean>;
    create(user: object): Promise<unknown>;
  };
  const roles = strapi.service('admin::role') as unknown as { getSuperAdmin(): Promise<{ id: number }> };
  if (await users.exists({ email })) return;
  const { id } = await roles.getSuperAdmin();
  await users.create({ email, firstname: 'Elli', lastname: 'Editor', password, isActive: true, roles: [id] });
}

/**
 * `node dist/src/import/main.js < records.jsonl`: with DEMO_PASSPHRASE set everybody gets it and CMS_EDITOR an
 * administrator's account; without it nobody can log in before asking for a link. CONTENT_DIR names a folder of
 * content to go with them.
 */
async function main(): Promise<void> {
  const distDir = path.resolve(__dirname, '../..');
  const strapi = createStrapi({ appDir: path.resolve(distDir, '..'), distDir, autoReload: false });
  await oneAtATime(() => strapi.load());
  const passphrase = process.env['DEMO_PASSPHRASE'];
  const editor = process.env['CMS_EDITOR'];
  if (passphrase && editor) await makeEditor(strapi, editor, passphrase);
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
