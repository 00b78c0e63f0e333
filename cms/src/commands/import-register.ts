import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { importContent } from '../content/files/content-import.js';
import { query } from '../data/sql.js';
import { importRecords } from '../import/import-records.js';
import { hashPassword } from '../security/passwords.js';
import { newToken } from '../security/tokens.js';
import { system } from '../system.js';
import { printLine } from './command.js';
import { runOnStrapi } from './strapi-command.js';

/** The demonstration's users of the CMS, one of each role. */
const editors = [
  { name: 'editor', role: 'nimio-editor', firstname: 'Tuuli', lastname: 'Toimittaja' },
  { name: 'publisher', role: 'nimio-publisher', firstname: 'Juha', lastname: 'Julkaisija' },
  { name: 'administrator', role: 'strapi-super-admin', firstname: 'Pirjo', lastname: 'Pääkäyttäjä' },
] as const;

interface Users {
  exists(query: object): Promise<boolean>;
  create(user: object): Promise<unknown>;
}

interface Roles {
  findOne(where: object): Promise<{ id: number } | null>;
}

/** Creates the missing ones, with addresses at a domain. Throws if a role is missing. */
export async function createEditors(strapi: Core.Strapi, domain: string, password: string): Promise<void> {
  const users = strapi.service('admin::user') as unknown as Users;
  const roles = strapi.service('admin::role') as unknown as Roles;
  for (const { name, role, ...person } of editors) {
    const email = `${name}@${domain}`;
    if (await users.exists({ email })) continue;
    const found = await roles.findOne({ code: role });
    if (!found) throw new Error(`There is no role ${role} in the CMS`);
    await users.create({ ...person, email, password, isActive: true, roles: [found.id] });
  }
}

const hasCustomers = async (): Promise<boolean> =>
  (await system().db.first(query('select id from profiles limit 1'))) !== undefined;

async function addContent(strapi: Core.Strapi, folder: string): Promise<void> {
  const results = await importContent(strapi, folder, new Date());
  const refused = results.find(({ result }) => result === 'refused');
  if (refused) throw new Error(`${refused.entry}: ${refused.reason}`);
}

// `node dist/src/commands/import-register.js < records.jsonl`: with DEMO_PASSPHRASE all accounts get it, and so do
// editors with addresses at CMS_EDITORS; without it users must request a link before they can log in. CONTENT_DIR names a
// folder of content to go with them.
runOnStrapi(async (strapi) => {
  const passphrase = process.env['DEMO_PASSPHRASE'];
  const editors = process.env['CMS_EDITORS'];
  if (passphrase && editors) await createEditors(strapi, editors, passphrase);
  const content = process.env['CONTENT_DIR'];
  if (content) await addContent(strapi, path.resolve(content));
  if (process.env['IMPORT_ONLY_INTO_EMPTY'] === 'true' && (await hasCustomers())) {
    printLine('There are customers already: nothing was imported');
    return 0;
  }
  const passwordHash = await hashPassword(passphrase ?? newToken());
  printLine(`${await importRecords(system(), process.stdin, passwordHash)} records`);
  return 0;
});
