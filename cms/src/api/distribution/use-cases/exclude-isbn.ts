import type * as endpoints from '@nimio/domain/distribution/reserve.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { insertExcluded } from '../unregistered-store.js';

export const excludeIsbn: UseCase<typeof endpoints.excludeIsbn> = ({
  params: { isbn },
  caller,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = { isbn, account_id: caller.accountId, excluded_at: now().toISOString() };
    if (await insertExcluded(tx, row)) await audit(tx, 'isbn.exclude', { caller, requestId }, { isbn });
    return undefined;
  });
};
