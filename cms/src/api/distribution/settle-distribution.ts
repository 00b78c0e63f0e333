import type { Transaction } from '../../data/database.js';
import type { Payer } from '../../payment-file/payer.js';
import { payPayments, settlePayments, takeCarried } from './calculated-payments.js';
import { type DistributionRow, insertEvent, saveDistribution } from './store.js';

/** Whose step it is, and when. */
export interface StepBy {
  /** Null for the server's own. */
  accountId: number;
  /** ISO 8601. */
  at: string;
}

/**
 * What was calculated is to be paid: from now on it stays as it is, with the names, taxes and accounts of today, and
 * authors see it.
 *
 * @param payer undefined where the installation has no account, which only a history that is imported does without
 * @throws `carriedTaken` when another distribution pays some of it already
 * @returns what goes with it in the log
 */
export async function settleDistribution(
  tx: Transaction,
  row: DistributionRow,
  payer: Payer | undefined,
  { accountId, at }: StepBy,
): Promise<{ payments: number; grossInCents: number }> {
  const calculationId = row.calculation_id ?? 0;
  await takeCarried(tx, calculationId);
  await settlePayments(tx, { calculationId, payDate: row.pay_date });
  await saveDistribution(tx, row.id, {
    state: 'approved',
    information: row.name,
    ...(payer && { payer_name: payer.name, payer_iban: payer.iban, payer_bic: payer.bic }),
  });
  const facts = { payments: row.payments ?? 0, grossInCents: Number(row.payments_cents) };
  await insertEvent(tx, row.id, { kind: 'approved', accountId, at, facts });
  return facts;
}

/**
 * The bank has taken it: whoever has no account that can be paid to is told that the payment has failed.
 *
 * @returns what goes with it in the log
 */
export async function markPaid(
  tx: Transaction,
  row: DistributionRow,
  { accountId, at }: StepBy,
): Promise<{ paid: number; failed: number }> {
  const facts = await payPayments(tx, row.calculation_id ?? 0);
  await saveDistribution(tx, row.id, { state: 'paid' });
  await insertEvent(tx, row.id, { kind: 'paid', accountId, at, facts });
  return facts;
}
