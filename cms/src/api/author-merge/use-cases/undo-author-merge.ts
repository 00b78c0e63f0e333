import type * as endpoints from '@nimio/domain/author-merge/author-merge.endpoints';
import { syncBlockers } from '@nimio/domain/author-name/author-name';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { mapSequentially } from '../../../threads/map-sequentially.js';
import {
  type AuthorNameRow,
  insertAuthorName,
  readAuthorNames,
  updateAuthorName,
} from '../../author-name/store.js';
import { findEstateOf } from '../../estate/store.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { transferDeal } from '../../work/share-store.js';
import type { DominantName, HeldPart, Moved, MovedPart } from '../moved.js';
import { notifyUnmerged } from '../notice.js';
import { lockForMerge, place } from '../plan.js';
import { presentMerge } from '../present.js';
import {
  closeMerge,
  findMerge,
  lockMerge,
  moveParts,
  readMerge,
  readNameRow,
  readParts,
  readPartsOfProfile,
} from '../store.js';

/** The blockers of undoing a merge. */
type Change = 'undone' | 'name' | 'works' | 'deals';

const refusal = (what: Change) => new DomainError('authorMergeChanged', { params: { what } });

/** Throws if a profile that a part would return to holds the same part by now: it has each once. */
async function refuseTaken(
  tx: Transaction,
  { replaced, shares, contributions }: Moved,
  dominantProfileId: number,
  parts: readonly HeldPart[],
): Promise<void> {
  const isFrom = (name: string) => (part: HeldPart) =>
    (part.kind === 'share' ? shares : contributions).some(({ id, from }) => id === part.id && from === name);
  for (const { hash, profile_id } of replaced) {
    if (profile_id === dominantProfileId) continue;
    const own = new Set((await readPartsOfProfile(tx, profile_id)).map(place));
    const taken = parts.filter(isFrom(hash)).find((part) => own.has(place(part)));
    if (taken) throw new DomainError('authorMergeTaken', { params: { work: taken.work_name } });
  }
}

/** What a merge moved, with the estates of authors who have died since in the authors’ place. */
async function withEstates(tx: Transaction, moved: Moved): Promise<Moved> {
  const successorOf = async (id: number): Promise<number> => (await findEstateOf(tx, id)) ?? id;
  const replaced = await mapSequentially(moved.replaced, async (name) => ({
    ...name,
    profile_id: await successorOf(name.profile_id),
  }));
  const deals = await mapSequentially(moved.deals, async ({ id, owner }) => ({
    id,
    owner: await successorOf(owner),
  }));
  return { ...moved, replaced, deals };
}

interface LockedMerge {
  id: number;
  moved: Moved;
  dominant: AuthorNameRow;
}

/**
 * The merge with its dominant name as it left them. It is locked after the profiles and works, because deleting a
 * name, under the lock of its profile, changes the merges that refer to it.
 */
async function lockUnchanged(tx: Transaction, hash: string): Promise<LockedMerge> {
  const seen = await findMerge(tx, hash);
  if (!seen) throw new DomainError('notFound');
  if (seen.undone_at !== null) throw refusal('undone');
  const recorded = JSON.parse(seen.moved) as Moved;
  const id = seen.dominant_author_name_id;
  const profileId = id === null ? undefined : (await readNameRow(tx, id))?.profile_id;
  if (id === null || profileId === undefined) throw refusal('name');
  const { replaced } = await withEstates(tx, recorded);
  await lockForMerge(tx, [profileId, ...replaced.map(({ profile_id }) => profile_id)], [id]);
  // Another transaction may have created an estate while this one waited.
  const moved = await withEstates(tx, recorded);
  if ((await lockMerge(tx, hash))?.undone_at !== null) throw refusal('undone');
  const dominant = (await readAuthorNames(tx, profileId)).find((name) => name.id === id);
  const { after } = moved;
  if (!dominant || dominant.name1 !== after.name1 || dominant.name2 !== after.name2) throw refusal('name');
  const parts = await readParts(tx, id);
  const isHeld = (kind: HeldPart['kind']) => (moving: MovedPart) =>
    parts.some((part) => part.kind === kind && part.id === moving.id);
  if (!moved.shares.every(isHeld('share')) || !moved.contributions.every(isHeld('contribution')))
    throw refusal('works');
  const owned = parts.filter(({ owner_profile_id }) => owner_profile_id === profileId);
  if (!moved.deals.every((deal) => owned.some(({ deal_id }) => deal_id === deal.id))) throw refusal('deals');
  await refuseTaken(tx, moved, profileId, parts);
  return { id: seen.id, moved, dominant };
}

/** Restores the removed names with their parts. A name that they were aliases of may have been deleted since. */
async function restore(tx: Transaction, moved: Moved): Promise<void> {
  for (const { created_at, profile_id, ...name } of moved.replaced) {
    const main = name.alias_of_id === null ? undefined : await readNameRow(tx, name.alias_of_id);
    const columns = { ...name, alias_of_id: main ? name.alias_of_id : null };
    const to = { id: await insertAuthorName(tx, profile_id, columns, created_at), profileId: profile_id };
    for (const [kind, parts] of [
      ['share', moved.shares],
      ['contribution', moved.contributions],
    ] as const) {
      const own = parts.filter(({ from }) => from === name.hash);
      await moveParts(
        tx,
        kind,
        own.map(({ id }) => id),
        to,
      );
    }
  }
  for (const { id, owner } of moved.deals) await transferDeal(tx, id, owner);
}

/** The previous spelling of the name; without the returned works it may no longer be eligible for ISNI. */
async function renameBack(tx: Transaction, dominant: AuthorNameRow, before: DominantName): Promise<void> {
  const { id, profile_id, private: privateAuthor, alias_of_id } = dominant;
  const books = (await readAuthorNames(tx, profile_id)).find((name) => name.id === id)?.books ?? 0;
  const { confirmed } = before;
  const blockers = syncBlockers({ confirmed, privateAuthor, isAlias: alias_of_id !== null, books });
  const allow_isni_sync = blockers.length === 0 ? dominant.allow_isni_sync : 0;
  await updateAuthorName(tx, id, { ...before, allow_isni_sync });
}

export const undoAuthorMerge: UseCase<typeof endpoints.undoAuthorMerge> = ({ params, caller, requestId }) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const { mergeHash } = params;
    const { id: mergeId, moved, dominant } = await lockUnchanged(tx, mergeHash);
    const profileIds = new Set([dominant.profile_id, ...moved.replaced.map(({ profile_id }) => profile_id)]);
    await requireOthers({ db: tx, now }, [...profileIds], caller.accountId);
    await restore(tx, moved);
    await renameBack(tx, dominant, moved.before);
    const at = now().toISOString();
    await closeMerge(tx, mergeId, at);
    for (const id of profileIds) {
      await followNames(tx, id);
      const who = { caller, profile: { id, asStaff: true }, requestId };
      await audit(tx, 'author-names.undo-merge', who, { merge: mergeHash });
    }
    await notifyUnmerged(tx, dominant.profile_id, moved);
    return presentMerge(await readMerge(tx, mergeHash));
  });
};
