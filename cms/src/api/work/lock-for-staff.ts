import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { requireOthers } from '../../identity/profile-access.js';
import { system } from '../../system.js';
import { lockProfiles } from '../profile/store.js';
import { readHolders } from './register-store.js';
import { findWork, lockWorkByIsbn, type WorkRow } from './store.js';
import { refuseLocked } from './work-rules.js';

/**
 * Staff who act for a customer may not change a work of their own or of people whom they represent: 403 `ownAffairs`.
 * Customers change their own works.
 *
 * @param others profiles that the change concerns and that hold no part of the work
 */
export async function refuseOwnAffairs(
  tx: Transaction,
  workId: number,
  { caller, profile }: { caller: Pick<Caller, 'accountId'>; profile: ActingFor },
  others: readonly number[] = [],
): Promise<void> {
  if (!profile.asStaff) return;
  const { now } = system();
  await requireOthers({ db: tx, now }, [...(await readHolders(tx, workId)), ...others], caller.accountId);
}

/** A work that staff change, and the ids of the profiles that hold a part of it. */
interface LockedWork {
  work: WorkRow;
  holders: number[];
}

/**
 * The work for a change by staff, locked after the profiles that hold a part of it (decision 0015). Staff may not
 * change a work of their own or of people whom they represent: 403.
 *
 * @param joining profiles that will hold a part of it
 */
export async function lockForStaff(
  tx: Transaction,
  isbn: string,
  { accountId }: Pick<Caller, 'accountId'>,
  joining: readonly number[] = [],
): Promise<LockedWork> {
  const { now } = system();
  const seen = await findWork(tx, isbn);
  if (!seen) throw new DomainError('notFound', { field: 'isbn' });
  await lockProfiles(tx, [...(await readHolders(tx, seen.id)), ...joining]);
  const work = await lockWorkByIsbn(tx, isbn);
  if (!work) throw new DomainError('notFound', { field: 'isbn' });
  refuseLocked(work, now());
  const holders = await readHolders(tx, work.id);
  await requireOthers({ db: tx, now }, [...holders, ...joining], accountId);
  return { work, holders };
}
