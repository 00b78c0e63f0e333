import { DomainError } from '@nimio/domain/errors';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type { TaxKind } from '@nimio/domain/taxation/withholding';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { system } from '../../system.js';
import { passUnpaid } from '../estate/store.js';
import {
  addTo,
  dayOfTax,
  noPayments,
  type PayeeRow,
  type PayeeSnapshot,
  type PaymentTotals,
  payeeColumns,
  payeeJoins,
  snapshotOf,
  taxRulesOf,
} from './payee.js';

interface PaymentRow extends PayeeRow {
  id: number;
  /** PostgreSQL returns text. */
  gross_cents: number | string;
  old_name: string;
  old_rate: number;
  old_tax_kind: TaxKind;
  old_iban: string | null;
  old_swift: string | null;
  old_account: string | null;
}

const batchSize = 2000;
const payments = query<PaymentRow>(
  `select p.id, p.profile_id, p.gross_cents, p.payee_name as old_name, p.tax_rate as old_rate, p.tax_kind as old_tax_kind, p.iban as old_iban, p.swift as old_swift, p.account_hash as old_account,
          ${payeeColumns}
     from payments p join profiles o on o.id = p.profile_id ${payeeJoins}
    where p.calculation_id = ? and p.id > ? order by p.id limit ${batchSize}`,
);
const writeSnapshot = query<never>(
  'update payments set payee_name = ?, tax_rate = ?, tax_kind = ?, withheld_cents = ?, iban = ?, swift = ?, account_hash = ?, is_manual = ? where id = ?',
);

const isAsBefore = (
  row: PaymentRow,
  { payee_name: name, tax_rate: rate, tax_kind: kind, iban, swift, account_hash: account }: PayeeSnapshot,
): boolean =>
  row.old_name === name &&
  row.old_rate === rate &&
  row.old_tax_kind === kind &&
  row.old_iban === iban &&
  row.old_swift === swift &&
  row.old_account === account;

/** Copies the current names, tax data and accounts as a snapshot, and returns the totals. */
export async function snapshotPayees(
  tx: Transaction,
  { calculationId, payDate }: { calculationId: number; payDate: string },
): Promise<PaymentTotals> {
  const totals = noPayments();
  const now = dayOfTax(payDate, system().now());
  const year = yearInFinland(now);
  const rules = await taxRulesOf(tx, now);
  let last = 0;
  for (
    let rows = await tx.all(payments, [year, calculationId, last]);
    rows.length > 0;
    rows = await tx.all(payments, [year, calculationId, last])
  ) {
    for (const row of rows) {
      last = row.id;
      const gross = Number(row.gross_cents);
      const snapshot = snapshotOf(gross, row, rules);
      addTo(totals, gross, snapshot);
      if (isAsBefore(row, snapshot)) continue;
      const { payee_name: name, tax_rate: rate, tax_kind: kind, withheld_cents: withheld } = snapshot;
      const { iban, swift, account_hash: account, is_manual: isManual } = snapshot;
      await tx.run(writeSnapshot, [name, rate, kind, withheld, iban, swift, account, isManual, row.id]);
    }
  }
  await tx
    .table('calculations')
    .where({ id: calculationId })
    .update({ ...totals });
  return totals;
}

const rememberReplaced = query<never>(
  `update carried_accountings set replaced_payment_id =
      (select a.payment_id from accountings a where a.id = carried_accountings.accounting_id)
    where payment_id in (select p.id from payments p where p.calculation_id = ?)`,
);

/**
 * Amounts that earlier distributions carried over or could not pay are included in this one.
 *
 * @throws `carriedTaken` if another distribution already includes some of them
 */
export async function includeCarried(tx: Transaction, calculationId: number): Promise<void> {
  const { knex } = system().db;
  const own = () =>
    knex('carried_accountings as c')
      .join('payments as p', 'p.id', 'c.payment_id')
      .where('p.calculation_id', calculationId);
  const [meant] = (await tx
    .table('carried_accountings as c')
    .join('payments as p', 'p.id', 'c.payment_id')
    .where('p.calculation_id', calculationId)
    .count({ accountings: '*' })) as [{ accountings: number | string }];
  await tx.run(rememberReplaced, [calculationId]);
  const taken: unknown = await tx
    .table('accountings')
    .where((unpaid) => {
      const failed = knex('payments as f')
        .whereRaw('f.id = accountings.payment_id')
        .where('f.state', 'failed')
        .select('f.id');
      void unpaid.whereNull('payment_id').orWhereExists(failed);
    })
    .whereIn('id', own().select('c.accounting_id'))
    .update({
      payment_id: own().whereRaw('c.accounting_id = accountings.id').select('c.payment_id'),
    });
  if (Number(meant.accountings) !== taken) throw new DomainError('carriedTaken');
}

const release = query<never>(
  `update accountings set payment_id =
      (select c.replaced_payment_id from carried_accountings c join payments p on p.id = c.payment_id
        where p.calculation_id = ? and c.accounting_id = accountings.id)
    where id in (select c.accounting_id from carried_accountings c join payments p on p.id = c.payment_id
                  where p.calculation_id = ?)`,
);

/** Amounts that the approval included are carried over or failed again, as they were before. */
export async function releaseCarried(tx: Transaction, calculationId: number): Promise<void> {
  await tx.run(release, [calculationId, calculationId]);
  await passUnpaid(tx);
}

/** @returns how many are paid, and how many have failed because there is no bank account */
export async function payPayments(
  tx: Transaction,
  calculationId: number,
): Promise<{ paid: number; failed: number }> {
  const planned = { calculation_id: calculationId, state: 'planned' };
  const failed: unknown = await tx
    .table('payments')
    .where(planned)
    .whereNull('iban')
    .update({ state: 'failed', failure: 'noAccount' });
  const paid: unknown = await tx.table('payments').where(planned).update({ state: 'paid' });
  await passUnpaid(tx);
  return { paid: Number(paid), failed: Number(failed) };
}

/** A payment to an account, with its payee. */
export interface TransferRow {
  hash: string;
  gross_cents: number | string;
  withheld_cents: number | string;
  iban: string;
  swift: string | null;
  payee_name: string;
}

const transferColumns = 'hash, gross_cents, withheld_cents, iban, swift, payee_name';
const transfers = query<TransferRow>(
  `select ${transferColumns} from payments
    where calculation_id = ? and iban is not null and is_manual = 0 order by id`,
);
const manual = query<TransferRow & { profile_id: number }>(
  `select ${transferColumns}, profile_id from payments
    where calculation_id = ? and is_manual = 1 and gross_cents > withheld_cents
    order by payee_name, id limit ? offset ?`,
);
const approval = query<{ at: string }>(
  `select at from distribution_events where distribution_id = ? and kind = 'approved' order by id desc limit 1`,
);

/** Every payment in the bank's file, whatever its state is since. */
export const readTransfers = (reader: Reader, calculationId: number): Promise<TransferRow[]> =>
  reader.all(transfers, [calculationId]);

/** Payments that staff make by hand, whatever their state is since, with their profiles. */
export const readManual = (
  reader: Reader,
  calculationId: number,
  { limit, offset }: Page,
): Promise<(TransferRow & { profile_id: number })[]> => reader.all(manual, [calculationId, limit, offset]);

/** When a distribution was approved, ISO 8601. */
export async function approvedAt(reader: Reader, distributionId: number): Promise<string> {
  const found = await reader.first(approval, [distributionId]);
  if (!found) throw new Error(`Distribution ${distributionId} has not been approved`);
  return found.at;
}

const plannedOf = query<TransferRow & { id: number; is_manual: 0 | 1 }>(
  `select id, is_manual, ${transferColumns} from payments
    where calculation_id = ? and profile_id = ? and state = 'planned' and iban is not null`,
);

/**
 * Takes the account from the planned payment of a profile, and the payment from the totals of its calculation.
 *
 * @returns whether there was one
 */
export async function holdPayment(
  tx: Transaction,
  calculationId: number,
  profileId: number,
): Promise<boolean> {
  const payment = await tx.first(plannedOf, [calculationId, profileId]);
  if (!payment) return false;
  await tx
    .table('payments')
    .where({ id: payment.id })
    .update({ iban: null, swift: null, account_hash: null, is_manual: 0 });
  const net = Number(payment.gross_cents) - Number(payment.withheld_cents);
  const [count, cents] =
    payment.is_manual === 1 ? ['manual', 'manual_cents'] : ['transfers', 'transfers_cents'];
  const totals = tx.table('calculations').where({ id: calculationId });
  await totals.clone().increment('without_account', 1);
  if (net > 0) await totals.clone().decrement({ [count]: 1, [cents]: net });
  return true;
}

const paymentOf = query<{ id: number }>(
  'select id from payments where calculation_id = ? and profile_id = ?',
);

/** The id of a profile's payment in a calculation; undefined without one. */
export const findPaymentOf = async (
  reader: Reader,
  calculationId: number,
  profileId: number,
): Promise<number | undefined> => (await reader.first(paymentOf, [calculationId, profileId]))?.id;
