import { publicHashPattern } from '@nimio/domain/access/hash';
import type { PaymentState } from '@nimio/domain/distribution/distribution-states';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import { holderOf } from '../distribution/payee.js';
import type { Big } from '../distribution/store.js';

/** A payment that the bank may have rejected or returned. */
export interface ReturnableRow {
  id: number;
  hash: string;
  /** The profile that received it, or waits for it. */
  profile_id: number;
  distribution_id: number;
  state: PaymentState;
  payee_name: string;
  distribution_name: string;
  pay_date: string;
  gross_cents: Big;
  withheld_cents: Big;
}

const paymentsWhere = (condition: string) =>
  query<ReturnableRow>(
    `select p.id, p.hash, ${holderOf('p')} as profile_id, c.distribution_id, p.state, p.gross_cents, p.withheld_cents, p.payee_name,
            d.name as distribution_name, d.pay_date
       from payments p join calculations c on c.id = p.calculation_id
       join distributions d on d.id = c.distribution_id
      where ${condition}`,
  );
const paymentsByHash = paymentsWhere(`p.hash in (${batchPlaceholders})`);
const paymentsInFile = paymentsWhere(
  `p.calculation_id = ? and p.iban is not null and p.is_manual = 0 and p.gross_cents > p.withheld_cents
    order by p.id`,
);

/** The existing payments among these references. */
export const findPayments = (reader: Reader, references: readonly string[]): Promise<ReturnableRow[]> =>
  readInBatches(reader, {
    query: paymentsByHash,
    values: references.filter((reference) => publicHashPattern.test(reference)),
    none: '',
  });

/** The payments in the bank's file of a calculation, whatever their state is since. */
export const readInFile = (reader: Reader, calculationId: number): Promise<ReturnableRow[]> =>
  reader.all(paymentsInFile, [calculationId]);

const writeFailure = query<never>(
  `update payments set state = 'failed', failure = ?, returned_on = ? where id = ? and state = 'paid'`,
);

/** @param day on which the books have the return: today, or the day of payment if that is to come */
export const failPayment = (tx: Transaction, id: number, reason: string, day: string): Promise<number> =>
  tx.run(writeFailure, [reason, day, id]);

const writeRepeated = query<never>(`update payments set repeated_at = ? where id = ? and state = 'failed'`);

/** Allows another payment to the current account, even if the bank returned the payment from it. */
export const markRepeated = (tx: Transaction, id: number, at: string): Promise<number> =>
  tx.run(writeRepeated, [at, id]);
