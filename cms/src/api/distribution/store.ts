import type { Deduction } from '@nimio/domain/accounting-settings/accounting-settings.types';
import type { CompensationType } from '@nimio/domain/contract/contract';
import type { DistributionFacts } from '@nimio/domain/distribution/distribution.types';
import type {
  DistributionEventKind,
  DistributionKind,
  DistributionState,
} from '@nimio/domain/distribution/distribution-states';
import { DomainError } from '@nimio/domain/errors';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import { type Transaction, uniqueViolation } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import {
  type DeductionRow,
  deductionColumns,
  presentDeduction,
  storeDeductions,
} from '../accounting-settings/store.js';
import { type NameColumns, nameColumns } from '../profile/name.js';

/** A sum, or an integer of more than 32 bits: PostgreSQL returns text. */
export type Big = number | string;

/** A distribution with its current calculation. */
export interface DistributionRow {
  id: number;
  hash: string;
  kind: DistributionKind;
  name: string;
  pay_date: string;
  /** The code of the compensation that is paid; null for a late one. */
  source: CompensationType | null;
  record_day: string;
  announced: 0 | 1;
  pot_cents: Big;
  minimum_cents: Big;
  unregistered_prefixes: string;
  /** Until this day its reserve can be claimed; null until it is paid, and for a late one. */
  claimable_until: string | null;
  state: DistributionState;
  calculation_id: number | null;
  /** Null in a draft, like all fields below. */
  calculation_hash: string | null;
  finished_at: string | null;
  works: number | null;
  points: Big | null;
  deducted_cents: Big | null;
  gross_cents: Big | null;
  reserve_cents: Big | null;
  unregistered_cents: Big | null;
  claimed_cents: Big | null;
  expired_cents: Big | null;
  carried_over_cents: Big | null;
  carried_in_cents: Big | null;
  profiles: number | null;
  payments: number | null;
  without_account: number | null;
  payments_cents: Big | null;
  withheld_cents: Big | null;
  transfers: number | null;
  transfers_cents: Big | null;
  manual: number | null;
  manual_cents: Big | null;
  failed: number;
  /** Who requested the calculation; null in a draft, and for an imported one. */
  requested_by_account_id: number | null;
  /** Of the last approval; null before it. */
  by_one_person: 0 | 1 | null;
  /** The approved value; null before the approval. */
  payer_name: string | null;
  payer_iban: string | null;
  payer_bic: string | null;
  information: string | null;
  /** The message id of the bank's present file; null until it is downloaded. */
  exported_message: string | null;
  message_number: number;
  /** Who imported that the bank rejected the file; null unless it did after the last approval and download. */
  rejected_by_account_id: number | null;
}

/** What is left of its reserve. */
export const openCents = (row: DistributionRow): number =>
  Number(row.reserve_cents) - Number(row.claimed_cents) - Number(row.expired_cents);

const columns = `d.id, d.hash, d.kind, d.name, d.pay_date, d.source, d.record_day, d.announced, d.pot_cents, d.minimum_cents,
  d.unregistered_prefixes, d.claimable_until, d.state, d.calculation_id,
  c.hash as calculation_hash, c.finished_at, c.works, c.points, c.deducted_cents, c.gross_cents, c.reserve_cents,
  c.unregistered_cents, c.claimed_cents, c.expired_cents, c.carried_over_cents,
  c.carried_in_cents, c.profiles, c.payments, c.without_account, c.payments_cents, c.withheld_cents,
  c.transfers, c.transfers_cents, c.manual, c.manual_cents, d.payer_name, d.payer_iban, d.payer_bic, d.information, d.exported_message, d.message_number,
  (select cast(count(*) as integer) from payments p where p.calculation_id = d.calculation_id and p.state = 'failed')
    as failed, c.requested_by_account_id,
  (select e.by_one_person from distribution_events e where e.distribution_id = d.id and e.kind = 'approved'
    order by e.id desc limit 1) as by_one_person,
  (select case e.kind when 'rejected' then e.account_id end from distribution_events e
    where e.distribution_id = d.id and e.kind in ('approved', 'exported', 'rejected')
    order by e.id desc limit 1) as rejected_by_account_id`;
const from = 'from distributions d left join calculations c on c.id = d.calculation_id';

/** How many distributions there are, when the oldest was calculated, and the first date of payment. */
interface DistributionsSummary {
  total: number;
  oldest: string | null;
  due: string | null;
}

const listOf = (condition: string) => ({
  page: query<DistributionRow>(
    `select ${columns} ${from} ${condition} order by d.pay_date desc, d.id desc limit ? offset ?`,
  ),
  summary: query<DistributionsSummary>(
    `select cast(count(*) as integer) as total, min(c.finished_at) as oldest, min(d.pay_date) as due
     ${from} ${condition}`,
  ),
});
const all = listOf('');
const inState = listOf('where d.state = ?');
const nextUnpaid = query<
  Pick<DistributionRow, 'hash' | 'name' | 'pay_date'> & { state: Exclude<DistributionState, 'paid'> }
>(
  `select hash, name, pay_date, state from distributions
    where state = 'approved' or (state in ('draft', 'calculated') and pay_date >= ?) order by pay_date, id limit 1`,
);
const byHash = query<DistributionRow>(`select ${columns} ${from} where d.hash = ?`);
const lockable = query<{ id: number }>('select id from distributions where hash = ?');
const oldest = query<{ id: number }>('select id from distributions order by id limit 1');

/** A page of the distributions, or of those in a state, by payment date, newest first. */
export const readDistributions = (
  reader: Reader,
  { limit, offset }: Page,
  state?: DistributionState,
): Promise<DistributionRow[]> =>
  state ? reader.all(inState.page, [state, limit, offset]) : reader.all(all.page, [limit, offset]);

export const summarizeDistributions = async (
  reader: Reader,
  state?: DistributionState,
): Promise<DistributionsSummary> =>
  (await (state ? reader.first(inState.summary, [state]) : reader.first(all.summary))) ?? {
    total: 0,
    oldest: null,
    due: null,
  };

/** Finds the distribution to be paid first: an approved one, or one whose payment date is to come. */
export const findNextUnpaid = (reader: Reader, today: string) => reader.first(nextUnpaid, [today]);

export const findDistribution = (reader: Reader, hash: string): Promise<DistributionRow | undefined> =>
  reader.first(byHash, [hash]);

/** The same, locked for the rest of the transaction. */
export async function lockDistribution(tx: Transaction, hash: string): Promise<DistributionRow | undefined> {
  await tx.lock(lockable, [hash]);
  return findDistribution(tx, hash);
}

/** Serializes requests for calculations of all distributions until the transaction ends. */
export async function lockCalculating(tx: Transaction): Promise<void> {
  await tx.lock(oldest, []);
}

/**
 * For the error of a transaction that opens a late distribution: a unique index refuses a second one.
 *
 * @throws `lateDistributionOpen`, or another error
 */
export function refuseSecondLate(error: unknown): never {
  if (uniqueViolation(error) !== undefined) throw new DomainError('lateDistributionOpen');
  throw error;
}

type DistributionColumns = Pick<
  DistributionRow,
  | 'name'
  | 'pay_date'
  | 'source'
  | 'record_day'
  | 'announced'
  | 'pot_cents'
  | 'minimum_cents'
  | 'unregistered_prefixes'
>;
type StepColumns = Pick<
  DistributionRow,
  | 'state'
  | 'calculation_id'
  | 'payer_name'
  | 'payer_iban'
  | 'payer_bic'
  | 'information'
  | 'exported_message'
  | 'message_number'
  | 'claimable_until'
>;

/**
 * Creates a draft.
 *
 * @returns its id
 */
export const insertDistribution = (
  tx: Transaction,
  row: DistributionColumns & { hash: string; kind: DistributionKind; created_at: string },
): Promise<number> => tx.insert('distributions', { ...row, state: 'draft' });

export async function saveDistribution(
  tx: Transaction,
  id: number,
  changes: Partial<DistributionColumns & StepColumns>,
): Promise<void> {
  await tx.table('distributions').where({ id }).update(changes);
}

/** Discards the result of a distribution; a task deletes its rows later. */
export async function replaceCalculations(tx: Transaction, distributionId: number): Promise<void> {
  await tx
    .table('calculations')
    .where({ distribution_id: distributionId, state: 'ready' })
    .update({ state: 'replaced' });
}

/**
 * Deletes it with its history; its calculations are already replaced, and their rows stay unattached until the cleanup.
 */
export async function deleteDistributionRow(tx: Transaction, id: number): Promise<void> {
  const own = { distribution_id: id };
  await tx.table('calculations').where(own).update({ distribution_id: null });
  const tables = ['distribution_events', 'distribution_periods', 'distribution_factors'];
  for (const table of [...tables, 'distribution_deductions', 'distribution_invoices', 'payment_notices'])
    await tx.table(table).where(own).delete();
  await tx.table('distributions').where({ id }).delete();
}

const factors = query<{ code: string; factor: number }>(
  'select code, factor from distribution_factors where distribution_id = ? order by code',
);

const deductions = query<DeductionRow>(
  `select ${deductionColumns} from distribution_deductions where distribution_id = ? order by position`,
);

/** The settings of a distribution: loans by year and group, factors of classes in thousandths, and deductions. */
export interface Counted {
  years: number[];
  groups: LibraryGroup[];
  factors: { code: string; factor: number }[];
  deductions: Deduction[];
}

export const readFactorsOf = (reader: Reader, distributionId: number): Promise<Counted['factors']> =>
  reader.all(factors, [distributionId]);

export const readDeductionsOf = async (reader: Reader, distributionId: number): Promise<Deduction[]> =>
  (await reader.all(deductions, [distributionId])).map(presentDeduction);

export async function storeCounted(
  tx: Transaction,
  distributionId: number,
  { years, groups, factors: classes, deductions: parts }: Counted,
): Promise<void> {
  const own = { distribution_id: distributionId };
  await tx.table('distribution_periods').where(own).delete();
  await tx.table('distribution_factors').where(own).delete();
  for (const year of years)
    for (const group of groups)
      await tx.table('distribution_periods').insert({ ...own, year, lib_group: group });
  for (const row of classes) await tx.table('distribution_factors').insert({ ...own, ...row });
  await storeDeductions(tx, 'distribution_deductions', own, parts);
}

export interface EventRow extends NameColumns {
  at: string;
  kind: DistributionEventKind;
  by_one_person: 0 | 1;
  facts: string;
  profile_kind: 'person' | 'organisation' | null;
}

const events = query<EventRow>(
  `select e.at, e.kind, e.by_one_person, e.facts, p.kind as profile_kind, ${nameColumns('p')}
     from distribution_events e
     left join accounts a on a.id = e.account_id
     left join profiles p on p.id = a.default_profile_id
    where e.distribution_id = ? order by e.id desc limit ? offset ?`,
);
const eventsTotal = query<{ events: number }>(
  'select cast(count(*) as integer) as events from distribution_events where distribution_id = ?',
);
const lastRequested = query<{ id: number | null }>(
  `select max(id) as id from distribution_events where distribution_id = ? and kind = 'asked'`,
);

export const readEvents = (
  reader: Reader,
  distributionId: number,
  { limit, offset }: Page,
): Promise<EventRow[]> => reader.all(events, [distributionId, limit, offset]);

export const countEvents = async (reader: Reader, distributionId: number): Promise<number> =>
  (await reader.first(eventsTotal, [distributionId]))?.events ?? 0;

/** @returns its id */
export const insertEvent = (
  tx: Transaction,
  distributionId: number,
  {
    kind,
    accountId,
    at,
    facts = {},
    byOnePerson = false,
  }: {
    kind: DistributionEventKind;
    accountId: number | null;
    at: string;
    facts?: DistributionFacts;
    byOnePerson?: boolean;
  },
): Promise<number> =>
  tx.insert('distribution_events', {
    distribution_id: distributionId,
    kind,
    account_id: accountId,
    by_one_person: byOnePerson ? 1 : 0,
    facts: JSON.stringify(facts),
    at,
  });

/** The job of a requested calculation. */
export const jobKeyOf = (eventId: number): string => `distribution-${eventId}`;

/** The job of the last requested calculation. */
export async function lastJobKey(reader: Reader, distributionId: number): Promise<string | undefined> {
  const id = (await reader.first(lastRequested, [distributionId]))?.id;
  return id == null ? undefined : jobKeyOf(id);
}
