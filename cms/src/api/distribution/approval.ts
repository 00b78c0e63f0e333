import { settingsOfYear } from '@nimio/domain/accounting-settings/accounting-settings';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import type { Payer } from '../../payment-file/payment-file.js';
import { readAllSettings } from '../accounting-settings/present.js';
import { fulfilMarks } from '../cumulation/pay-out-marks.js';
import { includeCarried, payPayments, snapshotPayees } from './calculated-payments.js';
import { claimReserve } from './reserve-store.js';
import { type DistributionRow, insertEvent, saveDistribution } from './store.js';

/**
 * The last day on which the reserve of a distribution can be claimed: the end of the year of its payment plus `claimYears`
 * of that year (Directive 2014/26/EU).
 */
async function endOfClaims(reader: Reader, payDate: string): Promise<string> {
  const year = Number(payDate.slice(0, 4));
  const { claimYears } = settingsOfYear(await readAllSettings(reader), year);
  return `${year + claimYears}-12-31`;
}

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
 * @throws `carriedTaken` if another distribution already includes some of the amounts, and `reserveTaken` if a part of a
 * reserve that it pays has been paid or has expired
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
  if (row.kind === 'late') await claimReserve(tx, calculationId);
  await fulfilMarks(tx, calculationId);
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
  const claimable = row.kind === 'main' ? await endOfClaims(tx, row.pay_date) : null;
  await saveDistribution(tx, row.id, { state: 'paid', claimable_until: claimable });
  await insertEvent(tx, row.id, { kind: 'paid', accountId, at, facts });
  return facts;
}
