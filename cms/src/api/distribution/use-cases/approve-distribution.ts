import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { settlePayments, takeCarried } from '../payment-store.js';
import { distributionAt, lockResting, wholeOf } from '../read-whole.js';
import { insertEvent, updateDistribution } from '../store.js';

export const approveDistribution: UseCase<typeof endpoints.approveDistribution> = ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockResting(tx, params.hash);
    if (row.state === 'approved' || row.state === 'paid') throw new DomainError('distributionApproved');
    const { calculation_id: calculation, calculation_hash: hash } = row;
    if (calculation === null || hash !== body.calculation) throw new DomainError('calculationOutdated');
    await takeCarried(tx, calculation);
    await settlePayments(tx, { calculationId: calculation, payDate: row.pay_date });
    await updateDistribution(tx, row.id, { state: 'approved' });
    const facts = { payments: row.payments ?? 0, grossInCents: Number(row.payments_cents) };
    const at = now().toISOString();
    await insertEvent(tx, row.id, { kind: 'approved', accountId: caller.accountId, at, facts });
    await audit(tx, 'distribution.approve', { caller, requestId }, { distribution: row.hash, ...facts });
    return wholeOf(tx, await distributionAt(tx, row.hash));
  });
};
