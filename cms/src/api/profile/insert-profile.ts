import { newPublicHash } from '@nimio/domain/access/hash';
import type { Language } from '@nimio/domain/language';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Transaction } from '../../data/database.js';
import { lockSeries, saveSeries } from '../../data/number-series.js';
import { query } from '../../data/sql.js';
import type { System } from '../../system.js';
import { indexName } from './name.js';
import { emailKey, type ProfileRow } from './store.js';

/** An identity code as stored in a row, encrypted and as a keyed hash. */
export const identityColumns = (
  { vault }: System,
  { table, hash, code }: { table: 'profiles' | 'accounts'; hash: string; code: string | null },
) => ({
  identity_code_sealed: code && vault.seal(code, { table, column: 'identity_code_sealed', row: hash }),
  identity_code_index: code && vault.index(code, 'identity-code'),
});

const profileOfNumber = query<{ id: number }>('select id from profiles where ext_party_code = ?');

/** The next number of the series that no customer of an imported register has. */
async function nextCustomerNumber(tx: Transaction): Promise<string> {
  let number = (await lockSeries(tx, 'customer')) + 1;
  while (await tx.first(profileOfNumber, [String(number)])) number += 1;
  await saveSeries(tx, 'customer', number);
  return String(number);
}

/** The columns of a new profile; those that are left out have their defaults. */
type NewProfile = Partial<
  Omit<ProfileRow, 'id' | 'hash' | 'identity_code_sealed' | 'identity_code_index' | 'email_key'>
> & {
  kind: ProfileRow['kind'];
  language: Language;
  identityCode: string | null;
  roles: readonly ProfileRole[];
};

/** Creates a profile with the next customer number. Returns its id. */
export async function insertProfile(
  app: System,
  tx: Transaction,
  { identityCode, roles, ...columns }: NewProfile,
): Promise<number> {
  const hash = newPublicHash();
  const profileId = await tx.insert('profiles', {
    hash,
    ...columns,
    email_key: emailKey(columns.email),
    ...identityColumns(app, { table: 'profiles', hash, code: identityCode }),
    ext_party_code: await nextCustomerNumber(tx),
    created_at: app.now().toISOString(),
  });
  await indexName(tx, profileId, columns);
  await tx.table('profile_roles').insert(roles.map((role) => ({ profile_id: profileId, role })));
  return profileId;
}
