import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import {
  type DistributionKind,
  type DistributionState,
  isOpen,
} from '@nimio/domain/distribution/distribution-states';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { snapshotPayees } from '../calculated-payments.js';
import { renewFile } from '../payment-message.js';
import { lockIdle, readDistribution, requireDistribution } from '../read-distribution.js';
import {
  changesOf,
  columnsOf,
  countedOf,
  invalidateResult,
  isPaidByAge,
  lateSettings,
  requireRecordDay,
  type Settings,
} from '../settings.js';
import { type DistributionRow, insertEvent, saveDistribution, storeCounted } from '../store.js';

/** Fields that may change after the approval too: the day only until it is paid. */
const mayChange = (state: DistributionState, change: string): boolean =>
  isOpen(state) || ['name', 'announced'].includes(change) || (change === 'payDate' && state === 'approved');

/** Fields that do not affect the result. */
const isAside = (change: string): boolean => ['name', 'announced', 'payDate'].includes(change);

/** @returns the tax of all payments in cents */
async function withholdAgain(tx: Transaction, row: DistributionRow, payDate: string): Promise<number> {
  const totals = await snapshotPayees(tx, { calculationId: row.calculation_id ?? 0, payDate });
  return totals.withheld_cents;
}

type Update = Call<typeof endpoints.updateDistribution>;

/** Staff's settings of a distribution of a kind; one of the other kind is not found. */
function update(
  kind: DistributionKind,
  body: Settings,
  { params, caller, requestId, requireFresh }: Omit<Update, 'body'>,
): Promise<Distribution> {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    if (row.kind !== kind) throw new DomainError('notFound');
    const stored = await readDistribution(tx, row, caller);
    requireFresh(stored);
    const { changes, before, after } = changesOf(stored, body);
    if (!changes.every((change) => mayChange(row.state, change)))
      throw new DomainError('distributionApproved');
    // Afterwards the day of payment may move before the record day, which has had its effect.
    if (isOpen(row.state)) requireRecordDay(body);
    const isMoved = changes.includes('payDate');
    if (!isOpen(row.state) && isMoved && body.payDate < finnishDay(now()))
      throw new DomainError('payDatePast');
    if (changes.length > 0) {
      const at = now().toISOString();
      await saveDistribution(tx, row.id, columnsOf(body));
      if (isOpen(row.state)) await storeCounted(tx, row.id, countedOf(body));
      // The age of a small sum is that on the day of payment.
      const isByAge =
        isMoved && ((await isPaidByAge(tx, row.pay_date)) || (await isPaidByAge(tx, body.payDate)));
      if (isOpen(row.state) && (isByAge || !changes.every(isAside))) await invalidateResult(tx, row);
      // Taxes are withheld by the data of the year of the payment.
      const isOtherYear = row.pay_date.slice(0, 4) !== body.payDate.slice(0, 4);
      const facts =
        isOpen(row.state) || !isOtherYear
          ? { before, after }
          : {
              before: { ...before, withheldInCents: stored.result?.withheld },
              after: { ...after, withheldInCents: await withholdAgain(tx, row, body.payDate) },
            };
      await insertEvent(tx, row.id, { kind: 'changed', accountId: caller.accountId, at, facts });
      if (isMoved && row.state === 'approved') await renewFile(tx, row, { accountId: caller.accountId, at });
      const line = { distribution: row.hash, changes, ...facts };
      await audit(tx, 'distribution.update', { caller, requestId }, line);
    }
    return readDistribution(tx, await requireDistribution(tx, row.hash), caller);
  });
}

export const updateDistribution: UseCase<typeof endpoints.updateDistribution> = ({ body, ...call }) =>
  update('main', body, call);

export const updateLateDistribution: UseCase<typeof endpoints.updateLateDistribution> = ({ body, ...call }) =>
  update('late', lateSettings(body), call);
