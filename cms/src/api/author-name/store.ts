import { newPublicHash } from '@nimio/domain/access/hash';
import { cataloguedName, mayShareIsni } from '@nimio/domain/author-name/author-name';
import { keysOfName } from '@nimio/domain/author-name/name-match';
import { partsOf, registerKey, searchable } from '@nimio/domain/text/search-words';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import { insertParts } from '../../data/word-index.js';
import { saveKnownContributors } from './known-contributors.js';

/** The search keys of an author name. */
export interface NameParts {
  name1: string;
  name2: string;
}

/** The index rows of an author name: the whole name, the surname first, each part, and the keys that matching names share. */
export function rowsOfAuthorName(id: number, { name1, name2 }: NameParts) {
  const whole = [name2, name1].filter(Boolean).join(' ');
  return {
    name: { author_name_id: id, searchable: searchable(whole), register_key: registerKey(whole) },
    parts: partsOf(whole).map((part) => ({ part, author_name_id: id })),
    matchKeys: keysOfName(cataloguedName({ name1, name2 })).map((match_key) => ({
      match_key,
      author_name_id: id,
    })),
  };
}

/** Updates the indexes of a name, and which contributors it matches. Everything that writes a name calls it in the same transaction. */
async function indexAuthorName(tx: Transaction, id: number, written: NameParts): Promise<void> {
  const { name, parts, matchKeys } = rowsOfAuthorName(id, written);
  for (const table of ['author_name_parts', 'author_match_keys', 'known_contributors'])
    await tx.table(table).where({ author_name_id: id }).delete();
  await tx.table('author_name_keys').insert(name).onConflict('author_name_id').merge();
  await insertParts(tx, 'author_name_parts', parts);
  await insertParts(tx, 'author_match_keys', matchKeys);
  await saveKnownContributors(tx, { authorNameId: id });
}

/** The writable columns of a name. */
export interface AuthorNameColumns extends NameParts {
  isni: string | null;
  pseudonym: 0 | 1;
  private: 0 | 1;
  confirmed: 0 | 1;
  allow_isni_sync: 0 | 1;
  asteri_id: string | null;
  alias_of_id: number | null;
}

export interface AuthorNameRow extends AuthorNameColumns {
  id: number;
  hash: string;
  profile_id: number;
  /** The hash of the name that this one is an alias of. */
  alias_hash: string | null;
  /** The number of works that use the name. */
  books: number;
}

const columns = `n.id, n.hash, n.profile_id, n.name1, n.name2, n.isni, n.pseudonym, n.private, n.confirmed,
  n.allow_isni_sync, n.asteri_id, n.alias_of_id, a.hash as alias_hash`;

const namesOfProfile = query<AuthorNameRow>(
  `select ${columns}, cast(coalesce(u.works, 0) as integer) as books
     from author_names n
     left join author_names a on a.id = n.alias_of_id
     left join (select author_name_id, count(distinct work_id) as works
                  from (select s.author_name_id, d.work_id from shares s join deals d on d.id = s.deal_id
                         where s.profile_id = ?
                        union all select author_name_id, work_id from contributions where profile_id = ?) held
                 group by author_name_id) u on u.author_name_id = n.id
    where n.profile_id = ? order by n.id`,
);

/** The author names of a profile, the oldest first. */
export const readAuthorNames = (reader: Reader, profileId: number): Promise<AuthorNameRow[]> =>
  reader.all(namesOfProfile, [profileId, profileId, profileId]);

/** @returns the new name's id */
export async function insertAuthorName(
  tx: Transaction,
  profileId: number,
  name: Partial<AuthorNameColumns> & NameParts & { hash?: string },
  at: string,
): Promise<number> {
  const row = { hash: newPublicHash(), profile_id: profileId, ...name, created_at: at };
  const id = await tx.insert('author_names', row);
  await indexAuthorName(tx, id, name);
  return id;
}

/** Columns that are not given stay unchanged; the names are required for the index. */
export async function updateAuthorName(
  tx: Transaction,
  id: number,
  name: NameParts & Partial<AuthorNameColumns>,
): Promise<void> {
  await tx
    .table('author_names')
    .where({ id })
    .update({ ...name });
  await indexAuthorName(tx, id, name);
}

/** Variants of a deleted name become independent names; the foreign key and the index see to it. */
export async function deleteAuthorName(tx: Transaction, id: number): Promise<void> {
  await tx.table('author_names').where({ id }).delete();
}

const isniRow = query<{ isni: string }>('select isni from isnis where isni = ?');
const holders = query<Pick<AuthorNameColumns, 'pseudonym'>>(
  'select pseudonym from author_names where isni = ? and profile_id <> ?',
);

/**
 * Whether a name of another customer has this ISNI and may not share it. The ISNI stays reserved until the transaction
 * ends: request several in the order of their characters, after locking the profile.
 */
export async function isIsniTaken(
  tx: Transaction,
  profileId: number,
  { isni, pseudonym }: Pick<AuthorNameColumns, 'pseudonym'> & { isni: string },
): Promise<boolean> {
  await tx.table('isnis').insert({ isni }).onConflict('isni').ignore();
  await tx.lock(isniRow, [isni]);
  const others = await tx.all(holders, [isni, profileId]);
  return others.some((other) => !mayShareIsni({ pseudonym }, other));
}
