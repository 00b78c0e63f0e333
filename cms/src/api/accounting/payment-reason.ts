import type { PaymentReason } from '@nimio/domain/accounting/accounting.types';
import { DomainError } from '@nimio/domain/errors';
import type { Reader } from '../../data/sql.js';
import { findPayment, type PaymentRow } from './payment-store.js';
import { type PartData, presentCarriedOver, presentPayment } from './present.js';
import type { Sight } from './sight.js';
import { findCarriedOver, type PartRow, readCountedOf, readLines, readParts } from './store.js';

async function dataOf(reader: Reader, part: PartRow): Promise<PartData> {
  const [periods, lines] = await Promise.all([
    readCountedOf(reader, part.distribution_id),
    readLines(reader, part.id),
  ]);
  return { part, periods, lines };
}

/** Why a payment is as large as it is, with all that it is made of. */
export async function reasonOfPayment(reader: Reader, payment: PaymentRow): Promise<PaymentReason> {
  const parts = await readParts(reader, payment);
  return presentPayment(payment, await Promise.all(parts.map((part) => dataOf(reader, part))));
}

/**
 * The same of what the beginning of a profile's accounting hashes names: a payment, or what is carried over.
 *
 * @throws `notFound` for what is not the profile's, not to be seen yet, or paid by another payment by now
 */
export async function reasonOf(
  reader: Reader,
  hash: string,
  profileId: number,
  sight: Sight,
): Promise<PaymentReason> {
  const payment = await findPayment(reader, hash, sight);
  if (payment?.profile_id === profileId) {
    const reason = await reasonOfPayment(reader, payment);
    // It failed, and another payment has taken over what it was to pay.
    if (reason.parts.length === 0) throw new DomainError('notFound');
    return reason;
  }
  const part = await findCarriedOver(reader, hash, profileId, sight);
  if (!part) throw new DomainError('notFound');
  return presentCarriedOver(await dataOf(reader, part));
}
