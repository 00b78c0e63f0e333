import { wholeName } from '@nimio/domain/author-name/author-name';
import { isNamedAmong } from '@nimio/domain/author-name/name-match';
import type { BodyOf, ReplyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import type { addManyWorks } from '@nimio/domain/work/many-works.endpoints';
import type { BillableRole } from '@nimio/domain/work/roles';
import type * as endpoints from '@nimio/domain/work/work.endpoints';
import { audit } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import type { Call } from '../../http/call.js';
import { system } from '../../system.js';
import { readAuthorNames } from '../author-name/store.js';
import { followNames } from '../isni-sync/follow-names.js';
import { requireCompleteProfile } from '../profile/require-complete-profile.js';
import { lockProfile } from '../profile/store.js';
import { readContributors } from './contributors.js';
import { refuseOwnAffairs } from './lock-for-staff.js';
import { notifyActedFor } from './notice.js';
import { presentWorks } from './present.js';
import { claimShare, insertContribution, insertDeal, type Sharer } from './share-store.js';
import { findAuthorName, readDeals, rolesOnWork, type WorkRow } from './store.js';
import { type AmountChange, roleChanges, type WorkFacts } from './work-facts.js';
import {
  becomeTranslated,
  chosenBillable,
  chosenContributions,
  chosenRoles,
  refuseLocked,
  requiredAmount,
  rolesOf,
} from './work-rules.js';

/** The roles and the name under which a work is joined, and the account that does it. */
interface JoinCall extends Pick<Call<typeof endpoints.addWork>, 'caller' | 'profile' | 'requestId'> {
  body: Pick<
    BodyOf<typeof addManyWorks>['works'][number],
    'authorHash' | 'role' | 'numberOfAuthors' | 'numberOfTranslators'
  >;
}

/** The joined work, locked for the rest of the transaction, and what is new. */
export interface Joining extends Required<Pick<WorkFacts, 'isNew' | 'columns'>> {
  work: WorkRow;
}

interface DealsJoined {
  /** Deals whose number differs from the stated one; the existing number stays. */
  differing: { role: BillableRole; stated: number; deal: number }[];
  /** New deals. */
  amounts: AmountChange[];
}

/** Joins or creates the deal of each billable role; the number of an existing deal stays. */
async function joinDeals(
  tx: Transaction,
  work: WorkRow,
  { body }: JoinCall,
  sharer: Sharer,
): Promise<DealsJoined> {
  const deals = await readDeals(tx, work.id);
  const joined: DealsJoined = { differing: [], amounts: [] };
  for (const role of chosenBillable(body.role)) {
    const stated = requiredAmount(body, role);
    const deal = deals.find((candidate) => candidate.role === role);
    if (!deal) {
      await insertDeal(tx, work.id, { role, amount: stated, sharer });
      joined.amounts.push({ role, from: null, to: stated });
      continue;
    }
    await claimShare(tx, deal, sharer);
    if (deal.amount !== stated) joined.differing.push({ role, stated, deal: deal.amount });
  }
  return joined;
}

/**
 * Adds a work to the list in one transaction: its deals, shares and contributions (domain model, "Adding" and
 * "Claiming").
 *
 * @param find returns the work, new or known
 */
export function joinWork(
  call: JoinCall,
  find: (tx: Transaction, at: string) => Promise<Joining>,
): Promise<ReplyOf<typeof endpoints.addWork>> {
  const { body, caller, profile, requestId } = call;
  const app = system();
  return app.db.transaction(async (tx) => {
    const at = app.now().toISOString();
    const chosen = chosenRoles(body.role);
    if (chosen.length === 0) throw new DomainError('roleMissing', { field: 'role' });
    await lockProfile(tx, profile.id);
    await requireCompleteProfile(tx, profile.id);
    const authorNameId = await findAuthorName(tx, profile.id, body.authorHash);
    if (authorNameId === undefined) throw new DomainError('authorNameMissing', { field: 'authorHash' });
    const sharer = { profileId: profile.id, authorNameId, at };
    const { work, isNew, columns } = await find(tx, at);
    refuseLocked(work, app.now());
    await refuseOwnAffairs(tx, work.id, call);
    const before = await readDeals(tx, work.id);
    const held = rolesOf(await rolesOnWork(tx, profile.id, work.id));
    const { added } = roleChanges(held, chosen);
    if (added.length === 0) throw new DomainError('noDuplicateShares');
    const becameTranslated = body.role.translator && (await becomeTranslated(tx, work, profile, at));
    const { amounts, differing } = await joinDeals(tx, work, call, sharer);
    for (const role of chosenContributions(body.role)) await insertContribution(tx, work.id, role, sharer);
    await notifyActedFor(tx, profile, work, before);
    const { isbn } = work;
    const facts = { isbn, isNew, added, columns, amounts, becameTranslated } satisfies WorkFacts;
    await followNames(tx, profile.id);
    // Staff find the works whose records name others as creators.
    const names = (await readAuthorNames(tx, profile.id)).map(wholeName);
    const event = isNamedAmong(await readContributors(tx, work.id), names) ? 'work.add' : 'work.add-unnamed';
    await audit(tx, event, { caller, profile, requestId }, facts);
    const [listed] = presentWorks(await rolesOnWork(tx, profile.id, work.id), profile.id);
    if (!listed) throw new Error('The work just listed is not there');
    return { work: listed, differingAmounts: differing };
  });
}
