import type { Distribution, DistributionResult } from '@nimio/domain/distribution/distribution.types';
import { expect } from 'vitest';
import type { Author } from './people.js';
import { server } from './server.js';

const [firstYear, lastYear] = [2030, 2200];
let years = 0;

/** A year that nobody else in this worker distributes, as long as there are such; then the first again. */
export function newYear(): number {
  years += 1;
  return firstYear + (years % (lastYear - firstYear));
}

/** Loans of a year, read like those of an imported file, beside what there is. */
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

export const wishes = (year: number, changes: object = {}) => ({
  name: `Tilitys ${year}`,
  payDate: '2026-12-15',
  announced: 0,
  potInCents: 100_000,
  minimumInCents: 0,
  years: [year],
  groups: ['gen'],
  factors: [],
  ...changes,
});

const path = (hash: string, act = ''): string => `/accountings/distributions/${hash}${act}`;

/** A draft; what others have asked for has been calculated by then, since there is one calculation at a time. */
export async function begun({ browser }: Author, year: number, changes: object = {}): Promise<Distribution> {
  await (await server()).system.jobs.runDue();
  const { status, record } = await browser.post<Distribution>(
    '/accountings/distributions',
    wishes(year, changes),
  );
  expect(status).toBe(201);
  return record;
}

/** Asks for the calculation and does the work behind it. */
export async function calculate({ browser }: Author, hash: string): Promise<Distribution> {
  const { status, record } = await browser.post<Distribution>(path(hash, '/calculate'), {});
  expect(status).toBe(202);
  expect(record.isCalculating).toBe(1);
  await (await server()).system.jobs.runDue();
  return (await browser.get<Distribution>(path(hash))).record;
}

/** What it has come to; a calculated one has a result. */
export function resultOf({ result }: Distribution): NonNullable<Distribution['result']> {
  if (!result) throw new Error('Nothing has been calculated');
  return result;
}

export const approve = ({ browser }: Author, { hash, result }: Distribution) =>
  browser.post<Distribution>(path(hash, '/approve'), { calculation: result?.hash });

/** From the draft to the bank. */
export async function paid(staff: Author, year: number, changes: object = {}): Promise<Distribution> {
  const { hash } = await begun(staff, year, changes);
  expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
  const { status, record } = await staff.browser.post<Distribution>(path(hash, '/pay'), {});
  expect(status).toBe(200);
  return record;
}

export const resultsOf = async ({ browser }: Author, { hash }: Distribution, query = {}) =>
  (await browser.get(path(hash, '/results'), query)).body as { records: DistributionResult[]; total: number };
