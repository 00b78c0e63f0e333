import { partsOf, registerKey, searchable } from '@nimio/domain/text/search-words';
import type { Transaction } from '../../data/database.js';
import { insertParts } from '../../data/word-index.js';

/** The search keys of an author name. */
export interface NameParts {
  name1: string;
  name2: string;
}

/** The index rows of an author name: the whole name, the surname first, and each part. */
export function rowsOfAuthorName(id: number, { name1, name2 }: NameParts) {
  const whole = [name2, name1].filter(Boolean).join(' ');
  return {
    name: { author_name_id: id, searchable: searchable(whole), register_key: registerKey(whole) },
    parts: partsOf(whole).map((part) => ({ part, author_name_id: id })),
  };
}

/** Updates the search index of a name. Everything that writes a name calls it in the same transaction. */
export async function indexAuthorName(tx: Transaction, id: number, written: NameParts): Promise<void> {
  const { name, parts } = rowsOfAuthorName(id, written);
  await tx.table('author_name_parts').where({ author_name_id: id }).delete();
  await tx.table('author_name_keys').insert(name).onConflict('author_name_id').merge();
  await insertParts(tx, 'author_name_parts', parts);
}
