import type { PaymentReason } from '@nimio/domain/accounting/accounting.types';
import { DomainError } from '@nimio/domain/errors';
import type { Reader } from '../../data/sql.js';
import { readDeductionsOf } from '../distribution/store.js';
import { findPayment, type PaymentRow } from './payment-store.js';
import { type PartData, presentCarriedOver, presentPayment, yearsOf } from './present.js';
import { findCarriedOver, type PartRow, readCountedOf, readLines, readParts } from './store.js';
import type { Visibility } from './visibility.js';

async function dataOf(reader: Reader, part: PartRow): Promise<PartData> {
  const [periods, deductions, lines] = await Promise.all([
    readCountedOf(reader, part.distribution_id),
    readDeductionsOf(reader, part.distribution_id),
    readLines(reader, part.id),
  ]);
  const origins = new Map<number, number[]>();
  for (const id of new Set(lines.flatMap(({ origin_id: origin }) => origin ?? [])))
    origins.set(id, yearsOf(await readCountedOf(reader, id)));
  return { part, periods, deductions, lines, origins };
}

/** How a payment is calculated, with all its parts. */
export async function reasonOfPayment(reader: Reader, payment: PaymentRow): Promise<PaymentReason> {
  const parts = await readParts(reader, payment);
  return presentPayment(payment, await Promise.all(parts.map((part) => dataOf(reader, part))));
}

/**
 * The same for the payment or the carried-over amount that a prefix of the profile's accounting hashes identifies.
 * @throws `notFound` if it is not the profile's, not visible yet, or has been included in another payment
 */
export async function reasonOf(
  reader: Reader,
  hash: string,
  profileId: number,
  visibility: Visibility,
): Promise<PaymentReason> {
  const payment = await findPayment(reader, hash, visibility);
  if (payment?.profile_id === profileId) {
    const reason = await reasonOfPayment(reader, payment);
    // It failed, and its amount is included in a later payment.
    if (reason.parts.length === 0) throw new DomainError('notFound');
    return reason;
  }
  const part = await findCarriedOver(reader, hash, profileId, visibility);
  if (!part) throw new DomainError('notFound');
  return presentCarriedOver(await dataOf(reader, part));
}
