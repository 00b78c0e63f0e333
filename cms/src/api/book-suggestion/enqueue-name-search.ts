import { wholeName } from '@nimio/domain/author-name/author-name';
import { catalogueWords } from '@nimio/domain/author-name/name-match';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import { system } from '../../system.js';
import { readSearchedNames, type SearchedName, saveNameSearch } from './search-store.js';

const week = 7 * 24 * 60 * 60 * 1000;

/** Names that have changed since they were last looked up in the catalogue, or whose lookup is old. */
async function namesDue(reader: Reader, profileId: number): Promise<(SearchedName & { words: string })[]> {
  const before = new Date(system().now().getTime() - week).toISOString();
  const names = await readSearchedNames(reader, profileId);
  return names.flatMap((name) => {
    const words = catalogueWords(wholeName(name));
    if (words === undefined) return [];
    return name.searched === words && (name.asked_at ?? '') > before ? [] : [{ ...name, words }];
  });
}

/** Schedules separate jobs that look up the profile's due names in the catalogue. */
export async function enqueueNameSearches(tx: Transaction, profileId: number): Promise<void> {
  const { jobs, now } = system();
  const at = now().toISOString();
  for (const { id: nameId, words } of await namesDue(tx, profileId)) {
    await saveNameSearch(tx, nameId, { searched: words, at });
    await jobs.enqueue(tx, 'name-search', `name-search-${nameId}-${at}`, { nameId });
  }
}

/** The same for reads, which seldom find something to write. */
export async function enqueueDueNameSearches(profileId: number): Promise<void> {
  const { db } = system();
  if ((await namesDue(db, profileId)).length === 0) return;
  await db.transaction((tx) => enqueueNameSearches(tx, profileId));
}
