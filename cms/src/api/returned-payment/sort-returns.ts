import { createHash } from 'node:crypto';
import type { Reader } from '../../data/sql.js';
import type { ReturnedLine } from './returns-file.js';
import { findPayments, type ReturnableRow } from './store.js';

/** A payment that has been paid and comes back. */
export interface Returned {
  payment: ReturnableRow;
  /** The bank's code, as AC04. */
  reason: string;
}

interface SortedReturns {
  /** Those that have not failed yet, in the order of the file. */
  returned: Returned[];
  /** How many lines name a payment that has failed already. */
  known: number;
  /** Numbers of lines that name no payment of ours that has been paid. */
  unknown: number[];
  /**
   * Names which payments come back, and why. Those that have failed already are among them, so that it is the same once
   * the file has been taken over, and another only when a payment comes along.
   */
  seen: string;
}

/** What the bank had been asked to pay, in cents. */
export const netOf = ({ gross_cents: gross, withheld_cents: withheld }: ReturnableRow): number =>
  Number(gross) - Number(withheld);

const digestOf = (named: readonly ReturnedLine[]): string =>
  createHash('sha256')
    .update(named.map(({ payment, reason }) => `${payment} ${reason}`).join('\n'))
    .digest('base64url');

/** A payment that stands in two lines has failed already in the second. */
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
