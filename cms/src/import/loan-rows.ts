import { type Database, type Query, query, type Transaction, uniqueViolation } from '../data/database.js';

export type LoanRow = [periodId: number, isbn: string, loans: number];

/** Rows of a statement on SQLite, which has no arrays. */
const atOnce = 250;
const insertRows = (count: number): Query<never> =>
  query(
    `insert-${count}-loans`,
    `insert into loans (period_id, isbn, loans) values ${Array.from({ length: count }, () => '(?, ?, ?)').join(', ')}
     on conflict (period_id, isbn) do update set loans = loans.loans + excluded.loans`,
  );
const insertMany = insertRows(atOnce);
const insertOne = insertRows(1);

async function insertOnSqlite(tx: Transaction, rows: LoanRow[]): Promise<void> {
  const whole = rows.length - (rows.length % atOnce);
  for (let from = 0; from < whole; from += atOnce) {
    await tx.run(insertMany, rows.slice(from, from + atOnce).flat());
  }
  for (const row of rows.slice(whole)) await tx.run(insertOne, row);
}

const columns = ['period_id', 'isbn', 'loans'] as const;
const addUp = query<never>(
  'add-loans-up',
  `insert into loans (period_id, isbn, loans) select period_id, isbn, sum(loans)
     from unnest(string_to_array(?, ',')::integer[], string_to_array(?, ','), string_to_array(?, ',')::integer[])
          as l (period_id, isbn, loans)
    group by period_id, isbn
   on conflict (period_id, isbn) do update set loans = loans.loans + excluded.loans`,
);
const beforeLoans = query<never>('savepoint-before-loans', 'savepoint before_loans');
const backBeforeLoans = query<never>('back-before-loans', 'rollback to savepoint before_loans');

/** Rows that are all new take less than half the time of rows that may add up, and most files have no others. */
async function insertOnPostgres(tx: Transaction, rows: LoanRow[]): Promise<void> {
  await tx.run(beforeLoans);
  try {
    await tx.copy(`loans (${columns.join(', ')})`, rows.map((row) => `${row.join('\t')}\n`).join(''));
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    await tx.run(backBeforeLoans);
    await tx.run(
      addUp,
      columns.map((_, column) => rows.map((row) => row[column]).join(',')),
    );
  }
}

/** Adds rows, within the transaction that says how far the file has been stored. An ISBN that comes again adds up. */
export const insertLoans = (tx: Transaction, client: Database['client'], rows: LoanRow[]): Promise<void> =>
  client === 'postgres' ? insertOnPostgres(tx, rows) : insertOnSqlite(tx, rows);
