import { newPublicHash } from '@nimio/domain/access/hash';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import { indexAuthorName, type NameParts } from './name-index.js';

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
  /** The hash of the name that this one is a variant of. */
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
