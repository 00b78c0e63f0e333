import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockPayment } from '../../accounting/payment-store.js';
import { insertEvent } from '../../distribution/store.js';
import { type ReturnedLine, readReturnsFile } from '../returns-file.js';
import { failPayment, findPayments, type ReturnableRow } from '../store.js';

type Returning = Call<typeof endpoints.readReturns>;

interface Sorted {
  /** Those that fail now, in the order of their numbers, so that two files at once wait for each other. */
  failing: { payment: ReturnableRow; reason: string }[];
  known: number;
  unknown: number[];
}

/** A payment that stands in two lines has failed already in the second. */
async function sort(tx: Transaction, lines: readonly ReturnedLine[]): Promise<Sorted> {
  const rows = await findPayments(tx, [...new Set(lines.map(({ payment }) => payment))]);
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  const failing = new Map<string, Sorted['failing'][number]>();
  const sorted: Omit<Sorted, 'failing'> = { known: 0, unknown: [] };
  for (const { number, payment: hash, reason } of lines) {
    const payment = byHash.get(hash);
    if (!payment || payment.state === 'planned') sorted.unknown.push(number);
    else if (payment.state === 'failed' || failing.has(hash)) sorted.known += 1;
    else failing.set(hash, { payment, reason });
  }
  return { ...sorted, failing: [...failing.values()].sort((a, b) => a.payment.id - b.payment.id) };
}

/** Each payment leaves a line in the log of its customer. @returns whether it had not failed meanwhile */
async function fail(
  tx: Transaction,
  { payment, reason }: Sorted['failing'][number],
  { caller, requestId, at }: Pick<Returning, 'caller' | 'requestId'> & { at: string },
): Promise<boolean> {
  const { state } = await lockPayment(tx, payment.id);
  if (state !== 'paid') return false;
  await failPayment(tx, payment.id, reason, at);
  const profile = { id: payment.profile_id, asStaff: true };
  await audit(tx, 'payment.return', { caller, profile, requestId }, { payment: payment.hash, reason });
  return true;
}

/** What came back of one distribution. */
interface ReturnedSum extends Record<string, number> {
  payments: number;
  /** What the bank had been asked to pay, in cents. */
  cents: number;
}

const add = (sum: ReturnedSum = { payments: 0, cents: 0 }, payment: ReturnableRow): ReturnedSum => ({
  payments: sum.payments + 1,
  cents: sum.cents + Number(payment.gross_cents) - Number(payment.withheld_cents),
});

/** The same file again changes nothing. */
export const readReturns: UseCase<typeof endpoints.readReturns> = async ({ upload, caller, requestId }) => {
  const { db, now } = system();
  const { lines, wrong } = readReturnsFile(upload);
  return db.transaction(async (tx) => {
    const at = now().toISOString();
    const { failing, known, unknown } = await sort(tx, lines);
    const sums = new Map<number, ReturnedSum>();
    let failed = 0;
    for (const each of failing) {
      if (!(await fail(tx, each, { caller, requestId, at }))) continue;
      failed += 1;
      const { distribution_id: id } = each.payment;
      sums.set(id, add(sums.get(id), each.payment));
    }
    const { accountId } = caller;
    for (const [distributionId, facts] of sums)
      await insertEvent(tx, distributionId, { kind: 'returned', accountId, at, facts });
    return { failed, known: known + failing.length - failed, unknown, wrong };
  });
};
