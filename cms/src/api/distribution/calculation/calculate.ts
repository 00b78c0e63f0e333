import { newPublicHash } from '@nimio/domain/access/hash';
import { totalDeducted } from '@nimio/domain/accounting-settings/accounting-settings';
import type { CompensationType } from '@nimio/domain/contract/contract';
import { type DistributionState, isOpen } from '@nimio/domain/distribution/distribution-states';
import { type Connection, openConnection } from '../../../data/connection.js';
import { query } from '../../../data/sql.js';
import {
  type DeductionRow,
  deductionColumns,
  presentDeduction,
  splitPrefixes,
} from '../../accounting-settings/store.js';
import { readIneligible } from '../eligibility.js';
import { dayOfTax } from '../payee.js';
import { type Allocation, allocate } from './allocate.js';
import { allocateLate } from './allocate-late.js';
import { clearReplacedCalculations } from './clear-replaced.js';
import { lockWorks, unlockWorks } from './lock-works.js';
import { readLentWorks, readReadyPeriods } from './read-snapshot.js';
import { type StoredTotals, storeAllocation } from './store-result.js';
import { type CalculationOutcome, type CalculationTask, lockMinutes } from './task.js';

interface DistributionRow {
  state: DistributionState;
  pay_date: string;
  record_day: string;
  /** Null for a late distribution. */
  source: CompensationType | null;
  unregistered_prefixes: string;
  /** PostgreSQL returns texts. */
  pot_cents: number | string;
  minimum_cents: number | string;
}

/** A running calculation. */
interface StartedCalculation {
  calculationId: number;
  /** Until when its works are locked. */
  until: string;
  distribution: DistributionRow;
  /** What the deductions take of the pot, in cents. */
  deducted: number;
}

type Request = Extract<CalculationTask, { kind: 'calculate' }>;

const addMinutes = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString();

const distributionById = query<DistributionRow>(
  `select state, pay_date, record_day, source, unregistered_prefixes, pot_cents, minimum_cents
     from distributions where id = ?`,
);

const deductionsById = query<DeductionRow>(
  `select ${deductionColumns} from distribution_deductions where distribution_id = ?`,
);

/**
 * Abandons calculations that have not ended, and unlocks their works. One calculation runs at a time.
 *
 * @param startedAt limits it to one calculation, so that a late end does not affect its successor
 */
async function abandon(connection: Connection, startedAt?: string): Promise<void> {
  const [which, values] = startedAt === undefined ? ['', []] : [' and started_at = ?', [startedAt]];
  const stopped = await connection.all(
    query<{ id: number; locked_until: string }>(
      `select id, locked_until from calculations where state = 'loading'${which}`,
    ),
    values,
  );
  for (const { id, locked_until: until } of stopped) {
    await connection.run(query(`update calculations set state = 'replaced' where id = ?`), [id]);
    await unlockWorks(connection, until);
  }
}

/** Replaces an interrupted calculation; undefined if there is nothing to calculate any more. */
async function begin(
  connection: Connection,
  { distributionId, requestedBy, now }: Request,
): Promise<StartedCalculation | undefined> {
  await abandon(connection);
  const hash = newPublicHash();
  const until = addMinutes(now, lockMinutes);
  const found = await connection.transaction(async () => {
    const distribution = await connection.first(distributionById, [distributionId]);
    if (!distribution || !isOpen(distribution.state)) return undefined;
    await connection.insert('calculations', [
      {
        hash,
        distribution_id: distributionId,
        state: 'loading',
        requested_by_account_id: requestedBy,
        locked_until: until,
        started_at: now,
      },
    ]);
    const calculation = await connection.first(
      query<{ id: number }>('select id from calculations where hash = ?'),
      [hash],
    );
    const deductions = await connection.all(deductionsById, [distributionId]);
    return { distribution, deductions, calculationId: calculation?.id ?? 0 };
  });
  if (!found) return undefined;
  const { deductions, ...started } = found;
  const pot = Number(started.distribution.pot_cents);
  return { ...started, until, deducted: totalDeducted(pot, deductions.map(presentDeduction)) };
}

/** The distribution has changed in the meantime. */
class Overtaken extends Error {}

/** Publishes the result atomically, unless the distribution has changed in the meantime. */
async function finish(
  connection: Connection,
  distributionId: number,
  { calculationId, until }: StartedCalculation,
  totals: StoredTotals & { deducted_cents: number },
  finished: string,
): Promise<void> {
  await connection.transaction(async () => {
    // Others that change both tables lock the distribution first as well.
    await connection.all(query(`select id from distributions where id = ? ${connection.rowLock}`), [
      distributionId,
    ]);
    const columns = Object.keys(totals) as (keyof typeof totals)[];
    const ready = await connection.run(
      query(`update calculations set state = 'ready', finished_at = ?, ${columns.map((name) => `${name} = ?`).join(', ')}
        where id = ? and state = 'loading' and locked_until = ? and locked_until > ?`),
      [finished, ...columns.map((name) => totals[name]), calculationId, until, finished],
    );
    await connection.run(
      query(`update calculations set state = 'replaced'
        where id = (select d.calculation_id from distributions d where d.id = ?) and id <> ?`),
      [distributionId, calculationId],
    );
    const named = await connection.run(
      query(`update distributions set state = 'calculated', calculation_id = ?
        where id = ? and state in ('draft', 'calculated')`),
      [calculationId, distributionId],
    );
    if (ready !== 1 || named !== 1) throw new Overtaken();
    await connection.insert('distribution_events', [
      {
        distribution_id: distributionId,
        kind: 'calculated',
        account_id: null,
        facts: JSON.stringify({ grossInCents: totals.gross_cents, reserveInCents: totals.reserve_cents }),
        at: finished,
      },
    ]);
  });
}

/** Allocates the pot to the locked works, of which some may have been added since the lock. */
async function allocateMain(
  connection: Connection,
  { distributionId, product }: Request,
  { distribution, deducted, until }: StartedCalculation,
  { source, periodIds }: { source: CompensationType; periodIds: readonly number[] },
): Promise<Allocation> {
  await lockWorks(connection, periodIds, until);
  const prefixes = splitPrefixes(distribution.unregistered_prefixes);
  const lent = await readLentWorks(connection, { distributionId, periodIds, prefixes }, until);
  const ineligible = await readIneligible(connection, { source, distributionId, product });
  return allocate(Number(distribution.pot_cents) - deducted, lent, ineligible);
}

async function calculateOn(connection: Connection, request: Request): Promise<CalculationOutcome> {
  const { distributionId, product, now } = request;
  const startedAt = performance.now();
  const started = await begin(connection, request);
  if (!started) return 'overtaken';
  const { calculationId, distribution, deducted, until } = started;
  try {
    const periodIds = await readReadyPeriods(connection, distributionId);
    await connection.insert(
      'calculation_periods',
      periodIds.map((period_id) => ({ calculation_id: calculationId, period_id })),
    );
    const { source, record_day: recordDay } = distribution;
    const allocation =
      source === null
        ? await allocateLate(connection, { distributionId, recordDay, product, until })
        : await allocateMain(connection, request, started, { source, periodIds });
    const paidAt = dayOfTax(distribution.pay_date, new Date(now));
    const minimum = Number(distribution.minimum_cents);
    const storing = {
      connection,
      calculationId,
      distributionId,
      minimum,
      payDate: distribution.pay_date,
      now: paidAt,
    };
    const totals = await storeAllocation(storing, allocation);
    // Another file of loans was imported in the meantime, and the rows of the previous one may have been partly deleted
    // while they were read.
    const periodsNow = await readReadyPeriods(connection, distributionId);
    if (periodsNow.join() !== periodIds.join()) throw new Overtaken();
    const finished = new Date(Date.parse(now) + (performance.now() - startedAt)).toISOString();
    await finish(connection, distributionId, started, { ...totals, deducted_cents: deducted }, finished);
    return 'done';
  } catch (error) {
    if (error instanceof Overtaken) return 'overtaken';
    throw error;
  } finally {
    // The cleanup task removes what stays behind when the connection is lost.
    await unlockWorks(connection, until).catch(() => undefined);
  }
}

/**
 * Calculates a distribution: locks its works, allocates its pot to them, or a late one's reserves, and stores the result next to the current one,
 * until both are switched atomically. It writes in batches, so that other transactions get their turn. A separate task
 * deletes the replaced rows.
 */
export async function calculate(task: CalculationTask): Promise<CalculationOutcome> {
  const connection = await openConnection(task.source);
  try {
    if (task.kind === 'calculate') return await calculateOn(connection, task);
    if (task.kind === 'abandon') await abandon(connection, task.startedAt);
    else await clearReplacedCalculations(connection);
    return 'done';
  } finally {
    await connection.close();
  }
}
