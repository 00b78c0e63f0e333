import { newPublicHash } from '@nimio/domain/access/hash';
import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readDistribution, requireDistribution } from '../read-distribution.js';
import { columnsOf, countedOf, requireRecordDay, withDefaults } from '../settings.js';
import { insertDistribution, insertEvent, storeCounted } from '../store.js';

export const createDistribution: UseCase<typeof endpoints.createDistribution> = ({
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const at = now().toISOString();
    const hash = newPublicHash();
    const settings = await withDefaults(tx, body);
    requireRecordDay(settings);
    const id = await insertDistribution(tx, { hash, ...columnsOf(settings), created_at: at });
    await storeCounted(tx, id, countedOf(settings));
    await insertEvent(tx, id, { kind: 'created', accountId: caller.accountId, at });
    await audit(tx, 'distribution.create', { caller, requestId }, { distribution: hash });
    return readDistribution(tx, await requireDistribution(tx, hash), caller);
  });
};
