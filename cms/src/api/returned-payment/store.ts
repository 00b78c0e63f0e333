import type { PaymentState } from '@nimio/domain/distribution/distribution-states';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';

/** A payment that the bank may have returned. */
export interface ReturnableRow {
  id: number;
  hash: string;
  profile_id: number;
  distribution_id: number;
  state: PaymentState;
  payee_name: string;
  distribution_name: string;
  pay_date: string;
  /** In cents; PostgreSQL returns bigint as text. */
  gross_cents: number | string;
  withheld_cents: number | string;
}

const columns = `p.id, p.hash, p.profile_id, c.distribution_id, p.state, p.gross_cents, p.withheld_cents, p.payee_name,
  d.name as distribution_name, d.pay_date`;
const paymentsByHash = query<ReturnableRow>(
  `select ${columns} from payments p join calculations c on c.id = p.calculation_id
     join distributions d on d.id = c.distribution_id
    where p.hash in (${batchPlaceholders})`,
);

/** The existing payments among these hashes. */
export const findPayments = (reader: Reader, hashes: readonly string[]): Promise<ReturnableRow[]> =>
  readInBatches(reader, { query: paymentsByHash, values: hashes, none: '' });

const writeFailure = query<never>(
  `update payments set state = 'failed', failure = ? where id = ? and state = 'paid'`,
);

export const failPayment = (tx: Transaction, id: number, reason: string): Promise<number> =>
  tx.run(writeFailure, [reason, id]);

const writeRepeated = query<never>(`update payments set repeated_at = ? where id = ? and state = 'failed'`);

/** Allows another payment to the current account, even if the bank returned the payment from it. */
export const markRepeated = (tx: Transaction, id: number, at: string): Promise<number> =>
  tx.run(writeRepeated, [at, id]);
