import type * as endpoints from '@nimio/domain/distribution/reserve.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { deleteExcluded } from '../unregistered-store.js';

export const includeIsbn: UseCase<typeof endpoints.includeIsbn> = ({ params: { isbn }, caller, requestId }) =>
  system().db.transaction(async (tx) => {
    if (await deleteExcluded(tx, isbn)) await audit(tx, 'isbn.include', { caller, requestId }, { isbn });
    return undefined;
  });
