import type { ChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { resetRateLimits } from './harness/calls.js';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor } from './harness/people.js';
import { readDeal, readRegisteredWork, updateDeal } from './harness/register.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add, edit, forEdit, oneOf, remove, roles, sendMany } from './harness/works.js';

const people: Author[] = [];
let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
  for (let n = 0; n < 4; n += 1) people.push(await newAuthor());
});

const billable = ['author', 'translator'] as const;
type Billable = (typeof billable)[number];

/** A random action on the work; the server decides whether it is accepted. */
const actions = {
  add: (who: Author, isbn: string, role: Billable, n: number) =>
    add(who, { isbn, role: roles(role), numberOfAuthors: n, numberOfTranslators: n }),
  addMany: (who: Author, isbn: string, _role: Billable, n: number) => {
    const amounts = { numberOfAuthors: n, numberOfTranslators: n };
    return sendMany(
      who,
      billable.map((role) => oneOf(who, { isbn, role: roles(role), ...amounts })),
    );
  },
  claim: async (who: Author, isbn: string, role: Billable, n: number) => {
    const { bookHash } = (await forEdit(who, isbn)).record;
    return who.browser.post('/profiles/claim-share', {
      ...{ isbn, bookHash: bookHash ?? 'x'.repeat(22), authorHash: who.authorHash },
      ...{ role: roles(role), numberOfAuthors: n, numberOfTranslators: n },
    });
  },
  edit: async (who: Author, isbn: string, role: Billable, n: number) => {
    const { record } = await forEdit(who, isbn);
    if (record.bookHash === null) return undefined;
    return edit(who, isbn, {
      ...{ role: roles(role), changedAmounts: [role], numberOfAuthors: n, numberOfTranslators: n },
    });
  },
  leave: async (who: Author, isbn: string) => {
    const { record } = await forEdit(who, isbn);
    return record.bookHash === null ? undefined : edit(who, isbn, { role: roles() });
  },
  remove: async (who: Author, isbn: string) => {
    const { bookHash } = (await forEdit(who, isbn)).record;
    return bookHash === null ? undefined : remove(who, bookHash);
  },
  /** Staff set an owner and sharers, up to the limit or one too many. */
  correct: async (who: Author, isbn: string, role: Billable, n: number) => {
    const { status, record } = await readRegisteredWork(staff, isbn);
    if (status === 404) return undefined;
    const deal = role === 'author' ? record.authorDeal : record.translatorDeal;
    if (!deal) return undefined;
    const others = people.filter((each) => each !== who).slice(0, n % 2 ? n : n - 1);
    const division = { amount: n, owner: who, sharers: [who, ...others] };
    const seen = await readDeal(staff, deal.dealHash);
    return updateDeal(staff, deal.dealHash, division, seen.headers.get('etag') ?? '');
  },
  suggest: ({ browser, authorHash }: Author, isbn: string, role: Billable, n: number) =>
    browser.post('/profiles/suggest-amount-change', {
      ...{ bookIsbn: isbn, role, suggestedAmount: n, suggestionReason: 'Syy' },
      ...{ suggesterAuthorHash: authorHash, addIfAccepted: n % 2 },
    }),
  /** The acting person. */
  accept: async (_who: Author, isbn: string) => {
    for (const { browser, profileHash } of people) {
      const { records } = (await browser.get(`/profiles/get-deal-suggestions/${profileHash}`)).body as {
        records: ChangeSuggestion[];
      };
      const { suggestionHash } = records.find(({ bookIsbn }) => bookIsbn === isbn) ?? {};
      if (suggestionHash)
        return browser.send('PUT', '/profiles/accept-deal-suggestion', { body: { suggestionHash } });
    }
    return undefined;
  },
};
type Action = keyof typeof actions;

interface Step {
  who: number;
  action: Action;
  role: Billable;
  n: number;
}

const step = fc.record<Step>({
  who: fc.nat({ max: 3 }),
  action: fc.constantFrom(...(Object.keys(actions) as Action[])),
  role: fc.constantFrom(...billable),
  n: fc.integer({ min: 1, max: 4 }),
});

/** For each deal of the work: its number, its owner, and the holders of shares. */
async function dealsOf(isbn: string): Promise<{ amount: number; owner: number; sharers: number[] }[]> {
  const { knex } = (await server()).system.db;
  const rows = await knex('deals as d')
    .join('works as w', 'w.id', 'd.work_id')
    .leftJoin('shares as s', 's.deal_id', 'd.id')
    .where('w.isbn', isbn)
    .select<{ id: number; amount: number; owner: number; sharer: number | null }[]>([
      ...['d.id', 'd.amount', 'd.owner_profile_id as owner', 's.profile_id as sharer'],
    ]);
  return [...new Set(rows.map(({ id }) => id))].map((deal) => {
    const [first, ...others] = rows.filter(({ id }) => id === deal);
    if (!first) throw new Error('A deal without a row');
    const sharers = [first, ...others].flatMap(({ sharer }) => sharer ?? []);
    return { amount: first.amount, owner: first.owner, sharers };
  });
}

async function expectSound(isbn: string): Promise<void> {
  for (const { amount, owner, sharers } of await dealsOf(isbn)) {
    expect(sharers.length).toBeGreaterThan(0);
    expect(sharers.length).toBeLessThanOrEqual(amount);
    expect(new Set(sharers).size).toBe(sharers.length);
    expect(sharers).toContain(owner);
  }
}

const run = (isbn: string, { who, action, role, n }: Step) =>
  actions[action](people[who] as Author, isbn, role, n);

it('never has more shares than its number, in whatever order people add, claim, edit, leave, remove, suggest and accept, and staff correct', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await resetRateLimits();
      const isbn = newIsbn();
      for (const each of steps) {
        const response = await run(isbn, each);
        expect(response?.status ?? 200).toBeLessThan(500);
        await expectSound(isbn);
      }
    }),
    { numRuns: 30 },
  );
}, 120_000);

it('has no more shares than its number when they all do it at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      await resetRateLimits();
      const isbn = newIsbn();
      await add(people[0] as Author, { isbn, numberOfAuthors: 2 });
      const responses = await Promise.all(steps.map((each) => run(isbn, each)));
      for (const response of responses) expect(response?.status ?? 200).toBeLessThan(500);
      await expectSound(isbn);
    }),
    { numRuns: 30 },
  );
}, 120_000);

it('has no more shares than its number in the database', async () => {
  const { knex } = (await server()).system.db;
  const [isbn, other] = [newIsbn(), newIsbn()];
  for (const who of people.slice(0, 2)) await add(who, { isbn, numberOfAuthors: 2 });
  await add(people[2] as Author, { isbn: other, numberOfAuthors: 1 });
  const dealOf = async (of: string) => {
    const { authorDeal } = (await readRegisteredWork(staff, of)).record;
    return newestRow<{ id: number }>('deals', { hash: authorDeal?.dealHash });
  };
  const [{ id }, full] = [await dealOf(isbn), await dealOf(other)];
  const { id: shareId, ...share } = await newestRow<{ id: number }>('shares', { deal_id: id });
  const beyond = { ...share, profile_id: (await newestRow<{ id: number }>('profiles', {})).id };
  const refusal = /a deal has more shares than its amount/;
  await expect(knex('deals').where({ id }).update({ amount: 1 })).rejects.toThrow(refusal);
  await expect(knex('shares').insert(beyond)).rejects.toThrow(refusal);
  await expect(knex('shares').where({ id: shareId }).update({ deal_id: full.id })).rejects.toThrow(refusal);
});
