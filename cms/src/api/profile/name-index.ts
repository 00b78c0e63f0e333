import { partsOf, registerKey, searchable } from '@nimio/domain/text/search-words';
import type { Transaction } from '../../data/database.js';
import { insertParts } from '../../data/word-index.js';

/** The search keys of a customer. */
interface NamedRow {
  first_name?: string | null;
  last_name?: string | null;
  organisation_name?: string | null;
  organisation_name2?: string | null;
}

/** The last name first, as in a register. */
const registerName = (row: NamedRow): string =>
  [row.last_name, row.first_name, row.organisation_name, row.organisation_name2].filter(Boolean).join(' ');

/** The index rows of a customer: the whole name, and each part of it. */
export function rowsOfName(profileId: number, row: NamedRow) {
  const name = registerName(row);
  return {
    name: { profile_id: profileId, searchable: searchable(name), register_key: registerKey(name) },
    parts: partsOf(name).map((part) => ({ part, profile_id: profileId })),
  };
}

/** Adds a customer to the search index. Everything that writes a profile's names calls it in the same transaction. */
export async function indexName(tx: Transaction, profileId: number, row: NamedRow): Promise<void> {
  const { name, parts } = rowsOfName(profileId, row);
  await tx.table('profile_names').insert(name);
  await insertParts(tx, 'profile_name_parts', parts);
}
