import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import type { Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { readFunding } from '../invoice/funding-store.js';
import { type Basis, findAlsoCounting, readPeriods } from './period-store.js';
import { presentDistribution } from './present.js';
import { findOpenLate, hasNoClaims, readReservesOf } from './reserve-store.js';
import {
  type DistributionRow,
  findDistribution,
  lastJobKey,
  lockDistribution,
  openCents,
  readDeductionsOf,
  readFactorsOf,
} from './store.js';

async function basisOf(reader: Reader, row: DistributionRow): Promise<Basis> {
  const periods = await readPeriods(reader, row);
  return {
    periods,
    years: [...new Set(periods.map(({ year }) => year))],
    groups: [...new Set(periods.map(({ lib_group }) => lib_group))],
    factors: await readFactorsOf(reader, row.id),
    deductions: await readDeductionsOf(reader, row.id),
  };
}

/** Whether a calculation has been requested and has not ended. */
async function isCalculating(reader: Reader, { id }: Pick<DistributionRow, 'id'>): Promise<boolean> {
  const key = await lastJobKey(reader, id);
  return key !== undefined && system().jobs.isWaiting(reader, key);
}

/**
 * Whether another person has to take the next step: to approve the calculation that the caller requested, or to reopen the
 * distribution whose rejection the caller imported or download its next file.
 */
export const needsSecondPerson = (
  { state, ...by }: Pick<DistributionRow, 'state' | 'requested_by_account_id' | 'rejected_by_account_id'>,
  { accountId }: Pick<Caller, 'accountId'>,
): boolean => {
  const first = isOpen(state) ? by.requested_by_account_id : by.rejected_by_account_id;
  return first === accountId && !system().isApprovedByOne;
};

/** Whether what is left of its reserve can expire today, and the late distribution that has to be completed before. */
async function readExpiry(
  reader: Reader,
  row: DistributionRow,
): Promise<Pick<Distribution, 'canExpire' | 'openLate'>> {
  const { now, product } = system();
  const { claimable_until: until } = row;
  if (until === null || finnishDay(now()) <= until || openCents(row) === 0)
    return { canExpire: 0, openLate: null };
  const late = await findOpenLate(reader);
  const canExpire = !late && (await hasNoClaims(reader, row, { until, product }));
  return { canExpire: canExpire ? 1 : 0, openLate: late?.hash ?? null };
}

/** The distribution as on the wire. */
export const readDistribution = async (
  reader: Reader,
  row: DistributionRow,
  caller: Pick<Caller, 'accountId'>,
): Promise<Distribution> => ({
  ...presentDistribution(row, await basisOf(reader, row), {
    isCalculating: await isCalculating(reader, row),
    needsSecondPerson: row.state !== 'paid' && needsSecondPerson(row, caller),
  }),
  alsoCountedBy: isOpen(row.state) ? await findAlsoCounting(reader, row) : [],
  invoices: await readFunding(reader, row.id),
  reserves: row.kind === 'late' ? await readReservesOf(reader, row) : [],
  ...(await readExpiry(reader, row)),
});

export async function requireDistribution(reader: Reader, hash: string): Promise<DistributionRow> {
  const row = await findDistribution(reader, hash);
  if (!row) throw new DomainError('notFound');
  return row;
}

/** The distribution, locked; 409 while it is being calculated. */
export async function lockIdle(tx: Transaction, hash: string): Promise<DistributionRow> {
  const row = await lockDistribution(tx, hash);
  if (!row) throw new DomainError('notFound');
  if (await isCalculating(tx, row)) throw new DomainError('distributionCalculating');
  return row;
}
