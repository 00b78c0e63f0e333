import { mayShareIsni } from '@nimio/domain/author-name/author-name';
import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';
import type { AuthorNameColumns } from './store.js';

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
