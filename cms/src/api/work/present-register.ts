import { wholeName } from '@nimio/domain/author-name/author-name';
import { DomainError } from '@nimio/domain/errors';
import type { RegisteredDeal, RegisteredWork } from '@nimio/domain/work/register.types';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { Reader } from '../../data/sql.js';
import { type PendingOnWork, readPendingOnWork } from '../change-suggestion/store.js';
import { profileName } from '../profile/name.js';
import { workFields } from './present.js';
import {
  findRegisteredDeal,
  type HeldShareRow,
  type HolderRow,
  type RegisteredDealRow,
  readCreation,
  readHeldContributions,
  readHeldShares,
  readRegisteredDeals,
} from './register-store.js';
import type { WorkRow } from './store.js';
import { isLocked } from './work-rules.js';

const presentHolder = (row: HolderRow) => ({
  profileHash: row.profile_hash,
  profileName: profileName(row),
  authorHash: row.author_hash,
  authorName: wholeName(row),
  since: row.created_at,
});

const dealOf = (
  deal: RegisteredDealRow,
  shares: readonly HeldShareRow[],
  pending: readonly PendingOnWork[],
): RegisteredDeal => ({
  dealHash: deal.hash,
  role: deal.role,
  amount: deal.amount,
  ownerProfileHash: deal.owner_hash,
  ownerName: profileName(deal),
  shares: shares
    .filter(({ deal_id }) => deal_id === deal.id)
    .map((share) => ({ ...presentHolder(share), hasChanges: share.has_changes })),
  suggestions: pending.filter(({ role }) => role === deal.role).length,
});

/** A work with all fields that staff see. */
export async function presentRegisteredWork(
  reader: Reader,
  work: WorkRow,
  now: Date,
): Promise<RegisteredWork> {
  const deals = await readRegisteredDeals(reader, work.id);
  const shares = await readHeldShares(reader, work.id);
  const contributions = await readHeldContributions(reader, work.id);
  const pending = await readPendingOnWork(reader, work.id);
  const dealFor = (role: BillableRole) => {
    const deal = deals.find((candidate) => candidate.role === role);
    return deal ? dealOf(deal, shares, pending) : null;
  };
  return {
    ...workFields(work),
    bookHash: work.hash,
    libraryClass: work.library_class,
    creatorContext: work.creator_context,
    migrated: work.migrated,
    created: await readCreation(reader, work.id),
    authorDeal: dealFor('author'),
    translatorDeal: dealFor('translator'),
    contributions: contributions.map((row) => ({ role: row.role, ...presentHolder(row) })),
    isLocked: isLocked(work, now) ? 1 : 0,
  };
}

/** One deal with its sharers; 404 if there is none. */
export async function presentRegisteredDeal(reader: Reader, dealHash: string): Promise<RegisteredDeal> {
  const deal = await findRegisteredDeal(reader, dealHash);
  if (!deal) throw new DomainError('notFound');
  const shares = await readHeldShares(reader, deal.work_id);
  return dealOf(deal, shares, await readPendingOnWork(reader, deal.work_id));
}
