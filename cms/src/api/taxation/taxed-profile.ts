import { DomainError } from '@nimio/domain/errors';
import { isCreator } from '@nimio/domain/profile/checklist';
import type { Transaction } from '../../data/database.js';
import { lockProfile, type ProfileRow, readRoles } from '../profile/store.js';

/** The profile, locked until the end of the transaction; 404 if it has no taxation: only creators have one. */
export async function lockTaxed(tx: Transaction, profileId: number): Promise<ProfileRow> {
  const profile = await lockProfile(tx, profileId);
  const roles = (await readRoles(tx, profileId)).map((code) => ({ code }));
  if (!profile || !isCreator({ roles })) throw new DomainError('notFound');
  return profile;
}
