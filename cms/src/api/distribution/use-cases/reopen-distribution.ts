import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { restoreMarks } from '../../cumulation/pay-out-marks.js';
import { releaseCarried } from '../calculated-payments.js';
import { lockIdle, needsSecondPerson, readDistribution, requireDistribution } from '../read-distribution.js';
import { releaseReserve } from '../reserve-store.js';
import { insertEvent, refuseSecondLate, saveDistribution } from '../store.js';

/**
 * What the approval took is given back: the payer, amounts of earlier distributions with requests to pay them, and parts of
 * their reserves. The next one reads all again.
 */
export const reopenDistribution: UseCase<typeof endpoints.reopenDistribution> = ({
  params,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const reopened = db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    if (row.state === 'paid') throw new DomainError('distributionApproved');
    if (isOpen(row.state)) throw new DomainError('distributionNotApproved');
    if (row.rejected_by_account_id === null) throw new DomainError('fileNotRejected');
    if (needsSecondPerson(row, caller)) throw new DomainError('secondPersonRequired');
    if (row.kind === 'late') await releaseReserve(tx, row.calculation_id ?? 0);
    await releaseCarried(tx, row.calculation_id ?? 0);
    await restoreMarks(tx, row.calculation_id ?? 0);
    await saveDistribution(tx, row.id, {
      state: 'calculated',
      information: null,
      // The day of payment may have moved since.
      record_day: row.record_day < row.pay_date ? row.record_day : row.pay_date,
      ...{ payer_name: null, payer_iban: null, payer_bic: null },
    });
    const step = { accountId: caller.accountId, at: now().toISOString() };
    await insertEvent(tx, row.id, { kind: 'reopened', ...step });
    await audit(tx, 'distribution.reopen', { caller, requestId }, { distribution: row.hash });
    return readDistribution(tx, await requireDistribution(tx, row.hash), caller);
  });
  return reopened.catch(refuseSecondLate);
};
