import { DomainError } from '@nimio/domain/errors';
import type { BillableRole } from '@nimio/domain/work/roles';
import { canSetAmount } from '@nimio/domain/work/shares';
import type { editWork } from '@nimio/domain/work/work.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentRegistered } from '../present.js';
import {
  claimShare,
  dropShare,
  insertDeal,
  leaveWork,
  renameShare,
  type Sharer,
  setContributions,
} from '../share-store.js';
import {
  findAuthorName,
  lockWorkByHash,
  markSeen,
  readDeals,
  rolesOnWork,
  setAmount,
  updateWork,
  type WorkChanges,
  type WorkRow,
} from '../store.js';
import {
  becomeTranslated,
  chosenBillable,
  chosenContributions,
  chosenRoles,
  refuseLocked,
} from '../work-rules.js';

type Editing = Call<typeof editWork>;

const amountOf = (body: Editing['body'], role: BillableRole): number | undefined =>
  role === 'author' ? body.numberOfAuthors : body.numberOfTranslators;

/** The owner alone sets the amount, to at least the number of shares; the error names the role. */
async function changeAmounts(
  tx: Transaction,
  work: WorkRow,
  { body, profile }: Editing,
  at: string,
): Promise<void> {
  for (const deal of await readDeals(tx, work.id)) {
    const amount = amountOf(body, deal.role);
    if (!body.changedAmounts.includes(deal.role) || amount === undefined || amount === deal.amount) continue;
    const field = deal.role === 'author' ? 'numberOfAuthors' : 'numberOfTranslators';
    if (deal.owner_profile_id !== profile.id) throw new DomainError('notDealOwner', { field });
    if (!canSetAmount(deal, amount)) {
      const code = deal.role === 'author' ? 'amountBelowAuthors' : 'amountBelowTranslators';
      throw new DomainError(code, { field, params: { min: deal.shares.length } });
    }
    await setAmount(tx, deal.id, amount, at);
    await markSeen(tx, [deal.id], profile.id, at);
  }
}

/** Brings the profile's shares in line with the roles chosen. */
async function changeShares(
  tx: Transaction,
  work: WorkRow,
  { body, profile }: Editing,
  sharer: Sharer,
): Promise<void> {
  const deals = await readDeals(tx, work.id);
  const chosen = chosenBillable(body.role);
  for (const role of ['author', 'translator'] as const) {
    const deal = deals.find((candidate) => candidate.role === role);
    const holds = deal?.shares.some(({ profile_id }) => profile_id === profile.id) ?? false;
    if (!chosen.includes(role)) {
      if (deal && holds) await dropShare(tx, deal, profile.id);
    } else if (!deal) {
      await insertDeal(tx, work.id, { role, amount: amountOf(body, role) ?? 1, sharer });
    } else if (!holds) {
      await claimShare(tx, deal, sharer);
    } else {
      await renameShare(tx, deal.id, sharer);
    }
  }
}

/** Unknown metadata may be completed, known metadata not changed; the format is always the author's to correct. */
async function completeMetadata(tx: Transaction, work: WorkRow, { body }: Editing): Promise<void> {
  const { bookType, publishYear, ...texts } = body.updatedData;
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
  await updateWork(tx, work.id, changes);
}

async function change(
  tx: Transaction,
  work: WorkRow,
  call: Editing,
  at: string,
): Promise<Record<string, unknown>> {
  const { body, profile } = call;
  if (chosenRoles(body.role).length === 0) {
    await leaveWork(tx, work.id, profile.id);
    return { isbn: work.isbn, removed: true };
  }
  const authorNameId = await findAuthorName(tx, profile.id, body.authorHash);
  if (authorNameId === undefined) throw new DomainError('authorNameMissing', { field: 'authorHash' });
  const sharer = { profileId: profile.id, authorNameId, at };
  const becameTranslated = body.role.translator && (await becomeTranslated(tx, work, sharer));
  await completeMetadata(tx, work, call);
  await changeAmounts(tx, work, call, at);
  await changeShares(tx, work, call, sharer);
  await setContributions(tx, work.id, chosenContributions(body.role), sharer);
  return { isbn: work.isbn, roles: chosenRoles(body.role), amounts: body.changedAmounts, becameTranslated };
}

/** The work, locked, if it is on the profile's list; otherwise it does not exist for the caller. */
export async function listedWorkForUpdate(
  tx: Transaction,
  bookHash: string,
  profileId: number,
): Promise<WorkRow> {
  const work = await lockWorkByHash(tx, bookHash);
  if (!work || (await rolesOnWork(tx, profileId, work.id)).length === 0) throw new DomainError('notFound');
  return work;
}

export const saveWork: UseCase<typeof editWork> = (call) => {
  const { body, caller, profile, requestId, requireFresh } = call;
  const app = system();
  return app.db.transaction(async (tx) => {
    const work = await listedWorkForUpdate(tx, body.bookHash, profile.id);
    refuseLocked(work, app.now());
    requireFresh(await presentRegistered(tx, work, profile.id, app.now()));
    const facts = await change(tx, work, call, app.now().toISOString());
    await audit(tx, 'work.edit', { caller, profile, requestId }, facts);
    const after = await lockWorkByHash(tx, body.bookHash);
    return presentRegistered(tx, after ?? work, profile.id, app.now());
  });
};
