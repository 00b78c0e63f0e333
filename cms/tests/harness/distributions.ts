import { newPublicHash } from '@nimio/domain/access/hash';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { authorContractType } from '@nimio/domain/contract/contract';
import type {
  Distribution,
  DistributionEvent,
  DistributionResult,
} from '@nimio/domain/distribution/distribution.types';
import type { ReserveLine, ReserveSums } from '@nimio/domain/distribution/reserve.types';
import { expect } from 'vitest';
import { newIsbn } from './new-values.js';
import { type Author, newAuthor } from './people.js';
import { newestRow } from './rows.js';
import { server } from './server.js';
import { add } from './works.js';

const [firstYear, lastYear] = [2030, 2200];
let years = 0;

/** A year that no other test of this worker distributes, as long as there are such; then the first one again. */
export function newYear(): number {
  years += 1;
  return firstYear + (years % (lastYear - firstYear));
}

/** Loans of a year in addition to the existing ones, stored like an imported file. */
export async function lend(year: number, loans: Record<string, number>, group = 'gen'): Promise<void> {
  const { system } = await server();
  await system.db.transaction(async (tx) => {
    const period = { year, lib_group: group, state: 'ready' };
    const known = (await tx.table('loan_periods').where(period).first()) as { id: number } | undefined;
    const facts = {
      digest: `${year} ${group}`,
      state: 'done',
      started_at: system.now().toISOString(),
    };
    const periodId =
      known?.id ??
      (await tx.insert('loan_periods', { ...period, import_id: await tx.insert('loan_imports', facts) }));
    for (const [isbn, count] of Object.entries(loans))
      await tx.table('loans').insert({ period_id: periodId, isbn, loans: count });
  });
}

/** The date this many days from now, `YYYY-MM-DD`. */
export const inDays = (days: number): string => finnishDay(new Date(Date.now() + days * 24 * 60 * 60_000));

/** Gives the profile a contract that covers everything, unless it has one. */
export async function giveContract(
  { profileHash }: Pick<Author, 'profileHash'>,
  changes: object = {},
): Promise<void> {
  const { system } = await server();
  const { knex } = system.db;
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  if ((await knex('contracts').where({ profile_id: id })).length > 0) return;
  await knex('contracts').insert({
    hash: newPublicHash(),
    profile_id: id,
    type: authorContractType,
    description: system.product,
    valid_from: '2020-01-01',
    valid_to: null,
    comp_types: '*',
    created_at: system.now().toISOString(),
    ...changes,
  });
}

/** A work that these authors share, with as many sharers. They have contracts. */
export async function sharedBy(
  authors: Author[],
  numberOfAuthors = authors.length,
  changes = {},
): Promise<string> {
  const isbn = newIsbn();
  for (const author of authors) await giveContract(author);
  for (const author of authors)
    expect((await add(author, { isbn, numberOfAuthors, ...changes })).status).toBe(201);
  return isbn;
}

export const options = (year: number, changes: object = {}) => ({
  name: `Tilitys ${year}`,
  payDate: inDays(30),
  source: 'LK',
  recordDay: inDays(-60),
  announced: 0,
  potInCents: 100_000,
  minimumInCents: 0,
  years: [year],
  groups: ['gen'],
  ...{ factors: [], deductions: [], unregisteredPrefixes: [] },
  ...changes,
});

export const path = (hash: string, step = ''): string => `/accountings/distributions/${hash}${step}`;

/**
 * Removes unpaid amounts and reserves of earlier tests, so that no distribution includes them. Late ones become others,
 * because only one may be open. For `beforeEach`.
 */
export async function forgetApproved(): Promise<void> {
  const { knex } = (await server()).system.db;
  await knex('distributions')
    .where({ kind: 'late' })
    .update({ kind: 'main', source: 'LK', pot_cents: 1, state: 'draft' });
  await knex('distributions')
    .whereIn('state', ['approved', 'paid'])
    .update({ state: 'draft', record_day: '1990-01-01', claimable_until: null });
}

/** A draft; calculations of other tests end before, since one runs at a time. */
export async function begun({ browser }: Author, year: number, changes: object = {}): Promise<Distribution> {
  await (await server()).system.jobs.runDue();
  const { status, record } = await browser.post<Distribution>(
    '/accountings/distributions',
    options(year, changes),
  );
  expect(status).toBe(201);
  return record;
}

let calculator: Promise<Author> | undefined;
/** A member of staff who requests the calculations, so that others may approve them. */
export const theCalculator = (): Promise<Author> => (calculator ??= newAuthor({ roles: ['superadmin'] }));

/**
 * The calculator requests the calculation, also with missing loans, and its job runs. The member of staff reads the result.
 */
export async function calculate({ browser }: Author, hash: string): Promise<Distribution> {
  const other = await theCalculator();
  const { status, record } = await other.browser.post<Distribution>(path(hash, '/calculate'), {
    isPartial: 1,
  });
  expect(status).toBe(202);
  expect(record.isCalculating).toBe(1);
  await (await server()).system.jobs.runDue();
  return (await browser.get<Distribution>(path(hash))).record;
}

/** Its result, which a calculated one has. */
export function resultOf({ result }: Distribution): NonNullable<Distribution['result']> {
  if (!result) throw new Error('Nothing has been calculated');
  return result;
}

export const approve = ({ browser }: Author, { hash, result, payDate }: Distribution) =>
  browser.post<Distribution>(path(hash, '/approve'), { calculation: result?.hash, payDate });

/** Deletes it at its current version or at the given one. */
export const remove = ({ browser }: Author, hash: string, seen = '*') =>
  browser.send('DELETE', path(hash), { headers: seen ? { 'if-match': seen } : {} });

/** The file for the bank, or the error. */
export const exported = ({ browser }: Author, hash: string) =>
  browser.send('POST', path(hash, '/payment-file'));

/** Pays an approved one; its file has been downloaded if there are payments. */
export async function pay(staff: Author, hash: string): Promise<Distribution> {
  await exported(staff, hash);
  const { status, record } = await staff.browser.post<Distribution>(path(hash, '/pay'), {});
  expect(status).toBe(200);
  return record;
}

/** From the draft to the payment. */
export async function paid(staff: Author, year: number, changes: object = {}): Promise<Distribution> {
  const { hash } = await begun(staff, year, changes);
  expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
  return pay(staff, hash);
}

export const resultsOf = async ({ browser }: Author, { hash }: Distribution, query = {}) =>
  (await browser.get(path(hash, '/results'), query)).body as { records: DistributionResult[]; total: number };

/** The amount of each profile on a page of its results, by hash. */
export const amounts = async (...args: Parameters<typeof resultsOf>): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await resultsOf(...args)).records.map(({ profileHash, grossInCents }) => [profileHash, grossInCents]),
  );

/** A draft of a late distribution. */
export async function begunLate({ browser }: Author, changes: object = {}): Promise<Distribution> {
  const body = {
    name: 'Takautuva tilitys',
    payDate: inDays(30),
    announced: 0,
    minimumInCents: 0,
    ...changes,
  };
  const { status, record } = await browser.post<Distribution>('/accountings/late-distributions', body);
  expect(status).toBe(201);
  return record;
}

/** A day in the past that tests let claim periods end on. */
export const endedPeriod = '2020-12-31';

/** Lets the claim period of a distribution have ended. */
export async function endClaims(hash: string): Promise<void> {
  const { knex } = (await server()).system.db;
  await knex('distributions')
    .where({ hash })
    .update({ record_day: '2020-06-30', claimable_until: endedPeriod });
}

/** Lines of the reserve with their sums. */
export const reserveOf = async ({ browser }: Author, query: Record<string, string> = {}) =>
  (await browser.get('/accountings/reserve', query)).body as {
    records: ReserveLine[];
    total: number;
  } & ReserveSums;

/** Its events, the newest first. */
export const eventsOf = async ({ browser }: Author, hash: string): Promise<DistributionEvent[]> =>
  ((await browser.get(path(hash, '/events'))).body as { records: DistributionEvent[] }).records;
