import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { lockProfiles } from '../profile/store.js';
import { lockWorksOf } from './store.js';

/**
 * Profiles are locked before works, each in ascending order, as in every transaction that changes ownership; this
 * prevents deadlocks.
 */
export async function lockAll(
  tx: Transaction,
  profileIds: readonly number[],
  authorNameIds: readonly number[],
): Promise<void> {
  await lockProfiles(tx, profileIds);
  if (await lockWorksOf(tx, authorNameIds, system().now().toISOString()))
    throw new DomainError('lockedError');
}
