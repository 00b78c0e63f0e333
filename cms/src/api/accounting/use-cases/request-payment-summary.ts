import type * as endpoints from '@nimio/domain/accounting/accounting.endpoints';
import type { SummaryState } from '@nimio/domain/accounting/accounting-states';
import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { keysIn, paidPayments } from '../paid-payments.js';
import { findPayment, lockPayment, type PaymentRow, setSummaryState } from '../payment-store.js';
import { statementKey } from '../visibility.js';

/** It has not been requested yet, or the last attempt failed. */
const isToBeMade = (state: SummaryState | null): boolean => state === null || state === 'error';

/** The payment is locked, so that concurrent requests create one statement. */
async function requestStatement(
  tx: Transaction,
  { id, hash }: PaymentRow,
  requestedBy: number | null,
): Promise<SummaryState | null> {
  const { jobs, now } = system();
  await lockPayment(tx, id);
  // Read after locking, so that a job created in the meantime is seen.
  const payment = await findPayment(tx, hash);
  if (payment?.state !== 'paid') throw new DomainError('notFound');
  if (!isToBeMade(payment.summary_state)) return payment.summary_state;
  await setSummaryState(tx, id, 'pending');
  const at = now();
  const payload = { paymentHash: hash, requestedAt: at.toISOString(), requestedBy };
  await jobs.enqueue(tx, 'statement', statementKey(hash, at), payload);
  return 'pending';
}

/** A repeated request while the statement is being made, or once it is ready, only returns its state. */
export const requestPaymentSummary: UseCase<typeof endpoints.requestPaymentSummary> = async ({
  params,
  caller,
  profile,
}) => {
  const { db } = system();
  const requestedBy = profile.asStaff ? null : caller.accountId;
  const keys = keysIn(params.hashes);
  const payments = await paidPayments(db, profile.id, keys);
  const states = new Map([...payments].map(([hash, { summary_state: state }]) => [hash, state]));
  const requested = [...payments.values()].filter((payment) => isToBeMade(payment.summary_state));
  if (requested.length > 0) {
    await db.transaction(async (tx) => {
      for (const payment of requested.toSorted((a, b) => a.id - b.id))
        states.set(payment.hash, await requestStatement(tx, payment, requestedBy));
    });
  }
  const records = keys.map(({ payment, accounting }) => ({
    accountingHash: `${payment}_${accounting}`,
    paymentSummaryStatus: states.get(payment) ?? null,
  }));
  return { records, total: records.length };
};
