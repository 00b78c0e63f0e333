import type { Core, UID } from '@strapi/strapi';
import type { Transaction } from '../../data/database.js';
import { contentKinds } from '../content-kinds.js';
import { contentTransaction } from '../content-transaction.js';
import type { EntryFile } from './content-files.js';
import { entryName, findEntry, importContent } from './content-import.js';

async function emptyKinds(strapi: Core.Strapi): Promise<Set<string>> {
  const empty = new Set<string>();
  for (const { uid } of contentKinds) {
    if ((await strapi.documents(uid as UID.ContentType).count({})) === 0) empty.add(uid);
  }
  return empty;
}

const existingEntries = async (tx: Transaction): Promise<Set<string>> =>
  new Set((await tx.table('first_content').select('entry')).map(({ entry }) => entry as string));

/**
 * Creates the missing parts of the first content: at the first boot everything, later new entries that the code refers
 * to, such as a new mail. What editors have changed or deleted stays so. It is one transaction: after a crash the next
 * boot repeats it.
 *
 * @throws if an entry cannot be published
 */
export function importFirstContent(strapi: Core.Strapi, folder: string, now: Date): Promise<void> {
  return contentTransaction(strapi, async (tx) => {
    const empty = await emptyKinds(strapi);
    const met = await existingEntries(tx);
    const offered: string[] = [];
    const isLacking = async (file: EntryFile): Promise<boolean> => {
      const { kind, data } = file;
      offered.push(entryName(file));
      if (!kind.isNeeded && met.has(entryName(file))) return false;
      return kind.isNamedByCode ? !(await findEntry(strapi, kind, data)) : empty.has(kind.uid);
    };
    const results = await importContent(strapi, folder, now, isLacking);
    const refused = results.find(({ result }) => result === 'refused');
    if (refused)
      throw new Error(`The first content cannot be published: ${refused.entry}: ${refused.reason}`);
    const rows = offered.map((entry) => ({ entry }));
    await tx.table('first_content').insert(rows).onConflict('entry').ignore();
  });
}
