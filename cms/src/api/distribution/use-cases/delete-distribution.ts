import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockIdle, readDistribution } from '../read-distribution.js';
import { invalidateResult } from '../settings.js';
import { deleteDistributionRow } from '../store.js';

export const deleteDistribution: UseCase<typeof endpoints.deleteDistribution> = ({
  params,
  caller,
  requestId,
  requireFresh,
}) => {
  return system().db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    if (!isOpen(row.state)) throw new DomainError('distributionApproved');
    requireFresh(await readDistribution(tx, row, caller));
    await invalidateResult(tx, row);
    await deleteDistributionRow(tx, row.id);
    await audit(tx, 'distribution.delete', { caller, requestId }, { distribution: row.hash, name: row.name });
    return undefined;
  });
};
