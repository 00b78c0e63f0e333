import type { DatabaseContext } from '../system.js';
import type { ReadLine } from './loan-file.js';
import { isFault, type LoanLine } from './loan-line.js';
import { type LoanImport, storePiece } from './loan-store.js';

interface Storing {
  /** Collects lines and stores complete batches. */
  add: (read: readonly ReadLine[]) => Promise<void>;
  /** Stores the rest. */
  finish: () => Promise<void>;
  /** Waits until nothing is being stored. Errors are reported by the other functions. */
  settle: () => Promise<void>;
}

/** Lines per transaction. */
const linesOfPiece = 50_000;

/**
 * Stores the remaining lines of a file in batches. A batch is stored while the lines of the next one are parsed, so
 * that the database and this process work concurrently.
 */
export function storeInPieces(app: DatabaseContext, loans: LoanImport): Storing {
  let lines: LoanLine[] = [];
  let last = 0;
  let stored = Promise.resolve();
  const settle = () => stored.catch(() => undefined);
  const store = async (): Promise<void> => {
    await stored;
    stored = storePiece(app, loans, lines, last);
    lines = [];
    // The next call waits for it and gets its error.
    void settle();
  };
  return {
    async add(read) {
      for (const { number, said } of read) {
        if (number <= loans.readLines) continue;
        if (!isFault(said)) lines.push(said);
        last = number;
      }
      if (lines.length >= linesOfPiece) await store();
    },
    async finish() {
      if (last > loans.readLines) await store();
      await stored;
    },
    settle,
  };
}
