import { DomainError } from '@nimio/domain/errors';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import type { Transaction } from '../../data/database.js';
import { presentProfile } from './present.js';
import { readProfileData } from './store.js';

/** Who takes a share of a work has told where money and letters go: 403 with what is missing. */
export async function requireCompleteProfile(tx: Transaction, profileId: number): Promise<void> {
  const missing = missingForWorks(presentProfile(await readProfileData(tx, profileId), []));
  if (missing.length > 0)
    throw new DomainError('worksNotAllowed', { params: { missing: missing.join(',') } });
}
