import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/distribution/reserve.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockIdle, readDistribution, requireDistribution } from '../read-distribution.js';
import { expireLeft, findOpenLate, hasNoClaims } from '../reserve-store.js';
import { insertEvent, openCents } from '../store.js';

/** What staff have confirmed expires: the sum, of which no one can claim a part any more. */
export const expireReserve: UseCase<typeof endpoints.expireReserve> = ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now, product } = system();
  return db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    if (row.claimable_until === null || finnishDay(now()) <= row.claimable_until)
      throw new DomainError('claimPeriodOpen');
    const cents = openCents(row);
    if (cents === 0) throw new DomainError('reserveEmpty');
    if (await findOpenLate(tx)) throw new DomainError('lateDistributionOpen');
    if (!(await hasNoClaims(tx, row, { until: row.claimable_until, product })))
      throw new DomainError('lastLateMissing');
    if (body.cents !== cents) throw new DomainError('reserveChanged');
    await expireLeft(tx, row.calculation_id ?? 0);
    const facts = { cents, note: body.note };
    const at = now().toISOString();
    await insertEvent(tx, row.id, { kind: 'expired', accountId: caller.accountId, at, facts });
    await audit(tx, 'distribution.expire', { caller, requestId }, { distribution: row.hash, ...facts });
    return readDistribution(tx, await requireDistribution(tx, row.hash), caller);
  });
};
