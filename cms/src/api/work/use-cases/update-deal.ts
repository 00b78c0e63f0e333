import { DomainError } from '@nimio/domain/errors';
import { type DealRefusal, refusalOfDeal } from '@nimio/domain/work/deal';
import type * as endpoints from '@nimio/domain/work/register.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import type { FoundAuthorRow } from '../../author-name/name-search.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { lockForStaff } from '../lock-for-staff.js';
import { notifyDealChange } from '../notice.js';
import { presentRegisteredDeal } from '../present-register.js';
import { findRegisteredDeal } from '../register-store.js';
import {
  namedSharers,
  type PartChange,
  partChange,
  rereadDeal,
  type SubmittedDeal,
  saveDeal,
} from '../save-deal.js';
import type { Deal, WorkRow } from '../store.js';
import type { WorkFacts } from '../work-facts.js';

type Correction = Call<typeof endpoints.updateDeal>;

/** The field of the body that a refusal is about. */
const fields: Record<DealRefusal, string> = {
  sharedTwice: 'shares',
  ownerNotSharing: 'ownerProfileHash',
  amountBelowAuthors: 'amount',
  amountBelowTranslators: 'amount',
};

/** The submitted deal, if it is valid. */
function requireValidDeal(
  { role }: Deal,
  sharers: readonly FoundAuthorRow[],
  { amount, ownerProfileHash }: Correction['body'],
): SubmittedDeal {
  const deal = {
    amount,
    owner: ownerProfileHash,
    sharers: sharers.map(({ profile_hash }) => profile_hash),
  };
  const refusal = refusalOfDeal(role, deal);
  const owner = sharers.find(({ profile_hash }) => profile_hash === ownerProfileHash);
  if (refusal || !owner) {
    const code = refusal ?? 'ownerNotSharing';
    throw new DomainError(code, { field: fields[code], params: { min: sharers.length } });
  }
  return { amount, ownerId: owner.profile_id, sharers };
}

/** The audit event for one of the sharers concerned. */
const factsFor = (
  profileId: number,
  { isbn }: WorkRow,
  deal: Deal,
  { part, submitted }: { part: PartChange; submitted: SubmittedDeal },
): Record<string, unknown> => {
  const { role, amount: from, shares, owner_profile_id } = deal;
  const { amount: to, ownerId, sharers } = submitted;
  const had = shares.find(({ profile_id }) => profile_id === profileId);
  const has = sharers.find(({ profile_id }) => profile_id === profileId);
  return {
    isbn,
    ...(part.share === 'gained' && { added: [role] }),
    ...(part.share === 'lost' && { removed: [role] }),
    ...(had && has && { isRenamed: had.author_name_id !== has.id }),
    amounts: from === to ? [] : [{ role, from, to }],
    passedOn: owner_profile_id === ownerId ? [] : [{ role, owner: ownerId }],
  } satisfies WorkFacts;
};

interface Correcting {
  work: WorkRow;
  deal: Deal;
  submitted: SubmittedDeal;
}

/** Each present and former sharer gets an audit event, and a notice if their part has changed. */
async function recordAndNotify(
  tx: Transaction,
  { work, deal, submitted }: Correcting,
  { caller, requestId }: Pick<Correction, 'caller' | 'requestId'>,
): Promise<void> {
  const after = { owner_profile_id: submitted.ownerId, shares: submitted.sharers };
  const concerned = new Set([...deal.shares, ...submitted.sharers].map(({ profile_id }) => profile_id));
  for (const id of concerned) {
    const part = partChange(id, deal, after);
    const facts = factsFor(id, work, deal, { part, submitted });
    await followNames(tx, id);
    await audit(tx, 'deal.update', { caller, profile: { id, asStaff: true }, requestId }, facts);
    await notifyDealChange(tx, id, part, { work, role: deal.role, amount: submitted.amount });
  }
}

/** Writes the submitted deal; the second of two concurrent writes gets 412 with the current one. */
export const updateDeal: UseCase<typeof endpoints.updateDeal> = ({
  params,
  body,
  caller,
  requestId,
  requireFresh,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const seen = await findRegisteredDeal(tx, params.dealHash);
    if (!seen) throw new DomainError('notFound');
    const joining = (await namedSharers(tx, body.shares, 'shares')).map(({ profile_id }) => profile_id);
    const { work } = await lockForStaff(tx, seen.isbn, caller, joining);
    // A name may have been deleted before its profile was locked.
    const sharers = await namedSharers(tx, body.shares, 'shares');
    const deal = await rereadDeal(tx, seen);
    requireFresh(await presentRegisteredDeal(tx, params.dealHash));
    const submitted = requireValidDeal(deal, sharers, body);
    await saveDeal(tx, deal, submitted, now().toISOString());
    await recordAndNotify(tx, { work, deal, submitted }, { caller, requestId });
    return presentRegisteredDeal(tx, params.dealHash);
  });
};
