import type { DatabaseContext } from '../system.js';
import type { ReadLine } from './loan-file.js';
import { isFault, type LoanLine } from './loan-line.js';
import { type LoanImport, storeBatch } from './loan-store.js';

interface Storing {
  /** Collects lines and stores complete batches. */
  add: (read: readonly ReadLine[]) => Promise<void>;
  /** Stores the rest. */
  finish: () => Promise<void>;
  /** Waits until nothing is being stored. Errors are reported by the other functions. */
  settled: () => Promise<void>;
}

/** Lines per transaction. */
const batchSize = 50_000;

/**
 * Stores the remaining lines of a file in batches. A batch is stored while the lines of the next one are parsed, so
 * that the database and this process work concurrently.
 */
export function storeInBatches(app: DatabaseContext, loans: LoanImport): Storing {
  let lines: LoanLine[] = [];
  let last = 0;
  let stored = Promise.resolve();
  const settled = () => stored.catch(() => undefined);
  const store = async (): Promise<void> => {
    await stored;
    stored = storeBatch(app, loans, lines, last);
    lines = [];
    // The next call waits for it and gets its error.
    void settled();
  };
  return {
    async add(read) {
      for (const { number, result } of read) {
        if (number <= loans.readLines) continue;
        if (!isFault(result)) lines.push(result);
        last = number;
      }
      if (lines.length >= batchSize) await store();
    },
    async finish() {
      if (last > loans.readLines) await store();
      await stored;
    },
    settled,
  };
}
