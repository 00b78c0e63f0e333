import { refusalOfChangeSuggestion, sharesAfter } from '@nimio/domain/change-suggestion/change-suggestion';
import type * as endpoints from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import { type Transaction, uniqueViolation } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { requireCompleteProfile } from '../../profile/require-complete-profile.js';
import { lockProfile } from '../../profile/store.js';
import { refuseOwnAffairs } from '../../work/lock-for-staff.js';
import { type Deal, findAuthorName, lockWorkByIsbn, readDeals } from '../../work/store.js';
import { refuseLocked } from '../../work/work-rules.js';
import { notifyReceived } from '../notice.js';
import { presentOwn } from '../present.js';
import { insertSuggestion, readSuggestion } from '../store.js';

type Suggesting = Call<typeof endpoints.suggestChange>;

/** Throws the blocker, or returns the deal if there is none. */
function requireSuggestible(deal: Deal | undefined, { body, profile }: Suggesting): Deal {
  const met = deal && {
    amount: deal.amount,
    shares: deal.shares,
    isOwn: deal.owner_profile_id === profile.id,
    isHeld: deal.shares.some(({ profile_id }) => profile_id === profile.id),
  };
  const change = {
    role: body.role,
    amount: body.suggestedAmount,
    addIfAccepted: body.addIfAccepted === 1,
  };
  const refusal = refusalOfChangeSuggestion(met, change);
  if (refusal || !deal || !met) {
    const min = met ? sharesAfter(met, change) : 1;
    throw new DomainError(refusal ?? 'dealMissing', { field: 'suggestedAmount', params: { min } });
  }
  return deal;
}

/** Each deal and suggester have one pending suggestion; the unique index rejects a concurrent second one. */
async function insertOnce(
  tx: Transaction,
  ...row: [Parameters<typeof insertSuggestion>[1], string]
): Promise<string> {
  try {
    return await insertSuggestion(tx, ...row);
  } catch (error) {
    if (uniqueViolation(error) !== undefined) throw new DomainError('suggestionPending');
    throw error;
  }
}

export const suggestChange: UseCase<typeof endpoints.suggestChange> = (call) => {
  const { body, caller, profile, requestId } = call;
  const app = system();
  return app.db.transaction(async (tx) => {
    // Locked before the work (decision 0015), so that the suggestion's name cannot be deleted in the meantime.
    await lockProfile(tx, profile.id);
    if (body.addIfAccepted) await requireCompleteProfile(tx, profile.id);
    const authorNameId = await findAuthorName(tx, profile.id, body.suggesterAuthorHash);
    if (authorNameId === undefined) throw new DomainError('notFound');
    const work = await lockWorkByIsbn(tx, body.bookIsbn);
    if (!work) throw new DomainError('notFound', { field: 'bookIsbn' });
    refuseLocked(work, app.now());
    await refuseOwnAffairs(tx, work.id, call);
    const deals = await readDeals(tx, work.id);
    const deal = requireSuggestible(
      deals.find(({ role }) => role === body.role),
      call,
    );
    const made = {
      work_id: work.id,
      role: body.role,
      suggester_profile_id: profile.id,
      author_name_id: authorNameId,
      amount: body.suggestedAmount,
      amount_before: deal.amount,
      reason: body.suggestionReason,
      add_if_accepted: body.addIfAccepted,
    };
    const row = await readSuggestion(tx, await insertOnce(tx, made, app.now().toISOString()));
    const { role, amount: to, add_if_accepted } = row;
    const facts = { isbn: work.isbn, role, from: deal.amount, to, isAdded: add_if_accepted === 1 };
    await audit(tx, 'change-suggestion.create', { caller, profile, requestId }, facts);
    await notifyReceived(tx, row, deal.owner_profile_id);
    return presentOwn(row);
  });
};
