import type * as endpoints from '@nimio/domain/author-merge/author-merge.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { deleteAuthorName, updateAuthorName } from '../../author-name/store.js';
import { cancelUnderName } from '../../change-suggestion/cancel.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { transferDeal } from '../../work/share-store.js';
import type { DominantName, Moved } from '../moved.js';
import { notifyMerged } from '../notice.js';
import { lockForMerge, type MergePlan, partsOf, planMerge, profilesOf } from '../plan.js';
import { presentMerge } from '../present.js';
import { insertMerge, moveParts, readMerge, readNameRow } from '../store.js';

/** The authors are read again after locking, when no other transaction can change them. */
async function lockedPlan(
  tx: Transaction,
  dominant: string,
  replaced: readonly string[],
): Promise<MergePlan> {
  const seen = await planMerge(tx, dominant, replaced);
  const authors = [seen.dominant, ...seen.leaving.map(({ author }) => author)];
  await lockForMerge(
    tx,
    authors.map(({ profile_id }) => profile_id),
    authors.map(({ id }) => id),
  );
  const plan = await planMerge(tx, dominant, replaced);
  if (plan.conflicts.length > 0) throw new DomainError('authorMergeConflict');
  return plan;
}

async function move(tx: Transaction, plan: MergePlan, after: DominantName): Promise<Moved> {
  const { dominant, leaving, deals } = plan;
  const { name1, name2, confirmed } = dominant;
  const to = { id: dominant.id, profileId: dominant.profile_id };
  const moved: Moved = {
    replaced: [],
    before: { name1, name2, confirmed },
    after,
    shares: partsOf(plan, 'share'),
    contributions: partsOf(plan, 'contribution'),
    deals,
  };
  for (const kind of ['share', 'contribution'] as const) {
    await moveParts(
      tx,
      kind,
      partsOf(plan, kind).map(({ id }) => id),
      to,
    );
  }
  for (const { id } of deals) await transferDeal(tx, id, to.profileId);
  for (const { author } of leaving) {
    const name = await readNameRow(tx, author.id);
    if (name) moved.replaced.push(name);
    await cancelUnderName(tx, author.id);
    await deleteAuthorName(tx, author.id);
  }
  await updateAuthorName(tx, dominant.id, after);
  return moved;
}

/** Runs in one transaction and stores its changes, so that it can be undone. */
export const mergeAuthors: UseCase<typeof endpoints.mergeAuthors> = ({ body, caller, requestId }) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const plan = await lockedPlan(tx, body.dominantAuthorHash, body.authorsToBeReplaced);
    await requireOthers({ db: tx, now }, profilesOf(plan), caller.accountId);
    const { dominant, leaving } = plan;
    const after: DominantName = {
      name1: body.replaceFirstName || dominant.name1,
      name2: body.replaceLastName || dominant.name2,
      confirmed: dominant.confirmed,
    };
    const moved = await move(tx, plan, after);
    const at = now().toISOString();
    const hash = await insertMerge(tx, { dominantId: dominant.id, accountId: caller.accountId, moved, at });
    const facts = {
      merge: hash,
      names: leaving.length,
      shares: moved.shares.length,
      deals: plan.deals.length,
    };
    for (const id of profilesOf(plan)) {
      await followNames(tx, id);
      await audit(tx, 'author-names.merge', { caller, profile: { id, asStaff: true }, requestId }, facts);
    }
    await notifyMerged(tx, dominant.profile_id, moved);
    return presentMerge(await readMerge(tx, hash));
  });
};
