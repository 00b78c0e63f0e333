import { DomainError } from '@nimio/domain/errors';
import { isCreator } from '@nimio/domain/profile/checklist';
import type { Transaction } from '../../data/database.js';
import type { ActingFor } from '../../http/call.js';
import { system } from '../../system.js';
import { findProfileAsStaff } from '../profile/access.js';
import { lockProfile, type ProfileRow, readRoles } from '../profile/store.js';

/** The profile, locked until the end of the transaction; 404 where it has no taxation: only creators have. */
export async function lockTaxed(tx: Transaction, profileId: number): Promise<ProfileRow> {
  const profile = await lockProfile(tx, profileId);
  const roles = (await readRoles(tx, profileId)).map((code) => ({ code }));
  if (!profile || !isCreator({ roles })) throw new DomainError('notFound');
  return profile;
}

/** The customer whose taxation staff handle. */
export async function customerAt(profileHash: string): Promise<ActingFor> {
  const found = await findProfileAsStaff(system(), 'profile', profileHash);
  if (!found) throw new DomainError('notFound');
  return { ...found, asStaff: true };
}
