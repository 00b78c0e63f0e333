import type { DatabaseContext } from '../system.js';
import { digestOf, type ReadLine, readLoanFile } from './loan-file.js';
import { isFault, type LoanFault, type LoanLine } from './loan-line.js';
import {
  beginImport,
  clearReplacedLoans,
  deleteImport,
  finishImport,
  isSamePeriod,
  isStored,
  keyOf,
  type LoanImport,
  type Period,
  readStoredPeriods,
  storeBatch,
} from './loan-store.js';

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
function storeInBatches(app: DatabaseContext, loans: LoanImport): Storing {
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

interface PeriodReport extends Period {
  lines: number;
  loans: number;
  /** Existing loans of this year and group, which this import replaces. */
  replaces: boolean;
}

export interface LoansReport {
  /** `checked`: a dry run. `unchanged`: this very file is already stored. `refused`: it has invalid lines. */
  outcome: 'checked' | 'saved' | 'unchanged' | 'refused';
  lines: number;
  /** The number of invalid lines by reason, and the first of each. */
  wrong: Map<LoanFault, { count: number; first: number[] }>;
  periods: PeriodReport[];
  /** The line after which an interrupted import resumed. */
  resumedAfter: number;
}

export interface LoansOptions {
  isSaving: boolean;
  /** Imports the valid lines of a file that has invalid ones too. */
  skipsWrong: boolean;
  /** Called with the number of lines read. */
  onProgress?: (lines: number) => void;
}

/** The number of line numbers that the report lists for each reason. */
const named = 10;

/** Counts lines into a report. */
function count({ wrong }: LoansReport, periods: Map<string, PeriodReport>, stored: Set<string>) {
  const periodOf = ({ year, libGroup }: Period): PeriodReport => {
    const key = keyOf({ year, libGroup });
    const known = periods.get(key);
    if (known) return known;
    const period = { year, libGroup, lines: 0, loans: 0, replaces: stored.has(key) };
    periods.set(key, period);
    return period;
  };
  // Files are sorted by period, so that the last period is usually the same.
  let period: PeriodReport | undefined;
  return ({ number, result }: ReadLine): void => {
    if (isFault(result)) {
      const found = wrong.get(result) ?? { count: 0, first: [] };
      found.count += 1;
      if (found.first.length < named) found.first.push(number);
      wrong.set(result, found);
      return;
    }
    if (!period || !isSamePeriod(period, result)) period = periodOf(result);
    period.lines += 1;
    period.loans += result.loans;
  };
}

/**
 * Imports a file of loans (isbn; year; group; loans) in batches, so that memory does not depend on its size and other
 * transactions get their turn. The current loans of a year and group switch atomically at the end. An interrupted
 * import is run again with the same file and resumes; the import is idempotent.
 *
 * @throws LoanFileError if the file as a whole is unreadable
 */
export async function importLoans(
  app: DatabaseContext,
  file: string,
  options: LoansOptions,
): Promise<LoansReport> {
  const digest = await digestOf(file);
  const report: LoansReport = {
    outcome: 'checked',
    lines: 0,
    wrong: new Map(),
    periods: [],
    resumedAfter: 0,
  };
  if (await isStored(app, digest)) {
    if (options.isSaving) await clearReplacedLoans(app);
    return { ...report, outcome: 'unchanged' };
  }
  const loans = options.isSaving ? await beginImport(app, digest) : undefined;
  report.resumedAfter = loans?.readLines ?? 0;
  const periods = new Map<string, PeriodReport>();
  const add = count(report, periods, await readStoredPeriods(app));
  const isRefused = () => report.wrong.size > 0 && !options.skipsWrong;
  const storing = loans && storeInBatches(app, loans);
  try {
    for await (const chunk of readLoanFile(file, app.now().getFullYear())) {
      for (const line of chunk) add(line);
      report.lines += chunk.length;
      // The rest of a refused file is read only for the report.
      if (!isRefused()) await storing?.add(chunk);
      options.onProgress?.(report.lines);
    }
    if (!isRefused()) await storing?.finish();
  } finally {
    await storing?.settled();
  }
  report.periods = [...periods.values()].sort(
    (a, b) => b.year - a.year || a.libGroup.localeCompare(b.libGroup),
  );
  if (loans) {
    report.outcome = isRefused() ? 'refused' : 'saved';
    if (isRefused()) await app.db.transaction((tx) => deleteImport(tx, loans.id));
    else await finishImport(app, loans);
    await clearReplacedLoans(app);
  }
  return report;
}
