import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { ApiResponse } from '../browser.js';
import { classFacts } from '../calls/loan.js';
import { resetRateLimits } from '../calls.js';
import {
  approve,
  calculate,
  exported,
  forgetApproved,
  giveContract,
  inDays,
  lend,
  newYear,
  paid,
  path,
  pay,
  resultOf,
} from '../distributions.js';
import { newClassCode, newFinnishIsbn, newIsbn } from '../new-values.js';
import { type Author, newAuthor } from '../people.js';
import { newestRow } from '../rows.js';
import { server } from '../server.js';
import { add, roles } from '../works.js';
import { expectBalancedBooks } from './books.js';

/** The authors and works of a sequence of steps; the last ISBN becomes a work by the first claim. */
export const people = ['Aino', 'Eino', 'Kaisa'] as const;
export const works = ['the novel', 'the poems', 'the unregistered ISBN'] as const;
export type Person = (typeof people)[number];
export type Work = (typeof works)[number];

/** An author for whom staff act, because a closed or deceased one has no login. */
export type Customer = Author & {
  id: number;
  /** The ids of the authors whose place this estate took. */
  formerIds: readonly number[];
};

export interface World {
  /** Approves and pays, and acts for the authors. */
  staff: Author;
  /** Confirms accounts that staff set. */
  colleague: Author;
  people: Record<Person, Customer>;
  isbns: Record<Work, string>;
  /** The library class of the works. */
  libraryClass: string;
  factor: number;
  /** The year of the loans that every main distribution pays. */
  year: number;
  /** The distributions of this sequence, the oldest first. */
  hashes: string[];
}

const loans: Record<Work, number> = { 'the novel': 7, 'the poems': 5, 'the unregistered ISBN': 4 };

const named = async <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value>> => {
  const entries: [Name, Value][] = [];
  for (const name of names) entries.push([name, await make(name)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
};

/**
 * New authors and works with loans of a new year, and no money of earlier sequences. Aino holds one of two shares of the
 * novel, and Eino has written the poems that Kaisa, who has no contract, has translated. A distribution was paid, so that
 * there is a reserve of each of these.
 */
export async function newWorld(staff: Author, colleague: Author): Promise<World> {
  await forgetApproved();
  await resetRateLimits();
  const libraryClass = newClassCode();
  await staff.browser.post('/ykls', { ...classFacts, code: libraryClass, factor: 1 });
  const isbns = await named(works, (work) =>
    Promise.resolve(work === 'the unregistered ISBN' ? newFinnishIsbn() : newIsbn()),
  );
  const year = newYear();
  await lend(year, Object.fromEntries(works.map((work) => [isbns[work], loans[work]])));
  const customers = await named(people, async () => {
    const author = await newAuthor();
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    return { ...author, browser: staff.browser, id, formerIds: [] };
  });
  const { Aino, Eino, Kaisa } = customers;
  for (const author of [Aino, Eino]) await giveContract(author);
  const claim = async (...args: Parameters<typeof add>) => expect((await add(...args)).status).toBe(201);
  await claim(Aino, { isbn: isbns['the novel'], numberOfAuthors: 2 });
  const translated = { isbn: isbns['the poems'], translated: 1, numberOfAuthors: 1, numberOfTranslators: 1 };
  await claim(Kaisa, { ...translated, role: roles('translator') });
  await claim(Eino, translated);
  const settings = { name: 'main 0', recordDay: inDays(0), unregisteredPrefixes: ['978951'] };
  const { hash } = await paid(staff, year, settings);
  return { staff, colleague, libraryClass, factor: 1, isbns, year, hashes: [hash], people: customers };
}

export const knex = async () => (await server()).system.db.knex;

export const readDistribution = async ({ staff }: World, hash: string): Promise<Distribution> =>
  (await staff.browser.get<Distribution>(path(hash))).record;

export interface StateRow {
  hash: string;
  kind: 'main' | 'late';
  state: Distribution['state'];
  record_day: string;
  exported_message: string | null;
}

/** The states of the distributions of this sequence, the oldest first. */
export async function statesOf({ hashes }: World): Promise<StateRow[]> {
  return (await knex())('distributions')
    .whereIn('hash', hashes)
    .orderBy('id')
    .select<StateRow[]>('hash', 'kind', 'state', 'record_day', 'exported_message');
}

/** What has changed since the calculation may prevent the approval, but not that of a new calculation. */
const approvalRefusals = ['calculationOutdated', 'carriedTaken', 'reserveTaken'];

/** Takes a distribution one step on, until it is paid: it is calculated, approved, downloaded and paid, in that order. */
export async function advance(world: World, hash: string): Promise<void> {
  const { staff } = world;
  const distribution = await readDistribution(world, hash);
  const { state, isExported } = distribution;
  if (state === 'draft') {
    expect((await calculate(staff, hash)).state).toBe('calculated');
  } else if (state === 'calculated') {
    const { status, code } = await approve(staff, distribution);
    if (status === 200) return;
    expect(approvalRefusals).toContain(code);
    const again = await approve(staff, await calculate(staff, hash));
    expect([again.status, again.code]).toEqual([200, undefined]);
  } else if (state === 'approved' && isExported === 0 && resultOf(distribution).transfers > 0) {
    expect((await exported(staff, hash)).status).toBe(200);
  } else if (state === 'approved') {
    expect((await pay(staff, hash)).state).toBe('paid');
  }
}

export async function statusOf({ id }: Customer): Promise<{ isClosed: boolean; isDead: boolean }> {
  const row = await newestRow<{ closed_on: string | null; died_on: string | null }>('profiles', { id });
  return { isClosed: row.closed_on !== null, isDead: row.died_on !== null };
}

export type Step = fc.AsyncCommand<World, World, true>;

/** A step with its name in a counterexample. The books balance after it. */
export const step = (
  name: string,
  run: (world: World) => Promise<void>,
  check: (world: World) => Promise<boolean> = () => Promise.resolve(true),
): Step => ({
  check,
  run: async (_, world) => {
    await run(world);
    await expectBalancedBooks();
  },
  toString: () => name,
});

/** A reply is a success, unless the state that was read before refuses the step. */
export const expectReply = ({ status, code }: ApiResponse, refusal: string | undefined): void => {
  expect(code).toBe(refusal);
  if (refusal === undefined) expect(status).toBeLessThan(300);
};

export const person = fc.constantFrom(...people);
