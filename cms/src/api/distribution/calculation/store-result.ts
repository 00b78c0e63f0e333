import { setTimeout } from 'node:timers/promises';
import { newPublicHash } from '@nimio/domain/access/hash';
import { settingsOfYear } from '@nimio/domain/accounting-settings/accounting-settings';
import { isPaidOut } from '@nimio/domain/cumulation/cumulation';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type { Connection, Row } from '../../../data/connection.js';
import { query } from '../../../data/sql.js';
import { readAllSettings } from '../../accounting-settings/present.js';
import { readMarked } from '../../cumulation/pay-out-marks.js';
import {
  addTo,
  isRetried,
  noPayments,
  type PayeeRow,
  type PaymentTotals,
  payableAccountOf,
  payeeColumns,
  payeeJoins,
  snapshotOf,
  taxRulesOf,
} from '../payee.js';
import type { Allocation, Line } from './allocate.js';

/** The rows written in one batch, and the pause in milliseconds after it in which other transactions write. */
const batchSize = 5000;
const pause = 5;

/** A calculation whose rows are being written. */
export interface Storing {
  connection: Connection;
  calculationId: number;
  distributionId: number;
  minimum: number;
  /** The distribution's, whose year has the other rules. */
  payDate: string;
  now: Date;
}

async function insertInBatches(connection: Connection, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    await connection.transaction(() => connection.insert(table, rows.slice(from, from + batchSize)));
    // SQLite has no queue of writers: a waiting one gets in only if no other begins immediately.
    await setTimeout(pause);
  }
}

interface CarriedRow {
  id: number;
  profile_id: number;
  /** PostgreSQL returns text. */
  gross_cents: number | string;
  /** Of its distribution. */
  pay_date: string;
}

/** Unpaid amounts of earlier distributions by profile: those below the minimum, and failed ones that are paid again. */
async function readCarried({ connection, distributionId }: Storing): Promise<Map<number, CarriedRow[]>> {
  const rows = await connection.all(
    query<CarriedRow>(`select a.id, a.profile_id, a.gross_cents, d.pay_date
       from distributions d
       join accountings a on a.calculation_id = d.calculation_id
       left join payments f on f.id = a.payment_id
       left join bank_accounts b on ${payableAccountOf('a.profile_id')}
      where d.state in ('approved', 'paid') and d.id <> ?
        and (a.payment_id is null
             or (f.state = 'failed' and ${isRetried('f')}))
      order by a.id`),
    [distributionId],
  );
  const carried = new Map<number, CarriedRow[]>();
  for (const row of rows) carried.set(row.profile_id, [...(carried.get(row.profile_id) ?? []), row]);
  return carried;
}

async function readPayees({ connection, now }: Storing): Promise<Map<number, PayeeRow>> {
  const rows = await connection.all(
    query<PayeeRow>(`select o.id as profile_id, ${payeeColumns} from profiles o ${payeeJoins}`),
    [yearInFinland(now)],
  );
  return new Map(rows.map((row) => [row.profile_id, row]));
}

/** The new ids of the calculation's rows, by profile. */
async function numbersOf(
  { connection, calculationId }: Storing,
  table: 'payments' | 'accountings',
): Promise<Map<number, number>> {
  const rows = await connection.all(
    query<{ id: number; profile_id: number }>(`select id, profile_id from ${table} where calculation_id = ?`),
    [calculationId],
  );
  return new Map(rows.map(({ id, profile_id }) => [profile_id, id]));
}

interface StoredPayments extends PaymentTotals {
  /** Their ids, by profile. */
  numbers: Map<number, number>;
  payments_cents: number;
}

/**
 * Creates a payment for each profile that reaches the minimum, or is paid below it, including its amounts from earlier
 * distributions. The sums of customers who have died wait for their estates.
 */
async function storePayments(storing: Storing, { gross }: Allocation): Promise<StoredPayments> {
  const { connection, calculationId, minimum, payDate, now } = storing;
  const carried = await readCarried(storing);
  const payees = await readPayees(storing);
  const rules = await taxRulesOf(connection, now);
  const marked = await readMarked(connection);
  const { payOutAfterYears } = settingsOfYear(await readAllSettings(connection), Number(payDate.slice(0, 4)));
  const terms = { payDate, minimumInCents: minimum, payOutAfterYears };
  const payments: Row[] = [];
  const totals = { payments_cents: 0, ...noPayments() };
  for (const profile of [...new Set([...gross.keys(), ...carried.keys()])].sort((a, b) => a - b)) {
    const before = carried.get(profile) ?? [];
    const sum = before.reduce((total, row) => total + Number(row.gross_cents), gross.get(profile) ?? 0);
    const payee = payees.get(profile);
    if (!payee) throw new Error(`There is no profile ${profile}`);
    const since = before.reduce((oldest, row) => (row.pay_date < oldest ? row.pay_date : oldest), payDate);
    const isPaid = isPaidOut({ ...terms, cents: sum, since, isMarked: marked.has(profile) });
    if (!isPaid || payee.died_on !== null) {
      carried.delete(profile);
      continue;
    }
    const snapshot = snapshotOf(sum, payee, rules);
    totals.payments_cents += sum;
    addTo(totals, sum, snapshot);
    const own = { hash: newPublicHash(), calculation_id: calculationId, profile_id: profile };
    payments.push({ ...own, gross_cents: sum, ...snapshot, state: 'planned' });
  }
  await insertInBatches(connection, 'payments', payments);
  const numbers = await numbersOf(storing, 'payments');
  const parts = [...carried].flatMap(([profile, rows]) =>
    rows.map(({ id }): Row => ({ payment_id: numbers.get(profile) ?? null, accounting_id: id })),
  );
  await insertInBatches(connection, 'carried_accountings', parts);
  return { numbers, ...totals };
}

async function storeAccountings(
  storing: Storing,
  { gross }: Allocation,
  payments: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const rows = [...gross].map(
    ([profile, cents]): Row => ({
      hash: newPublicHash(),
      calculation_id: storing.calculationId,
      profile_id: profile,
      gross_cents: cents,
      payment_id: payments.get(profile) ?? null,
    }),
  );
  await insertInBatches(storing.connection, 'accountings', rows);
  return numbersOf(storing, 'accountings');
}

/**
 * The works of the beneficiaries, and the unclaimed amounts. The lines of one accounting are adjacent, since they are
 * read and deleted together.
 *
 * @returns how many are in the reserve
 */
async function storeLines(
  { connection, calculationId }: Storing,
  { lines }: Allocation,
  accountings: ReadonlyMap<number, number>,
): Promise<number> {
  const stored: { line: Line; accounting: number | null }[] = [];
  for (const line of lines) {
    const { holder, reason } = line;
    const accounting = holder === undefined || reason !== undefined ? null : accountings.get(holder.profile);
    // Leaves out profiles with nothing, and an empty reserve.
    if (accounting === undefined || (accounting === null && line.cents === 0)) continue;
    stored.push({ line, accounting });
  }
  stored.sort((a, b) => (a.accounting ?? 0) - (b.accounting ?? 0));
  for (let from = 0; from < stored.length; from += batchSize) {
    const rows = stored.slice(from, from + batchSize).map(
      ({
        line: { work, role, holder, reason, numerator, denominator, cents, reserveLine },
        accounting,
      }): Row => ({
        calculation_id: calculationId,
        accounting_id: accounting,
        reason: reason ?? null,
        profile_id: reason === undefined ? null : (holder?.profile ?? null),
        share_id: holder?.share ?? null,
        reserve_line_id: reserveLine ?? null,
        work_id: work.id,
        isbn: work.isbn,
        name: work.name,
        role,
        loans: work.loans,
        factor: work.factor,
        numerator,
        denominator,
        cents,
      }),
    );
    await insertInBatches(connection, 'accounting_lines', rows);
  }
  return stored.filter(({ accounting }) => accounting === null).length;
}

/** The totals of an allocation as columns of its calculation. */
export interface StoredTotals extends PaymentTotals {
  works: number;
  points: number;
  gross_cents: number;
  reserve_cents: number;
  reserve_lines: number;
  unregistered_cents: number;
  carried_over_cents: number;
  carried_in_cents: number;
  profiles: number;
  payments: number;
  payments_cents: number;
}

/** Stores payments, accountings and lines. They are invisible until the distribution refers to their calculation. */
export async function storeAllocation(storing: Storing, allocation: Allocation): Promise<StoredTotals> {
  const { numbers: payments, ...totals } = await storePayments(storing, allocation);
  const accountings = await storeAccountings(storing, allocation, payments);
  const reserveLines = await storeLines(storing, allocation, accountings);
  let [grossCents, carriedOver] = [0, 0];
  for (const [profile, cents] of allocation.gross) {
    grossCents += cents;
    if (!payments.has(profile)) carriedOver += cents;
  }
  return {
    works: allocation.works,
    points: allocation.points,
    gross_cents: grossCents,
    reserve_cents: allocation.reserve,
    reserve_lines: reserveLines,
    unregistered_cents: allocation.unregistered,
    carried_over_cents: carriedOver,
    carried_in_cents: totals.payments_cents - (grossCents - carriedOver),
    profiles: allocation.gross.size,
    payments: payments.size,
    ...totals,
  };
}
