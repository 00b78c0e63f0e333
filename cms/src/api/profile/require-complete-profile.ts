import { DomainError } from '@nimio/domain/errors';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import type { Transaction } from '../../data/database.js';
import { presentProfile } from './present.js';
import { readProfileData } from './store.js';

/** A profile that takes a share needs an address and a bank account: 403 with what is missing. */
export async function requireCompleteProfile(tx: Transaction, profileId: number): Promise<void> {
  const missing = missingForWorks(presentProfile(await readProfileData(tx, profileId), []));
  if (missing.length > 0)
    throw new DomainError('worksNotAllowed', { params: { missing: missing.join(',') } });
}
