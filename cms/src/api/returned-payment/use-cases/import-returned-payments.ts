import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockPayment } from '../../accounting/payment-store.js';
import { insertEvent } from '../../distribution/store.js';
import { readReturnsFile } from '../returns-file.js';
import { netOf, type Returned, sortReturns } from '../sort-returns.js';
import { failPayment, type ReturnableRow } from '../store.js';

type Returning = Call<typeof endpoints.importReturnedPayments>;

/** Each payment leaves a line in the log of its customer. @returns whether it had not failed meanwhile */
async function fail(
  tx: Transaction,
  { payment, reason }: Returned,
  { caller, requestId }: Pick<Returning, 'caller' | 'requestId'>,
): Promise<boolean> {
  const { state } = await lockPayment(tx, payment.id);
  if (state !== 'paid') return false;
  await failPayment(tx, payment.id, reason);
  const profile = { id: payment.profile_id, asStaff: true };
  await audit(tx, 'payment.return', { caller, profile, requestId }, { payment: payment.hash, reason });
  return true;
}

/** What came back of one distribution. */
interface ReturnedSum extends Record<string, number> {
  payments: number;
  /** What the bank had been asked to pay, in cents. */
  cents: number;
}

const add = (sum: ReturnedSum = { payments: 0, cents: 0 }, payment: ReturnableRow): ReturnedSum => ({
  payments: sum.payments + 1,
  cents: sum.cents + netOf(payment),
});

/**
 * The payments that were seen fail, each once: the same again, after an answer that was lost, changes nothing.
 *
 * @throws `returnsOutdated` when the file names others by now, as once another distribution has been paid
 */
export const importReturnedPayments: UseCase<typeof endpoints.importReturnedPayments> = async ({
  upload,
  query,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const { lines, wrong } = readReturnsFile(upload);
  return db.transaction(async (tx) => {
    const at = now().toISOString();
    const { returned, known, unknown, seen } = await sortReturns(tx, lines);
    if (seen !== query.seen) throw new DomainError('returnsOutdated');
    const sums = new Map<number, ReturnedSum>();
    let failed = 0;
    // In the order of their numbers, so that two files at once wait for each other.
    for (const each of returned.toSorted((a, b) => a.payment.id - b.payment.id)) {
      if (!(await fail(tx, each, { caller, requestId }))) continue;
      failed += 1;
      const { distribution_id: id } = each.payment;
      sums.set(id, add(sums.get(id), each.payment));
    }
    const { accountId } = caller;
    for (const [distributionId, facts] of sums)
      await insertEvent(tx, distributionId, { kind: 'returned', accountId, at, facts });
    return { failed, known: known + returned.length - failed, unknown, wrong };
  });
};
