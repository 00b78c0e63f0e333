import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { lockProfile } from '../profile/store.js';
import { lockWorksOf } from './store.js';

/** Profiles first and works after them, each in one order, as everybody does who changes who holds what. */
export async function lockAll(
  tx: Transaction,
  profileIds: readonly number[],
  authorNameIds: readonly number[],
): Promise<void> {
  for (const id of [...new Set(profileIds)].sort((a, b) => a - b)) await lockProfile(tx, id);
  if (await lockWorksOf(tx, authorNameIds, system().now().toISOString()))
    throw new DomainError('lockedError');
}
