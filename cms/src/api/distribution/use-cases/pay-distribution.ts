import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { payPayments } from '../payment-store.js';
import { distributionAt, lockResting, wholeOf } from '../read-whole.js';
import { insertEvent, updateDistribution } from '../store.js';

/** Whoever has no account that can be paid to is told that the payment has failed. */
export const payDistribution: UseCase<typeof endpoints.payDistribution> = ({ params, caller, requestId }) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockResting(tx, params.hash);
    if (row.state === 'paid') throw new DomainError('distributionApproved');
    if (row.state !== 'approved') throw new DomainError('distributionNotApproved');
    const at = now().toISOString();
    const facts = await payPayments(tx, row.calculation_id ?? 0, at);
    await updateDistribution(tx, row.id, { state: 'paid' });
    await insertEvent(tx, row.id, { kind: 'paid', accountId: caller.accountId, at, facts });
    await audit(tx, 'distribution.pay', { caller, requestId }, { distribution: row.hash, ...facts });
    return wholeOf(tx, await distributionAt(tx, row.hash));
  });
};
