import type * as endpoints from '@nimio/domain/bank-file/bank-file.endpoints';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockPayment } from '../../accounting/payment-store.js';
import { partsOfMessageId, renewFile } from '../../distribution/payment-message.js';
import { insertEvent, lockDistribution } from '../../distribution/store.js';
import { passUnpaid } from '../../estate/store.js';
import { markPaid } from '../../invoice/mark-paid.js';
import { lockInvoice } from '../../invoice/store.js';
import { enqueueReturnedNotices } from '../../payment-notice/enqueue-payment-notices.js';
import { presentReport } from '../present.js';
import { readBankFile } from '../read-bank-file.js';
import { netOf, type PaidInvoice, type Rejected, type Returned, sortEntries } from '../sort-entries.js';
import { failPayment, markRepeated, type ReturnableRow } from '../store.js';

type By = Pick<Call<typeof endpoints.importBankFile>, 'caller' | 'requestId'> & { at: string };

/**
 * Writes an audit event for the customer of each payment. One that is only rejected together with its file is paid again to
 * the same account.
 *
 * @returns whether the payment had not failed in the meantime
 */
async function fail(
  tx: Transaction,
  { payment, reason, isWithFile }: Returned,
  { caller, requestId, at }: By,
): Promise<boolean> {
  const { state } = await lockPayment(tx, payment.id);
  if (state !== 'paid') return false;
  const today = finnishDay(new Date(at));
  await failPayment(tx, payment.id, reason, payment.pay_date > today ? payment.pay_date : today);
  if (isWithFile) await markRepeated(tx, payment.id, at);
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

/** @returns how many have failed */
async function failAll(tx: Transaction, returned: readonly Returned[], by: By): Promise<number> {
  const sums = new Map<number, ReturnedSum>();
  const failed: number[] = [];
  // Locked in the order of their ids, so that two concurrent imports wait for each other.
  for (const each of returned.toSorted((a, b) => a.payment.id - b.payment.id)) {
    if (!(await fail(tx, each, by))) continue;
    failed.push(each.payment.id);
    const { distribution_id: id } = each.payment;
    sums.set(id, add(sums.get(id), each.payment));
  }
  const { accountId } = by.caller;
  for (const [distributionId, facts] of sums)
    await insertEvent(tx, distributionId, { kind: 'returned', accountId, at: by.at, facts });
  if (failed.length > 0) await passUnpaid(tx);
  await enqueueReturnedNotices(tx, failed);
  return failed.length;
}

/** @returns how many were not paid in the meantime */
async function payInvoices(tx: Transaction, paid: readonly PaidInvoice[], by: By): Promise<number> {
  let count = 0;
  for (const { invoice, paidOn } of paid.toSorted((a, b) => a.invoice.id - b.invoice.id)) {
    const current = await lockInvoice(tx, invoice.hash);
    if (current?.state !== 'sent') continue;
    await markPaid(tx, current, paidOn, by);
    count += 1;
  }
  return count;
}

/** The rejected file of a distribution that is not marked paid has to be made again. */
async function clear(tx: Transaction, { distribution, reason }: Rejected, by: By): Promise<void> {
  if (!distribution) return;
  const step = { accountId: by.caller.accountId, at: by.at };
  await insertEvent(tx, distribution.id, { kind: 'rejected', ...step, facts: { reason } });
  await renewFile(tx, distribution, step);
  await audit(tx, 'distribution.reject', by, { distribution: distribution.hash, reason });
}

/**
 * Marks the previewed payments as failed and the invoices as paid. It is idempotent, so a repeated call after a lost response changes nothing.
 *
 * @throws `bankFileOutdated` if the file does something else by now, for example after another distribution was paid
 */
export const importBankFile: UseCase<typeof endpoints.importBankFile> = async ({
  upload,
  query,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const file = await readBankFile(upload);
  const reported = partsOfMessageId(file.message?.messageId ?? '');
  return db.transaction(async (tx) => {
    // Its state decides what the file does.
    if (reported) await lockDistribution(tx, reported.hash);
    const sorted = await sortEntries(tx, file);
    if (sorted.seen !== query.seen) throw new DomainError('bankFileOutdated');
    const by = { caller, requestId, at: now().toISOString() };
    const failed = await failAll(tx, sorted.returned, by);
    const paidInvoices = await payInvoices(tx, sorted.paidInvoices, by);
    if (sorted.rejected?.effect === 'clears') await clear(tx, sorted.rejected, by);
    const report = presentReport(file, sorted);
    const overtaken = sorted.returned.length - failed + sorted.paidInvoices.length - paidInvoices;
    return { ...report, failed, paidInvoices, known: report.known + overtaken };
  });
};
