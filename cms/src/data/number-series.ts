import type { Transaction } from './database.js';
import { query } from './sql.js';

/** Customer numbers, and the numbers of invoices and credit notes. */
type Series = 'customer' | 'invoice';

const lastNumber = query<{ last: number }>('select last from number_series where name = ?');
const saveNumber = query<never>('update number_series set last = ? where name = ?');

/**
 * Locks a series and returns its last number. A concurrent transaction that takes a number waits for this one, and then
 * sees what it stored.
 */
export async function lockSeries(tx: Transaction, name: Series): Promise<number> {
  const row = await tx.lock(lastNumber, [name]);
  if (!row) throw new Error(`The series of ${name} numbers is missing`);
  return row.last;
}

/** Stores the last number of a locked series. */
export const saveSeries = (tx: Transaction, name: Series, last: number): Promise<number> =>
  tx.run(saveNumber, [last, name]);
