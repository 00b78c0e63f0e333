import type { DatabaseContext } from '../system.js';
import type { ReadLine } from './loan-file.js';
import { isFault, type LoanLine } from './loan-line.js';
import { type LoanImport, storePiece } from './loan-store.js';

interface Storing {
  /** Takes lines, and stores those that make a piece. */
  add: (read: readonly ReadLine[]) => Promise<void>;
  /** Stores what is left. */
  finish: () => Promise<void>;
  /** Nothing is being stored any more. What went wrong is told by the others. */
  settle: () => Promise<void>;
}

/** Lines of one transaction. */
const linesOfPiece = 50_000;

/**
 * Stores what of a file has not been stored yet, piece by piece. A piece is stored while the lines of the next one are
 * read: the one is the database's work, the other ours.
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
    // Who comes next waits for it, and is told what was wrong.
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
