import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/work/register.endpoints';
import type { BillableRole } from '@nimio/domain/work/roles';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import type { FoundAuthorRow } from '../../author-name/name-search.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { namedSharers, rereadDeal } from '../divide.js';
import { lockForStaff } from '../lock-for-staff.js';
import { tellDivided } from '../notice.js';
import { presentRegisteredDeal } from '../present-register.js';
import { findRegisteredDeal } from '../register-store.js';
import { claimShare, insertDeal } from '../share-store.js';
import { readDeals, setAmount, type WorkRow } from '../store.js';
import type { AmountChange, WorkFacts } from '../work-facts.js';

/** The locked work, and the author name for the new share. */
async function lockFor(
  tx: Transaction,
  isbn: string,
  authorHash: string,
  { caller }: Pick<Call<typeof endpoints.createShare>, 'caller'>,
): Promise<{ work: WorkRow; sharer: FoundAuthorRow }> {
  const joining = (await namedSharers(tx, [authorHash], 'authorHash')).map(({ profile_id }) => profile_id);
  const { work } = await lockForStaff(tx, isbn, caller, joining);
  // The name may have been deleted before its profile was locked.
  const [sharer] = await namedSharers(tx, [authorHash], 'authorHash');
  if (!sharer) throw new DomainError('notFound', { field: 'authorHash' });
  return { work, sharer };
}

interface Begun {
  act: 'deal.make' | 'deal.correct';
  work: WorkRow;
  role: BillableRole;
  amount: number;
  isOwner: boolean;
}

/** Each new sharer gets an audit event and a notice. */
async function rememberAndTell(
  tx: Transaction,
  profileId: number,
  { act, work, role, amount, isOwner }: Begun,
  { caller, requestId }: Pick<Call<typeof endpoints.createShare>, 'caller' | 'requestId'>,
): Promise<void> {
  const amounts: AmountChange[] = act === 'deal.make' ? [{ role, from: null, to: amount }] : [];
  const facts = { isbn: work.isbn, added: [role], amounts } satisfies WorkFacts;
  await followNames(tx, profileId);
  await audit(tx, act, { caller, profile: { id: profileId, asStaff: true }, requestId }, facts);
  const part = { share: 'gained', charge: isOwner ? 'gained' : undefined } as const;
  await tellDivided(tx, profileId, part, { work, role, amount });
}

export const createDeal: UseCase<typeof endpoints.createDeal> = ({ body, caller, requestId }) => {
  const { db, now } = system();
  const { isbn, role, amount, authorHash } = body;
  return db.transaction(async (tx) => {
    const { work, sharer } = await lockFor(tx, isbn, authorHash, { caller });
    if ((await readDeals(tx, work.id)).some((deal) => deal.role === role))
      throw new DomainError('dealExists', { field: 'role' });
    if (role === 'translator' && !work.translated) throw new DomainError('notTranslated', { field: 'role' });
    const profileId = sharer.profile_id;
    const first = { profileId, authorNameId: sharer.id, at: now().toISOString() };
    const dealHash = await insertDeal(tx, work.id, { role, amount, sharer: first });
    const begun = { act: 'deal.make', work, role, amount, isOwner: true } as const;
    await rememberAndTell(tx, profileId, begun, { caller, requestId });
    return presentRegisteredDeal(tx, dealHash);
  });
};

export const createShare: UseCase<typeof endpoints.createShare> = ({ params, body, caller, requestId }) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const seen = await findRegisteredDeal(tx, params.dealHash);
    if (!seen) throw new DomainError('notFound');
    const { work, sharer } = await lockFor(tx, seen.isbn, body.authorHash, { caller });
    const deal = await rereadDeal(tx, seen);
    const { role, amount } = deal;
    const at = now().toISOString();
    const profileId = sharer.profile_id;
    await claimShare(tx, deal, { profileId, authorNameId: sharer.id, at });
    // The alert informs the existing sharers.
    await setAmount(tx, deal.id, amount, at);
    const begun = { act: 'deal.correct', work, role, amount, isOwner: false } as const;
    await rememberAndTell(tx, profileId, begun, { caller, requestId });
    return presentRegisteredDeal(tx, params.dealHash);
  });
};
