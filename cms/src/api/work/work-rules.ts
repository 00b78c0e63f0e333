import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import {
  amountFields,
  type BillableRole,
  billableRoles,
  type CreatorRole,
  creatorRoles,
} from '@nimio/domain/work/roles';
import type { updateWork } from '@nimio/domain/work/work.endpoints';
import type { Transaction } from '../../data/database.js';
import type { ActingFor } from '../../http/call.js';
import {
  type ListedRow,
  markSeen,
  readDeals,
  saveWork,
  touchDealsOf,
  type WorkChanges,
  type WorkRow,
} from './store.js';
import type { PassedDeal } from './work-facts.js';

export const rolesOf = (rows: readonly ListedRow[]): CreatorRole[] => rows.map(({ role }) => role);

type RoleChoice = Record<CreatorRole, boolean>;

export const chosenRoles = (role: RoleChoice): CreatorRole[] => creatorRoles.filter((name) => role[name]);
export const chosenBillable = (role: RoleChoice): BillableRole[] =>
  billableRoles.filter((name) => role[name]);
export const chosenContributions = (role: RoleChoice): ('illustrator' | 'editor')[] =>
  (['illustrator', 'editor'] as const).filter((name) => role[name]);

/** The number of sharers of a new deal, which is required (specification §5). */
export function requiredAmount(
  stated: Partial<Record<(typeof amountFields)[BillableRole], number | undefined>>,
  role: BillableRole,
): number {
  const path = amountFields[role];
  const amount = stated[path];
  if (amount === undefined)
    throw new DomainError('validationError', { fields: [{ path, code: 'required' }] });
  return amount;
}

/** Works are locked while their distribution is being calculated. */
export const isLocked = ({ locked_until }: WorkRow, now: Date): boolean =>
  locked_until !== null && locked_until > now.toISOString();

export function refuseLocked(work: WorkRow, now: Date): void {
  if (isLocked(work, now)) throw new DomainError('lockedError');
}

/** Sets the alert for all sharers; the profile has seen its own change, but not one that staff made for it. */
async function touchForOthers(
  tx: Transaction,
  workId: number,
  { id, asStaff }: ActingFor,
  at: string,
): Promise<void> {
  await touchDealsOf(tx, workId, at);
  if (asStaff) return;
  const deals = await readDeals(tx, workId);
  const dealIds = deals.map((deal) => deal.id);
  await markSeen(tx, dealIds, id, at);
}

/**
 * Takes the translator role. It makes a work entered by a creator a translation, and the alert on the work informs
 * every sharer; a catalogue's or the society's data are not changed.
 *
 * @returns whether the work became translated
 */
export async function becomeTranslated(
  tx: Transaction,
  work: WorkRow,
  profile: ActingFor,
  at: string,
): Promise<boolean> {
  if (work.translated) return false;
  if (work.creator_context !== 'CREATOR') throw new DomainError('notTranslated', { field: 'translator' });
  await saveWork(tx, work.id, { translated: 1, became_translated: 1 });
  await touchForOthers(tx, work.id, profile, at);
  return true;
}

/**
 * Undoes `becomeTranslated` when the last translator leaves: otherwise a mistaken claim would halve the authors' pay
 * although no translator receives the other half.
 *
 * @returns whether the work became an original again
 */
export async function becomeOriginal(
  tx: Transaction,
  work: WorkRow,
  profile: ActingFor,
  { passedOn, at }: { passedOn: readonly PassedDeal[]; at: string },
): Promise<boolean> {
  const isLastTranslator = passedOn.some(({ role, owner }) => role === 'translator' && owner === null);
  if (!work.became_translated || !isLastTranslator) return false;
  await saveWork(tx, work.id, { translated: 0, became_translated: 0 });
  await touchForOthers(tx, work.id, profile, at);
  return true;
}

type Metadata = BodyOf<typeof updateWork>['updatedData'];

/**
 * Missing metadata may be completed, known metadata not changed, except the format, which the author may always
 * correct.
 *
 * @returns the changed columns
 */
export async function completeMetadata(
  tx: Transaction,
  work: WorkRow,
  { bookType, publishYear, ...texts }: Metadata,
): Promise<string[]> {
  const wanted = { ...texts, publish_year: publishYear };
  const changes: WorkChanges = bookType === work.type ? {} : { type: bookType };
  for (const column of ['name', 'subtitle', 'publisher', 'publish_year'] as const) {
    const [value, known] = [wanted[column], work[column]];
    if (value === undefined || value === '' || value === known) continue;
    if (known !== null) {
      throw new DomainError('knownMetadata', { field: column === 'publish_year' ? 'publishYear' : column });
    }
    Object.assign(changes, { [column]: value });
  }
  await saveWork(tx, work.id, changes);
  return Object.keys(changes);
}
