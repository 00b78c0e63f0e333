import { DomainError } from '@nimio/domain/errors';
import type { Reader } from '../../data/sql.js';
import { findPayment, type PaymentRow, readPaid } from './payment-store.js';

/** An accounting hash, split into its two parts. */
export interface AccountingKey {
  payment: string;
  accounting: string;
}

/** The parts of accounting hashes joined by hyphens. */
export const keysIn = (hashes: string): AccountingKey[] =>
  hashes.split('-').map((hash) => {
    const [payment = '', accounting = ''] = hash.split('_');
    return { payment, accounting };
  });

/**
 * The profile's payments that these rows are part of, each once, by hash.
 *
 * @throws `notFound` if any row does not belong to the profile or is not paid; the error does not say which
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
    const requestedKeys = keys.filter((key) => key.payment === hash);
    if (requestedKeys.some(({ accounting }) => !paid.includes(accounting))) throw new DomainError('notFound');
    found.set(hash, payment);
  }
  return found;
}
