import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { payerOfSociety } from '../../../payment-file/payer.js';
import { system } from '../../../system.js';
import { lockAndRequireFunded } from '../../invoice/funding-store.js';
import { enqueuePaymentNotices } from '../../payment-notice/enqueue-payment-notices.js';
import { approve } from '../approval.js';
import { isEligibilityChanged } from '../eligibility.js';
import { readPeriods } from '../period-store.js';
import { isStale } from '../present.js';
import { lockIdle, needsSecondPerson, readDistribution, requireDistribution } from '../read-distribution.js';

export const approveDistribution: UseCase<typeof endpoints.approveDistribution> = async ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now, product } = system();
  const payer = await payerOfSociety();
  return db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    if (row.state === 'approved' || row.state === 'paid') throw new DomainError('distributionApproved');
    if (row.calculation_hash !== body.calculation || row.pay_date !== body.payDate)
      throw new DomainError('calculationOutdated');
    if (needsSecondPerson(row, caller)) throw new DomainError('secondPersonRequired');
    if (isStale(row, await readPeriods(tx, row))) throw new DomainError('loansReplaced');
    if (await isEligibilityChanged(tx, row, product)) throw new DomainError('calculationOutdated');
    await lockAndRequireFunded(tx, row);
    if (row.pay_date < finnishDay(now())) throw new DomainError('payDatePast');
    const step = { accountId: caller.accountId, at: now().toISOString() };
    const facts = await approve(tx, row, payer, step);
    await enqueuePaymentNotices(tx, 'approved', row.id);
    await audit(tx, 'distribution.approve', { caller, requestId }, { distribution: row.hash, ...facts });
    return readDistribution(tx, await requireDistribution(tx, row.hash), caller);
  });
};
