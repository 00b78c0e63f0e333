import type * as endpoints from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { deleteHidden, requireSuggested } from '../store.js';

export const unhideBookSuggestion: UseCase<typeof endpoints.unhideBookSuggestion> = (call) => {
  const { caller, profile, requestId } = call;
  return system().db.transaction(async (tx) => {
    const { id: workId, isbn } = await requireSuggested(tx, call);
    if (await deleteHidden(tx, { profileId: profile.id, workId }))
      await audit(tx, 'book-suggestion.unhide', { caller, profile, requestId }, { isbn });
    return undefined;
  });
};
