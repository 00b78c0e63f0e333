import { DomainError } from '@nimio/domain/errors';
import { type BillableRole, billableRoles, type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';
import type { Transaction } from '../../data/database.js';
import { markSeen, readDeals, touchDealsOf, updateWork, type WorkRow } from './store.js';

type RoleChoice = Record<CreatorRole, boolean>;

export const chosenRoles = (role: RoleChoice): CreatorRole[] => creatorRoles.filter((name) => role[name]);
export const chosenBillable = (role: RoleChoice): BillableRole[] =>
  billableRoles.filter((name) => role[name]);
export const chosenContributions = (role: RoleChoice): ('illustrator' | 'editor')[] =>
  (['illustrator', 'editor'] as const).filter((name) => role[name]);

/** While a distribution is being calculated its works are locked. */
export function refuseLocked(work: WorkRow, now: Date): void {
  if (work.locked_until !== null && work.locked_until > now.toISOString())
    throw new DomainError('lockedError');
}

/**
 * Taking the translator role. A work that a creator entered becomes translated by it, and every sharer is told
 * by the alert on the work; what a catalogue or the society says of a work stands.
 * @returns whether the work became translated
 */
export async function becomeTranslated(
  tx: Transaction,
  work: WorkRow,
  { profileId, at }: { profileId: number; at: string },
): Promise<boolean> {
  if (work.translated) return false;
  if (work.creator_context !== 'CREATOR') throw new DomainError('notTranslated', { field: 'translator' });
  await updateWork(tx, work.id, { translated: 1 });
  await touchDealsOf(tx, work.id, at);
  const deals = await readDeals(tx, work.id);
  await markSeen(
    tx,
    deals.map(({ id }) => id),
    profileId,
    at,
  );
  return true;
}
