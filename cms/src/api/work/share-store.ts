import { newPublicHash } from '@nimio/domain/access/hash';
import { DomainError } from '@nimio/domain/errors';
import type { BillableRole } from '@nimio/domain/work/roles';
import { nextOwner, sharesAreFull } from '@nimio/domain/work/shares';
import type { Transaction } from '../../data/database.js';
import { cancelOwn, cancelWithDeal } from '../change-suggestion/cancel.js';
import { type Deal, findDeal, readDeals } from './store.js';
import type { PassedDeal } from './work-facts.js';

/** A sharer, with the name and the start of the share. */
export interface Sharer {
  profileId: number;
  authorNameId: number;
  at: string;
}

/** @returns the deal's public id */
export async function insertDeal(
  tx: Transaction,
  workId: number,
  { role, amount, sharer }: { role: BillableRole; amount: number; sharer: Sharer },
): Promise<string> {
  const hash = newPublicHash();
  const dealId = await tx.insert('deals', {
    hash,
    work_id: workId,
    role,
    amount,
    owner_profile_id: sharer.profileId,
    changed_at: sharer.at,
  });
  await insertShare(tx, dealId, sharer);
  return hash;
}

const insertShare = async (tx: Transaction, dealId: number, sharer: Sharer): Promise<void> => {
  await tx.table('shares').insert({
    deal_id: dealId,
    profile_id: sharer.profileId,
    author_name_id: sharer.authorNameId,
    seen_at: sharer.at,
    created_at: sharer.at,
  });
};

/**
 * Adds a share to a deal that is not full. The work's row is locked, so that concurrent additions cannot exceed the
 * number.
 */
export async function claimShare(tx: Transaction, deal: Deal, sharer: Sharer): Promise<void> {
  if (deal.shares.some(({ profile_id }) => profile_id === sharer.profileId))
    throw new DomainError('noDuplicateShares');
  if (sharesAreFull(deal)) {
    throw new DomainError('bookAlreadyClaimed', { field: deal.role });
  }
  await insertShare(tx, deal.id, sharer);
}

/**
 * Deletes a share and its holder's suggestions for the deal. If the owner leaves, the earliest remaining share's
 * profile becomes the owner; without any the deal is deleted with all its suggestions.
 *
 * @returns the deal if it has another owner now, or none
 */
export async function deleteShare(
  tx: Transaction,
  deal: Deal,
  profileId: number,
): Promise<PassedDeal | undefined> {
  const { id, role, shares, owner_profile_id } = deal;
  await cancelOwn(tx, deal, profileId);
  const remaining = shares.filter(({ profile_id }) => profile_id !== profileId);
  await tx.table('shares').where({ deal_id: id, profile_id: profileId }).delete();
  const heir = nextOwner(remaining.map((share) => ({ ...share, created: share.created_at })));
  if (!heir) {
    await cancelWithDeal(tx, deal);
    await tx.table('deals').where({ id }).delete();
    return { role, owner: null };
  }
  if (owner_profile_id !== profileId) return undefined;
  await transferDeal(tx, id, heir.profile_id);
  return { role, owner: heir.profile_id };
}

/**
 * Passes a share to another sharer, whom payments treat as the successor of the previous one (`lateClaims`). The previous
 * holder's suggestions for the deal are deleted.
 */
export async function passShare(tx: Transaction, deal: Deal, from: number, to: Sharer): Promise<void> {
  await cancelOwn(tx, deal, from);
  await tx
    .table('shares')
    .where({ deal_id: deal.id, profile_id: from })
    .update({
      profile_id: to.profileId,
      author_name_id: to.authorNameId,
      ...{ seen_at: to.at, created_at: to.at },
    });
}

/** Transfers the ownership of a deal; the new owner's own suggestions are cancelled, as no one else can answer them. */
export async function transferDeal(tx: Transaction, dealId: number, ownerId: number): Promise<void> {
  await tx.table('deals').where({ id: dealId }).update({ owner_profile_id: ownerId });
  const deal = await findDeal(tx, dealId);
  if (deal) await cancelOwn(tx, deal, ownerId);
}

/**
 * Passes the deals of a work that a closed customer owns to the next sharer, who is one of these open profiles; a deal
 * without one stays. The shares remain.
 */
export async function passDeals(
  tx: Transaction,
  workId: number,
  profileId: number,
  isOpen: (profileId: number) => boolean,
): Promise<PassedDeal[]> {
  const passedOn: PassedDeal[] = [];
  for (const { id, role, owner_profile_id, shares } of await readDeals(tx, workId)) {
    const others = shares.filter(({ profile_id }) => profile_id !== profileId && isOpen(profile_id));
    const heir = nextOwner(others.map((share) => ({ ...share, created: share.created_at })));
    if (owner_profile_id !== profileId || !heir) continue;
    await transferDeal(tx, id, heir.profile_id);
    passedOn.push({ role, owner: heir.profile_id });
  }
  return passedOn;
}

/** Deletes every share and contribution of a profile on a work; deals that it owned get another owner. */
export async function leaveWork(tx: Transaction, workId: number, profileId: number): Promise<PassedDeal[]> {
  const passedOn: PassedDeal[] = [];
  for (const deal of await readDeals(tx, workId)) {
    if (!deal.shares.some(({ profile_id }) => profile_id === profileId)) continue;
    const passed = await deleteShare(tx, deal, profileId);
    if (passed) passedOn.push(passed);
  }
  await tx.table('contributions').where({ work_id: workId, profile_id: profileId }).delete();
  return passedOn;
}

export async function insertContribution(
  tx: Transaction,
  workId: number,
  role: 'illustrator' | 'editor',
  sharer: Sharer,
): Promise<void> {
  await tx
    .table('contributions')
    .insert({
      work_id: workId,
      profile_id: sharer.profileId,
      author_name_id: sharer.authorNameId,
      role,
      created_at: sharer.at,
    })
    .onConflict(['work_id', 'profile_id', 'role'])
    .ignore();
}

export async function renameShare(tx: Transaction, dealId: number, sharer: Sharer): Promise<void> {
  await tx
    .table('shares')
    .where({ deal_id: dealId, profile_id: sharer.profileId })
    .update({ author_name_id: sharer.authorNameId });
}

/** Replaces the contributions of the profile under its author name. */
export async function setContributions(
  tx: Transaction,
  workId: number,
  roles: ('illustrator' | 'editor')[],
  sharer: Sharer,
): Promise<void> {
  const own = { work_id: workId, profile_id: sharer.profileId };
  await tx.table('contributions').where(own).whereNotIn('role', roles).delete();
  await tx.table('contributions').where(own).update({ author_name_id: sharer.authorNameId });
  for (const role of roles) await insertContribution(tx, workId, role, sharer);
}
