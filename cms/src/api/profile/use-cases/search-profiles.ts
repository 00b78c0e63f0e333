import type { searchProfiles } from '@nimio/domain/profile/profile.endpoints';
import { wordSearch } from '@nimio/domain/text/search-words';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentFound } from '../present.js';
import { type NameRow, profileRowsForList, readNames } from '../store.js';

const most = 10;
const collator = new Intl.Collator('fi');

/** As in a register: the last name first. */
const registerName = (row: NameRow): string =>
  [row.last_name, row.first_name, row.organisation_name, row.organisation_name2].filter(Boolean).join(' ');

/**
 * Looks through all names here: neither database folds letters as people type them, and both would do it
 * differently.
 */
export const lookForProfiles: UseCase<typeof searchProfiles> = async ({ query }) => {
  const { db } = system();
  const isSought = wordSearch(query.name);
  const found = (await readNames(db, query.onlyAdmins === 1))
    .map((row) => ({ id: row.id, name: registerName(row) }))
    .filter(({ name }) => isSought(name))
    .sort((a, b) => collator.compare(a.name, b.name));
  const rows = await Promise.all(found.slice(0, most).map(({ id }) => profileRowsForList(db, id)));
  return { records: presentFound(rows.flat()), total: found.length };
};
