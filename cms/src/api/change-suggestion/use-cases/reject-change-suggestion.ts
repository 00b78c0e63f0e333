import type * as endpoints from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockPending } from '../lock-pending.js';
import { notifyAnswered } from '../notice.js';
import { closeSuggestion } from '../store.js';

export const rejectChangeSuggestion: UseCase<typeof endpoints.rejectChangeSuggestion> = ({
  body,
  caller,
  profile,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const { row, work } = await lockPending(tx, body.suggestionHash, { caller, profile });
    const { reason } = body;
    const at = now().toISOString();
    await closeSuggestion(tx, row.id, 'REJECTED', { at, reason });
    const facts = { isbn: work.isbn, role: row.role, reason };
    await audit(tx, 'change-suggestion.reject', { caller, profile, requestId }, facts);
    await notifyAnswered(tx, row, { kind: 'rejected', reason });
    return undefined;
  });
};
