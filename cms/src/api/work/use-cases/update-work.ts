import { DomainError } from '@nimio/domain/errors';
import { amountFields, billableRoles } from '@nimio/domain/work/roles';
import { canSetAmount } from '@nimio/domain/work/shares';
import type * as endpoints from '@nimio/domain/work/work.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { lockProfile } from '../../profile/store.js';
import { refuseOwnAffairs } from '../lock-for-staff.js';
import { notifyActedFor, notifyNewOwners, notifyOriginal } from '../notice.js';
import { presentRegistered } from '../present.js';
import {
  claimShare,
  deleteShare,
  insertDeal,
  leaveWork,
  renameShare,
  type Sharer,
  setContributions,
} from '../share-store.js';
import {
  findAuthorName,
  type ListedRow,
  lockWorkByHash,
  markSeen,
  readDeals,
  rolesOnWork,
  setAmount,
  type WorkRow,
} from '../store.js';
import { type AmountChange, type PassedDeal, roleChanges, type WorkFacts } from '../work-facts.js';
import {
  becomeOriginal,
  becomeTranslated,
  chosenContributions,
  chosenRoles,
  completeMetadata,
  refuseLocked,
  requiredAmount,
  rolesOf,
} from '../work-rules.js';

type Editing = Call<typeof endpoints.updateWork>;

/** Only the owner sets the number, to at least the number of shares; the error names the role. */
async function changeAmounts(
  tx: Transaction,
  work: WorkRow,
  { body, profile }: Editing,
  at: string,
): Promise<AmountChange[]> {
  const changes: AmountChange[] = [];
  for (const { id, role, amount: from, owner_profile_id, shares } of await readDeals(tx, work.id)) {
    const field = amountFields[role];
    const to = body[field];
    if (!body.changedAmounts.includes(role) || to === undefined || to === from) continue;
    if (owner_profile_id !== profile.id) throw new DomainError('notDealOwner', { field });
    if (!canSetAmount({ shares }, to)) {
      const code = role === 'author' ? 'amountBelowAuthors' : 'amountBelowTranslators';
      throw new DomainError(code, { field, params: { min: shares.length } });
    }
    await setAmount(tx, id, to, at);
    // The customer sees the alert when staff set the number.
    if (!profile.asStaff) await markSeen(tx, [id], profile.id, at);
    changes.push({ role, from, to });
  }
  return changes;
}

interface ShareChanges {
  /** New deals. */
  amounts: AmountChange[];
  passedOn: PassedDeal[];
}

/** Adds and removes shares of the profile to match the chosen roles. */
async function changeShares(
  tx: Transaction,
  work: WorkRow,
  { body, profile }: Editing,
  sharer: Sharer,
): Promise<ShareChanges> {
  const deals = await readDeals(tx, work.id);
  const changes: ShareChanges = { amounts: [], passedOn: [] };
  for (const role of billableRoles) {
    const deal = deals.find((candidate) => candidate.role === role);
    const holds = deal?.shares.some(({ profile_id }) => profile_id === profile.id) ?? false;
    if (!body.role[role]) {
      const passed = deal && holds && (await deleteShare(tx, deal, profile.id));
      if (passed) changes.passedOn.push(passed);
    } else if (!deal) {
      const amount = requiredAmount(body, role);
      await insertDeal(tx, work.id, { role, amount, sharer });
      changes.amounts.push({ role, from: null, to: amount });
    } else if (!holds) {
      await claimShare(tx, deal, sharer);
    } else {
      await renameShare(tx, deal.id, sharer);
    }
  }
  return changes;
}

interface Listed {
  work: WorkRow;
  /** The roles that the profile holds on it. */
  held: ListedRow[];
}

async function change(tx: Transaction, { work, held }: Listed, call: Editing, at: string) {
  const { body, profile } = call;
  const chosen = chosenRoles(body.role);
  const facts = { isbn: work.isbn, ...roleChanges(rolesOf(held), chosen) };
  if (chosen.length === 0) {
    const passedOn = await leaveWork(tx, work.id, profile.id);
    return { ...facts, passedOn, becameOriginal: await becomeOriginal(tx, work, profile, { passedOn, at }) };
  }
  const authorNameId = await findAuthorName(tx, profile.id, body.authorHash);
  if (authorNameId === undefined) throw new DomainError('authorNameMissing', { field: 'authorHash' });
  const sharer = { profileId: profile.id, authorNameId, at };
  const becameTranslated = body.role.translator && (await becomeTranslated(tx, work, profile, at));
  const columns = await completeMetadata(tx, work, body.updatedData);
  const set = await changeAmounts(tx, work, call, at);
  const { amounts: created, passedOn } = await changeShares(tx, work, call, sharer);
  await setContributions(tx, work.id, chosenContributions(body.role), sharer);
  const becameOriginal = await becomeOriginal(tx, work, profile, { passedOn, at });
  return {
    ...facts,
    isRenamed: held.some(({ role, author_hash }) => body.role[role] && author_hash !== body.authorHash),
    columns,
    amounts: [...set, ...created],
    passedOn,
    becameTranslated,
    becameOriginal,
  } satisfies WorkFacts;
}

/** The work, locked, if it is on the profile's list; otherwise it does not exist for the caller. */
export async function listedWorkForUpdate(
  tx: Transaction,
  bookHash: string,
  profileId: number,
): Promise<Listed> {
  const work = await lockWorkByHash(tx, bookHash);
  const held = work ? await rolesOnWork(tx, profileId, work.id) : [];
  if (!work || held.length === 0) throw new DomainError('notFound');
  return { work, held };
}

export const updateWork: UseCase<typeof endpoints.updateWork> = (call) => {
  const { body, caller, profile, requestId, requireFresh } = call;
  const app = system();
  return app.db.transaction(async (tx) => {
    // Locked before the work (decision 0015), so that the work's new name cannot be deleted in the meantime.
    await lockProfile(tx, profile.id);
    const listed = await listedWorkForUpdate(tx, body.bookHash, profile.id);
    const { work } = listed;
    if (body.isbn !== undefined && body.isbn !== work.isbn) throw new DomainError('notFound');
    refuseLocked(work, app.now());
    await refuseOwnAffairs(tx, work.id, call);
    requireFresh(await presentRegistered(tx, work, profile.id, app.now()));
    const before = await readDeals(tx, work.id);
    const at = app.now().toISOString();
    const facts = await change(tx, listed, call, at);
    await notifyNewOwners(tx, work, facts.passedOn, at);
    if (facts.becameOriginal) await notifyOriginal(tx, work, profile);
    await notifyActedFor(tx, profile, work, before);
    await followNames(tx, profile.id);
    await audit(tx, 'work.update', { caller, profile, requestId }, facts);
    const after = await lockWorkByHash(tx, body.bookHash);
    return presentRegistered(tx, after ?? work, profile.id, app.now());
  });
};
