import { createHash } from 'node:crypto';
import type { Reader } from '../../data/sql.js';
import type { ReturnedLine } from './returns-file.js';
import { findPayments, type ReturnableRow } from './store.js';

/** A paid payment that the bank returns. */
export interface Returned {
  payment: ReturnableRow;
  /** The bank's reason code, such as AC04. */
  reason: string;
}

interface SortedReturns {
  /** Payments that have not failed yet, in the order of the file. */
  returned: Returned[];
  /** The number of lines with a payment that has already failed. */
  known: number;
  /** Numbers of lines that match none of our paid payments. */
  unknown: number[];
  /**
   * A fingerprint of the returned payments and their reasons. It includes those that have already failed, so that it
   * stays the same after the import and changes only if a payment is added.
   */
  seen: string;
}

/** The amount sent to the bank, in cents. */
export const netOf = ({ gross_cents: gross, withheld_cents: withheld }: ReturnableRow): number =>
  Number(gross) - Number(withheld);

const digestOf = (named: readonly ReturnedLine[]): string =>
  createHash('sha256')
    .update(named.map(({ payment, reason }) => `${payment} ${reason}`).join('\n'))
    .digest('base64url');

/** A payment on two lines counts as already failed on the second. */
export async function sortReturns(reader: Reader, lines: readonly ReturnedLine[]): Promise<SortedReturns> {
  const rows = await findPayments(reader, [...new Set(lines.map(({ payment }) => payment))]);
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  const returned = new Map<string, Returned>();
  const named: ReturnedLine[] = [];
  const unknown: number[] = [];
  for (const line of lines) {
    const payment = byHash.get(line.payment);
    if (!payment || payment.state === 'planned') {
      unknown.push(line.number);
      continue;
    }
    named.push(line);
    if (payment.state === 'paid' && !returned.has(payment.hash))
      returned.set(payment.hash, { payment, reason: line.reason });
  }
  return {
    returned: [...returned.values()],
    known: named.length - returned.size,
    unknown,
    seen: digestOf(named),
  };
}
