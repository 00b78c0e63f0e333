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

type ImportCall = Call<typeof endpoints.importReturnedPayments>;

/**
 * Writes an audit event for the customer of each payment.
 *
 * @returns whether the payment had not failed in the meantime
 */
async function fail(
  tx: Transaction,
  { payment, reason }: Returned,
  { caller, requestId }: Pick<ImportCall, 'caller' | 'requestId'>,
): Promise<boolean> {
  const { state } = await lockPayment(tx, payment.id);
  if (state !== 'paid') return false;
  await failPayment(tx, payment.id, reason);
  const profile = { id: payment.profile_id, asStaff: true };
  await audit(tx, 'payment.return', { caller, profile, requestId }, { payment: payment.hash, reason });
  return true;
}

/** The returned payments of one distribution. */
interface ReturnedSum extends Record<string, number> {
  payments: number;
  /** The amount sent to the bank, in cents. */
  cents: number;
}

const add = (sum: ReturnedSum = { payments: 0, cents: 0 }, payment: ReturnableRow): ReturnedSum => ({
  payments: sum.payments + 1,
  cents: sum.cents + netOf(payment),
});

/**
 * Marks the previewed payments as failed. It is idempotent, so a repeated call after a lost response changes nothing.
 * @throws `returnsOutdated` if the file matches other payments by now, for example after another distribution was paid
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
    // Locked in the order of their ids, so that two concurrent imports wait for each other.
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
