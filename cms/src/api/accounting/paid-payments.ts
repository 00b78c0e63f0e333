import { DomainError } from '@nimio/domain/errors';
import type { Reader } from '../../data/sql.js';
import { findPayment, type PaymentRow, readPaid } from './payment-store.js';

/** An accounting hash in its two parts. */
export interface AccountingKey {
  payment: string;
  accounting: string;
}

/** The parts of accounting hashes that are joined by hyphens. */
export const keysIn = (hashes: string): AccountingKey[] =>
  hashes.split('-').map((hash) => {
    const [payment = '', accounting = ''] = hash.split('_');
    return { payment, accounting };
  });

/**
 * The payments of a profile that these rows are part of, each once, by hash.
 *
 * @throws `notFound` when any of the rows is not the profile's or not paid, without telling which
 */
export async function paidPayments(
  reader: Reader,
  profileId: number,
  keys: readonly AccountingKey[],
): Promise<Map<string, PaymentRow>> {
  const found = new Map<string, PaymentRow>();
  for (const hash of new Set(keys.map(({ payment }) => payment))) {
    const payment = await findPayment(reader, hash);
    if (payment?.profile_id !== profileId || payment.state !== 'paid') throw new DomainError('notFound');
    const paid = await readPaid(reader, payment.id);
    const asked = keys.filter((key) => key.payment === hash);
    if (asked.some(({ accounting }) => !paid.includes(accounting))) throw new DomainError('notFound');
    found.set(hash, payment);
  }
  return found;
}
