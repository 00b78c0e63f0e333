import type { Transaction } from '../../data/database.js';
import type { Payer } from '../../payment-file/payment-file.js';
import { includeCarried, payPayments, snapshotPayees } from './calculated-payments.js';
import { type DistributionRow, insertEvent, saveDistribution } from './store.js';

/** The account that takes the step, and the time. */
export interface StepBy {
  /** `null` when the server itself takes the step. */
  accountId: number;
  /** ISO 8601. */
  at: string;
}

/**
 * Approves the result: from now on it is final, with a snapshot of today's names, taxes and accounts, and visible to
 * authors.
 *
 * @param payer undefined where the installation has no account, which is allowed only when a history is imported
 * @throws `carriedTaken` if another distribution already includes some of the amounts
 * @returns the details of the audit event
 */
export async function approve(
  tx: Transaction,
  row: DistributionRow,
  payer: Payer | undefined,
  { accountId, at }: StepBy,
): Promise<{ payments: number; grossInCents: number }> {
  const calculationId = row.calculation_id ?? 0;
  await includeCarried(tx, calculationId);
  await snapshotPayees(tx, { calculationId, payDate: row.pay_date });
  await saveDistribution(tx, row.id, {
    state: 'approved',
    information: row.name,
    ...(payer && { payer_name: payer.name, payer_iban: payer.iban, payer_bic: payer.bic }),
  });
  const facts = { payments: row.payments ?? 0, grossInCents: Number(row.payments_cents) };
  const byOnePerson = accountId === row.requested_by_account_id;
  await insertEvent(tx, row.id, { kind: 'approved', accountId, at, facts, byOnePerson });
  return facts;
}

/**
 * The bank has accepted the file: profiles without an account that can be paid are notified that the payment has
 * failed.
 *
 * @returns the details of the audit event
 */
export async function pay(
  tx: Transaction,
  row: DistributionRow,
  { accountId, at }: StepBy,
): Promise<{ paid: number; failed: number }> {
  const facts = await payPayments(tx, row.calculation_id ?? 0);
  await saveDistribution(tx, row.id, { state: 'paid' });
  await insertEvent(tx, row.id, { kind: 'paid', accountId, at, facts });
  return facts;
}
