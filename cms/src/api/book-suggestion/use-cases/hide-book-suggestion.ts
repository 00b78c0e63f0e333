import type * as endpoints from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { insertHidden, requireSuggested } from '../store.js';

/** Hiding is idempotent: the call is also sent when the page closes, and may be repeated. */
export const hideBookSuggestion: UseCase<typeof endpoints.hideBookSuggestion> = (call) => {
  const { caller, profile, requestId } = call;
  return system().db.transaction(async (tx) => {
    const { id: workId, isbn } = await requireSuggested(tx, call);
    if (await insertHidden(tx, { profileId: profile.id, workId }))
      await audit(tx, 'book-suggestion.hide', { caller, profile, requestId }, { isbn });
    return undefined;
  });
};
