import { partsOf, registerKey, searchable } from '@nimio/domain/text/search-words';
import type { Transaction } from '../../data/database.js';
import { insertParts } from '../../data/word-index.js';

/** The columns of a profile's name. */
export interface NameColumns {
  first_name: string | null;
  last_name: string | null;
  organisation_name: string | null;
}

/** The columns of a profile's name in a query in which `profiles` has the */
export const nameColumns = (alias: string): string =>
  `${alias}.first_name, ${alias}.last_name, ${alias}.organisation_name`;

export interface Named extends NameColumns {
  kind: 'person' | 'organisation';
}

/** First and last name, or the organisation's name. */
export const profileName = (row: Named): string =>
  row.kind === 'person'
    ? [row.first_name, row.last_name].filter(Boolean).join(' ')
    : (row.organisation_name ?? '');

/** The first letters of the name's words, which tell customers apart without naming them: `I. M. V.` */
export const initials = (row: Named): string =>
  profileName(row)
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0].toLocaleUpperCase('fi') ?? [])
    .map((letter) => `${letter}.`)
    .join(' ');

/** The name by which a list is sorted: the last name, a comma, the first names; that of an organisation as it is. */
export const listName = (row: Named): string =>
  row.kind === 'person' ? [row.last_name, row.first_name].filter(Boolean).join(', ') : profileName(row);

/** The search keys of a customer. */
export interface NamedRow {
  first_name?: string | null;
  last_name?: string | null;
  organisation_name?: string | null;
  organisation_name2?: string | null;
}

/** The last name first, as in a register. */
export const registerName = (row: NamedRow): string =>
  [row.last_name, row.first_name, row.organisation_name, row.organisation_name2].filter(Boolean).join(' ');

/**
 * The index rows of a customer: the whole name, and each part of it. Former names are found, but do not change the place
 * in the register.
 */
export function rowsOfName(profileId: number, row: NamedRow, former: readonly NamedRow[] = []) {
  const name = registerName(row);
  const all = [name, ...former.map(registerName)].join(' ');
  return {
    name: { profile_id: profileId, searchable: searchable(all), register_key: registerKey(name) },
    parts: partsOf(all).map((part) => ({ part, profile_id: profileId })),
  };
}

/** Updates the search index of a customer. Everything that writes a profile's names calls it in the same transaction. */
export async function indexName(
  tx: Transaction,
  profileId: number,
  row: NamedRow,
  former: readonly NamedRow[] = [],
): Promise<void> {
  const { name, parts } = rowsOfName(profileId, row, former);
  await tx.table('profile_name_parts').where({ profile_id: profileId }).delete();
  await tx.table('profile_names').insert(name).onConflict('profile_id').merge();
  await insertParts(tx, 'profile_name_parts', parts);
}
