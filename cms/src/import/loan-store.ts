import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import { audit } from '../audit/audit.js';
import { type Database, type Transaction, uniqueViolation } from '../data/database.js';
import { insertInBatches, query } from '../data/sql.js';
import type { DatabaseContext } from '../system.js';
import type { LoanLine } from './loan-line.js';

type LoanRow = [periodId: number, isbn: string, loans: number];

const columns = ['period_id', 'isbn', 'loans'] as const;
const onConflict = 'on conflict (period_id, isbn) do update set loans = loans.loans + excluded.loans';

const addUp = query(
  `insert into loans (period_id, isbn, loans) select period_id, isbn, sum(loans)
     from unnest(string_to_array(?, ',')::integer[], string_to_array(?, ','), string_to_array(?, ',')::integer[])
          as l (period_id, isbn, loans)
    group by period_id, isbn ${onConflict}`,
);
const savepoint = query('savepoint before_loans');
const rollbackToSavepoint = query('rollback to savepoint before_loans');

/** Inserting only new rows takes less than half the time of upserts, and most files have no repeated rows. */
async function insertOnPostgres(tx: Transaction, rows: LoanRow[]): Promise<void> {
  let text = '';
  for (const [periodId, isbn, loans] of rows) text += `${periodId}\t${isbn}\t${loans}\n`;
  await tx.run(savepoint);
  try {
    await tx.copy(`loans (${columns.join(', ')})`, text);
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    await tx.run(rollbackToSavepoint);
    await tx.run(
      addUp,
      columns.map((_, column) => rows.map((row) => row[column]).join(',')),
    );
  }
}

/**
 * Adds rows in the transaction that stores how many lines of the file have been read. The loans of an ISBN that is
 * repeated are summed up.
 */
const insertLoans = (tx: Transaction, client: Database['client'], rows: LoanRow[]): Promise<void> =>
  client === 'postgres'
    ? insertOnPostgres(tx, rows)
    : insertInBatches(tx, { table: 'loans', columns, onConflict }, rows);

/** A file that is being imported. */
export interface LoanImport {
  id: number;
  /** The line up to which it has been stored. */
  readLines: number;
  /** The row of each year and group so far. */
  periods: Map<string, number>;
}

/** A year's loans in one group of libraries. */
export interface Period {
  year: number;
  libGroup: LibraryGroup;
}

export const keyOf = ({ year, libGroup }: Period): string => `${year} ${libGroup}`;

export const isSamePeriod = (one: Period, other: Period): boolean =>
  one.year === other.year && one.libGroup === other.libGroup;

interface PeriodRow {
  id: number;
  year: number;
  lib_group: LibraryGroup;
}

const storedBefore = query<{ id: number }>(
  `select i.id from loan_imports i where i.digest = ? and i.state = 'done'
      and not exists (select 1 from loan_periods p where p.import_id = i.id and p.state <> 'ready') limit 1`,
);
const underWay = query<{ id: number; digest: string; read_lines: number }>(
  `select id, digest, read_lines from loan_imports where state = 'loading'`,
);
const byId = query<{ read_lines: number; state: string }>(
  'select read_lines, state from loan_imports where id = ?',
);
const periodsOf = query<PeriodRow>('select id, year, lib_group from loan_periods where import_id = ?');
const readyPeriods = query<PeriodRow>(`select id, year, lib_group from loan_periods where state = 'ready'`);

/** Whether the current loans of all the years and groups in this file come from it. */
export const isStored = async ({ db }: DatabaseContext, digest: string): Promise<boolean> =>
  (await db.first(storedBefore, [digest])) !== undefined;

/** The years and groups with loans. */
export const readStoredPeriods = async ({ db }: DatabaseContext): Promise<Set<string>> =>
  new Set((await db.all(readyPeriods)).map(({ year, lib_group }) => keyOf({ year, libGroup: lib_group })));

/** Its rows are being deleted. */
export async function deleteImport(tx: Transaction, id: number): Promise<void> {
  await tx.table('loan_imports').where({ id }).update({ state: 'dropped' });
  await tx.table('loan_periods').where({ import_id: id }).update({ state: 'replaced' });
}

/**
 * Starts an import, or resumes an interrupted one of the same file. An interrupted import of another file is discarded.
 */
export const beginImport = ({ db, now }: DatabaseContext, digest: string): Promise<LoanImport> =>
  db.transaction(async (tx) => {
    const found = await tx.lock(underWay);
    if (found?.digest === digest) {
      const rows = await tx.all(periodsOf, [found.id]);
      const periods = new Map(
        rows.map(({ id, year, lib_group }) => [keyOf({ year, libGroup: lib_group }), id]),
      );
      return { id: found.id, readLines: found.read_lines, periods };
    }
    if (found) await deleteImport(tx, found.id);
    const id = await tx.insert('loan_imports', {
      digest,
      state: 'loading',
      started_at: now().toISOString(),
    });
    return { id, readLines: 0, periods: new Map() };
  });

/** Checks that no other process has taken over the import. */
async function requireOwn(tx: Transaction, { id, readLines }: LoanImport): Promise<void> {
  const row = await tx.lock(byId, [id]);
  if (row?.state !== 'loading' || row.read_lines !== readLines) {
    throw new Error('Another import of loans has taken over: this one has stopped');
  }
}

const addPeriod = (tx: Transaction, { id }: LoanImport, { year, libGroup }: Period): Promise<number> =>
  tx.insert('loan_periods', { import_id: id, year, lib_group: libGroup, state: 'loading' });

/**
 * Stores a batch of the file together with the position, in one transaction. The loans of a repeated ISBN are added.
 */
export async function storeBatch(
  { db }: DatabaseContext,
  loans: LoanImport,
  lines: readonly LoanLine[],
  upTo: number,
): Promise<void> {
  loans.periods = await db.transaction(async (tx) => {
    await requireOwn(tx, loans);
    // A transaction that is rolled back leaves no periods behind.
    const periods = new Map(loans.periods);
    const rows: LoanRow[] = [];
    let [period, periodId]: [Period | undefined, number] = [undefined, 0];
    for (const line of lines) {
      if (!period || !isSamePeriod(period, line)) {
        period = line;
        periodId = periods.get(keyOf(line)) ?? (await addPeriod(tx, loans, line));
        periods.set(keyOf(line), periodId);
      }
      rows.push([periodId, line.isbn, line.loans]);
    }
    if (rows.length > 0) await insertLoans(tx, db.client, rows);
    await tx.table('loan_imports').where({ id: loans.id }).update({ read_lines: upTo });
    return periods;
  });
  loans.readLines = upTo;
}

interface TotalRow {
  type: string;
  isbns: number | string;
  loans: number | string;
}

/**
 * The sums of a period by format. Runs outside of transactions, since millions of rows take time, and on a separate
 * connection, because the readers' queries have a time-out.
 */
async function totalsOf({ client, knex }: Database, periodId: number): Promise<TotalRow[]> {
  const response: unknown = await knex.raw(
    `select coalesce(w.type, '') as type, count(*) as isbns, sum(l.loans) as loans
       from loans l left join works w on w.isbn = l.isbn where l.period_id = ? group by coalesce(w.type, '')`,
    [periodId],
  );
  return client === 'postgres' ? (response as { rows: TotalRow[] }).rows : (response as TotalRow[]);
}

/** Stores the sums of periods before they become current. */
export async function sumUp({ db }: DatabaseContext, periodIds: Iterable<number>): Promise<void> {
  for (const period_id of periodIds) {
    const totals = (await totalsOf(db, period_id)).map(({ type, isbns, loans }) => ({
      period_id,
      type,
      isbns: Number(isbns),
      loans: Number(loans),
    }));
    await db.transaction(async (tx) => {
      await tx.table('loan_totals').where({ period_id }).delete();
      for (const total of totals) await tx.table('loan_totals').insert(total);
    });
  }
}

/** The whole file is stored: its periods atomically replace the previous ones. */
export async function finishImport(app: DatabaseContext, loans: LoanImport): Promise<void> {
  const { db, now } = app;
  // The rows have no statistics yet: the planner would still use those of the previous table.
  if (db.client === 'postgres') await db.knex.raw('vacuum (analyze) loans');
  await sumUp(app, loans.periods.values());
  await db.transaction(async (tx) => {
    await requireOwn(tx, loans);
    const own = await tx.all(periodsOf, [loans.id]);
    for (const { id, year, lib_group } of own) {
      await tx.table('loan_periods').where({ year, lib_group, state: 'ready' }).update({ state: 'replaced' });
      await tx.table('loan_periods').where({ id }).update({ state: 'ready' });
    }
    await tx
      .table('loan_imports')
      .where({ id: loans.id })
      .update({ state: 'done', finished_at: now().toISOString() });
    const periods = own.map(({ year, lib_group }) => keyOf({ year, libGroup: lib_group }));
    await audit(tx, 'loans.import', { caller: undefined, requestId: 'import' }, { periods });
  });
}

const replaced = query<{ id: number }>(`select id from loan_periods where state = 'replaced'`);
const deletedAtOnce = 20_000;
const lastOfSome = query<{ isbn: string }>(
  `select isbn from loans where period_id = ? order by isbn limit 1 offset ${deletedAtOnce - 1}`,
);
const deleteUpTo = query<never>('delete from loans where period_id = ? and isbn <= ?');
const deleteRemaining = query<never>('delete from loans where period_id = ?');

/** Deletes the rows of replaced periods in batches, between which others can write. */
export async function clearReplacedLoans({ db }: DatabaseContext): Promise<void> {
  for (const { id } of await db.all(replaced)) {
    for (let last = await db.first(lastOfSome, [id]); last; last = await db.first(lastOfSome, [id])) {
      const { isbn } = last;
      await db.transaction((tx) => tx.run(deleteUpTo, [id, isbn]));
    }
    await db.transaction(async (tx) => {
      await tx.run(deleteRemaining, [id]);
      await tx.table('loan_totals').where({ period_id: id }).delete();
      await tx.table('loan_periods').where({ id }).update({ state: 'gone' });
    });
  }
}
