import type * as endpoints from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { deleteHidden, insertHidden } from '../store.js';
import { suggestionsFor } from '../suggestions-for.js';

type Naming = Pick<Call<typeof endpoints.hideBookSuggestion>, 'params' | 'profile'>;

/** A work that is suggested to the profile, hidden or not; any other does not exist for this call. */
async function suggestedWork(tx: Transaction, { params, profile }: Naming) {
  const suggestions = await suggestionsFor(tx, profile.id);
  const found = suggestions.find(({ work }) => work.hash === params.hash);
  if (!found) throw new DomainError('notFound');
  return found.work;
}

/** Hiding is idempotent: the call is also sent when the page closes, and may be repeated. */
export const hideBookSuggestion: UseCase<typeof endpoints.hideBookSuggestion> = (call) => {
  const { caller, profile, requestId } = call;
  return system().db.transaction(async (tx) => {
    const { id: workId, isbn } = await suggestedWork(tx, call);
    if (await insertHidden(tx, { profileId: profile.id, workId }))
      await audit(tx, 'book-suggestion.hide', { caller, profile, requestId }, { isbn });
    return undefined;
  });
};

export const unhideBookSuggestion: UseCase<typeof endpoints.unhideBookSuggestion> = (call) => {
  const { caller, profile, requestId } = call;
  return system().db.transaction(async (tx) => {
    const { id: workId, isbn } = await suggestedWork(tx, call);
    if (await deleteHidden(tx, { profileId: profile.id, workId }))
      await audit(tx, 'book-suggestion.show', { caller, profile, requestId }, { isbn });
    return undefined;
  });
};
