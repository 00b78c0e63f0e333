import { endOfFinnishDay } from '@nimio/domain/calendar/finnish-day';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import { eligibilityOf, isStillHeld } from './eligibility.js';
import type { Big, DistributionRow } from './store.js';

/** The lines of a late calculation. */
const late = 'select l.reserve_line_id from accounting_lines l where l.calculation_id = ?';
const mainDistributions = query<{ id: number }>(
  `select id from distributions
    where calculation_id in (select r.calculation_id from accounting_lines r where r.id in (${late}))
    order by id`,
);
const overdrawnLines = query<{ id: number }>(
  `select r.id
     from (select l.reserve_line_id as id, sum(l.cents) as cents from accounting_lines l
            where l.calculation_id = ? group by l.reserve_line_id) taken
     join accounting_lines r on r.id = taken.id
    where r.claimed_cents + r.expired_cents + taken.cents > r.cents limit 1`,
);
/** Their first parameter is 1 for a claim and -1 for its release. */
const changeLines = query<never>(
  `update accounting_lines set claimed_cents = claimed_cents + ? * taken.cents
     from (select l.reserve_line_id as line_id, sum(l.cents) as cents from accounting_lines l
            where l.calculation_id = ? group by l.reserve_line_id) taken
    where accounting_lines.id = taken.line_id`,
);
const changeTotals = query<never>(
  `update calculations set claimed_cents = claimed_cents + ? * taken.cents
     from (select r.calculation_id as main_id, sum(l.cents) as cents
             from accounting_lines l join accounting_lines r on r.id = l.reserve_line_id
            where l.calculation_id = ? group by r.calculation_id) taken
    where calculations.id = taken.main_id`,
);

async function change(tx: Transaction, calculationId: number, sign: 1 | -1): Promise<void> {
  await tx.run(changeLines, [sign, calculationId]);
  await tx.run(changeTotals, [sign, calculationId]);
}

/**
 * Takes what a late calculation pays from the reserves of main distributions.
 *
 * @throws `reserveTaken` when a line has too little left
 */
export async function claimReserve(tx: Transaction, calculationId: number): Promise<void> {
  await tx.lock(mainDistributions, [calculationId]);
  if (await tx.first(overdrawnLines, [calculationId])) throw new DomainError('reserveTaken');
  await change(tx, calculationId, 1);
}

/** Gives back what the approval of a late calculation took. */
export async function releaseReserve(tx: Transaction, calculationId: number): Promise<void> {
  await tx.lock(mainDistributions, [calculationId]);
  await change(tx, calculationId, -1);
}

interface TakenRow {
  hash: string;
  name: string;
  cents: Big;
}

const takenFrom = query<TakenRow>(
  `select m.hash, m.name, sum(l.cents) as cents
     from accounting_lines l
     join accounting_lines r on r.id = l.reserve_line_id
     join distributions m on m.calculation_id = r.calculation_id
    where l.calculation_id = ? group by m.id, m.hash, m.name, m.pay_date order by m.pay_date, m.id`,
);

/** What a late distribution takes from the reserve of each main one, the oldest first. */
export const readReservesOf = async (
  reader: Reader,
  { calculation_id: calculation }: Pick<DistributionRow, 'calculation_id'>,
): Promise<Distribution['reserves']> =>
  (await reader.all(takenFrom, [calculation ?? 0])).map(({ cents, ...main }) => ({
    ...main,
    cents: Number(cents),
  }));

const expireLines = query<never>(
  `update accounting_lines set expired_cents = cents - claimed_cents
    where calculation_id = ? and accounting_id is null and claimed_cents + expired_cents < cents`,
);
const expireTotal = query<never>(
  'update calculations set expired_cents = reserve_cents - claimed_cents where id = ?',
);

/** Lets the rest of a reserve expire. */
export async function expireLeft(tx: Transaction, calculationId: number): Promise<void> {
  await tx.run(expireLines, [calculationId]);
  await tx.run(expireTotal, [calculationId]);
}

const lastLate = query<{ id: number }>(
  `select l.id from distributions l join calculations c on c.id = l.calculation_id
    where l.kind = 'late' and l.state = 'paid' and l.record_day = ? and c.started_at >= ?
      and not exists (select 1 from distribution_events e
           where e.distribution_id = ? and e.kind = 'paid' and e.at > c.started_at) limit 1`,
);
/** `distinct` makes PostgreSQL find the holders first; as a mere condition it tries them on all profiles. */
const eligibleHolder = query<{ profile_id: number }>(
  `select e.profile_id from (${eligibilityOf(
    `o.id in (select distinct l.profile_id from accounting_lines l
        where l.calculation_id = ? and l.accounting_id is null and l.profile_id is not null
          and l.claimed_cents + l.expired_cents < l.cents and ${isStillHeld})`,
    'select id, source, claimable_until as record_day from distributions where id = ?',
  )}) e where e.reason is null limit 1`,
);

/**
 * Whether what is left of a reserve after the claim period has no claims any more: a late distribution with the last day as
 * its record day has been paid, which was calculated after that day and after the main distribution was paid, and no
 * holder of a line was eligible on that day. An earlier calculation, or a contract that staff entered later, would
 * leave out people who were eligible.
 *
 * @param product the code of the product that contracts have to be about
 */
export async function hasNoClaims(
  reader: Reader,
  { id, calculation_id: calculation }: Pick<DistributionRow, 'id' | 'calculation_id'>,
  { until, product }: { until: string; product: string },
): Promise<boolean> {
  const late = await reader.first(lastLate, [until, endOfFinnishDay(until).toISOString(), id]);
  if (!late) return false;
  return (await reader.first(eligibleHolder, [id, product, calculation ?? 0])) === undefined;
}

const openLate = query<{ hash: string }>(
  `select hash from distributions where kind = 'late' and state in ('draft', 'calculated')`,
);

/** The late distribution that has not been approved yet, of which there is at most one. */
export const findOpenLate = (reader: Reader): Promise<{ hash: string } | undefined> =>
  reader.first(openLate, []);

export interface ReserveYearRow {
  year: string;
  open_cents: Big;
  claimed_cents: Big;
  expired_cents: Big;
  claimable_until: string | null;
}

const years = query<ReserveYearRow>(
  `select substr(d.pay_date, 1, 4) as year, sum(c.reserve_cents - c.claimed_cents - c.expired_cents) as open_cents,
          sum(c.claimed_cents) as claimed_cents, sum(c.expired_cents) as expired_cents,
          max(d.claimable_until) as claimable_until
     from distributions d join calculations c on c.id = d.calculation_id
    where d.kind = 'main' and d.state in ('approved', 'paid')
    group by substr(d.pay_date, 1, 4) order by year desc`,
);

/** The reserves of approved and paid distributions by the year of payment, newest first. */
export const readReserveYears = (reader: Reader): Promise<ReserveYearRow[]> => reader.all(years);

/** How many years have an open reserve that can be claimed until a day at most, and when the first of them ends. */
export async function summarizeExpiring(
  reader: Reader,
  lastDay: string,
): Promise<{ total: number; oldest: null; due: string | null }> {
  const ends = (await readReserveYears(reader)).flatMap(({ open_cents: cents, claimable_until: end }) =>
    end !== null && end <= lastDay && Number(cents) > 0 ? [end] : [],
  );
  return { total: ends.length, oldest: null, due: ends.toSorted()[0] ?? null };
}
