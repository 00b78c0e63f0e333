import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';
import { passUnpaid } from '../estate/store.js';
import type { StepBy } from './approval.js';
import { holdPayment } from './calculated-payments.js';
import { type DistributionRow, insertEvent, saveDistribution } from './store.js';

/**
 * The message id of the bank's file, at most 35 characters: the distribution, the day of payment, and a number. The bank
 * rejects a duplicate, so the same file has the same id, and one that is made again has another.
 */
export const messageIdOf = ({
  hash,
  pay_date: day,
  message_number: number,
}: Pick<DistributionRow, 'hash' | 'pay_date' | 'message_number'>): string =>
  `${hash}-${day.replaceAll('-', '')}-${number}`;

/** What a message id names; undefined if it is none of ours. */
export function partsOfMessageId(messageId: string): { hash: string; number: number } | undefined {
  const [, hash, number] = /^([0-9A-Za-z]{22})-\d{8}-(\d{1,3})$/.exec(messageId) ?? [];
  return hash === undefined ? undefined : { hash, number: Number(number) };
}

const paymentsToDead = query<{ profile_id: number }>(
  `select p.profile_id from payments p join profiles o on o.id = p.profile_id
    where p.calculation_id = ? and p.iban is not null and o.died_on is not null order by p.id`,
);

/**
 * The downloaded file of an approved distribution is void, so another one has to be downloaded. It leaves out the payees who
 * have died since the first one was downloaded.
 */
export async function renewFile(
  tx: Transaction,
  { id, calculation_id, exported_message, message_number }: DistributionRow,
  by: StepBy,
): Promise<void> {
  if (exported_message === null) return;
  await saveDistribution(tx, id, { exported_message: null, message_number: message_number + 1 });
  const dead = await tx.all(paymentsToDead, [calculation_id ?? 0]);
  for (const { profile_id: profileId } of dead) await holdPayment(tx, calculation_id ?? 0, profileId);
  // What the void file would have paid them belongs to their estates.
  await passUnpaid(tx);
  if (dead.length > 0) await insertEvent(tx, id, { kind: 'held', ...by, facts: { payments: dead.length } });
}
