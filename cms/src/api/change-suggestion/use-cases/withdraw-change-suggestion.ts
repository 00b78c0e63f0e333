import type * as endpoints from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockWorkByHash } from '../../work/store.js';
import { closeSuggestion, readSuggestion } from '../store.js';

export const withdrawChangeSuggestion: UseCase<typeof endpoints.withdrawChangeSuggestion> = ({
  params,
  caller,
  profile,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const { work_hash, isbn, role } = await readSuggestion(tx, params.suggestionHash);
    await lockWorkByHash(tx, work_hash);
    const { id, state } = await readSuggestion(tx, params.suggestionHash);
    if (state !== 'PENDING') throw new DomainError('suggestionHandled');
    await closeSuggestion(tx, id, 'WITHDRAWN', { at: now().toISOString() });
    await audit(tx, 'change-suggestion.withdraw', { caller, profile, requestId }, { isbn, role });
    return undefined;
  });
};
