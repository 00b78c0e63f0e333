import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import { listCumulations } from '@nimio/domain/cumulation/cumulation.endpoints';
import type { Cumulation } from '@nimio/domain/cumulation/cumulation.types';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadFileOf, previewAndImport, rejectionOf } from './harness/bank-files.js';
import { storedYear } from './harness/calls/accounting-settings.js';
import {
  amounts,
  approve,
  begun,
  calculate,
  forgetApproved,
  inDays,
  lend,
  newYear,
  options,
  paid,
  path,
  resultOf,
  sharedBy,
} from './harness/distributions.js';
import { countOf, idOf } from './harness/messages.js';
import { distributed } from './harness/payments.js';
import { type Author, newAuthor, represent } from './harness/people.js';
import { server } from './harness/server.js';

let staff: Author;
let colleague: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
  colleague = await newAuthor({ roles: ['admin'] });
});
beforeEach(forgetApproved);

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await staff.browser.get(listCumulations.path, query);
  expect(status).toBe(200);
  return body as { records: Cumulation[]; total: number; totalInCents: number };
};
const hashesIn = async (query: Record<string, string> = {}) =>
  (await list(query)).records.map(({ profileHash }) => profileHash);
const stateOf = async ({ profileHash }: Author) =>
  (await list()).records.find((record) => record.profileHash === profileHash)?.state;

const change =
  (method: 'PUT' | 'DELETE') =>
  (profileHash: string, by = staff) =>
    by.browser.send(method, `${listCumulations.path}/${profileHash}/pay-out`);
const [mark, unmark] = [change('PUT'), change('DELETE')];
const customer = (profileHash: string, step: string, body: object) =>
  staff.browser.post(`/profiles/customer/${profileHash}${step}`, body);

/** An author with so many carried-over cents. */
async function waiting(cents = 1412, payDate = '2026-06-15'): Promise<Author> {
  const author = await newAuthor();
  await distributed(author, { isCarriedOver: true, cents: [cents], payDate });
  return author;
}

/** A calculated distribution to another author, who reaches the minimum. */
async function calculated(changes: object = {}): Promise<Distribution> {
  const year = newYear();
  await lend(year, { [await sharedBy([await newAuthor()])]: 1 });
  const { hash } = await begun(staff, year, { minimumInCents: 2000, ...changes });
  return calculate(staff, hash);
}

const isCarriedIn = async (distribution: Distribution, { profileHash }: Author) =>
  (await amounts(staff, distribution))[profileHash];

const waitingOf = async ({ browser, profileHash }: Author) => {
  const { body } = await browser.get(listPlannedPayments.path.replace(':profileHash', profileHash));
  return body;
};

describe('the list of cumulations', () => {
  it('adds up to what all distributions carried over', async () => {
    const authors = [await newAuthor(), await newAuthor(), await newAuthor()];
    const isbn = await sharedBy(authors);
    let carried = 0;
    for (const potInCents of [1000, 2501]) {
      const year = newYear();
      await lend(year, { [isbn]: 1 });
      carried += resultOf(await paid(staff, year, { potInCents, minimumInCents: 2000 })).carriedOver;
    }
    const { records, total, totalInCents } = await list();
    expect(carried).toBe(3501);
    expect(totalInCents).toBe(carried);
    expect(records.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(carried);
    expect(total).toBe(3);
    expect(records[0]).toMatchObject({ since: inDays(30), state: 'waiting' });
  });

  it('is by sum, and finds a sum, an age, a name and a number', async () => {
    const [small, large] = [await waiting(3, '2020-03-15'), await waiting(1999)];
    await distributed(small, { isCarriedOver: true, cents: [4], payDate: '2026-06-15' });
    const [{ profileHash: least }, { profileHash: most }] = [small, large];
    const number = `kertyma-${await idOf(small)}`;
    const { knex } = (await server()).system.db;
    await knex('profiles').where({ hash: least }).update({ ext_party_code: number });
    const { records, ...sums } = await list();
    expect(records).toEqual([
      {
        ...{ profileHash: most, profileName: large.person.name, amountInCents: 1999 },
        ...{ number: expect.stringMatching(/^\d+$/) as string, since: '2026-06-15', state: 'waiting' },
      },
      {
        ...{ profileHash: least, profileName: small.person.name, amountInCents: 7 },
        ...{ number, since: '2020-03-15', state: 'waiting' },
      },
    ]);
    expect(sums).toEqual({ total: 2, totalInCents: 2006 });
    expect(await hashesIn({ minCents: '8' })).toEqual([most]);
    expect(await hashesIn({ minCents: '7' })).toEqual([most, least]);
    expect(await hashesIn({ olderThan: '2020-03-15' })).toEqual([]);
    expect(await list({ olderThan: '2020-03-16' })).toMatchObject({ total: 1, totalInCents: 7 });
    expect(await hashesIn({ q: large.person.name })).toEqual([most]);
    expect(await hashesIn({ q: number.toUpperCase() })).toEqual([least]);
    expect(await hashesIn({ q: number, minCents: '8' })).toEqual([]);
    expect(await list({ limit: '1', offset: '1' })).toMatchObject({
      records: [{ profileHash: least }],
      ...{ total: 2, totalInCents: 2006 },
    });
  });

  it.each([{ minCents: '-1' }, { minCents: '1.5' }, { olderThan: '2026-02-30' }, { q: 'x' }, { limit: '0' }])(
    'refuses %j',
    async (query) => {
      expect((await staff.browser.get(listCumulations.path, query)).status).toBe(422);
    },
  );

  it('leaves an event for each customer', async () => {
    const author = await waiting();
    await list();
    const event = { profile_id: await idOf(author), as_staff: 1, event: 'staff.call' };
    expect(await countOf('audit_log', event)).toBe(1);
  });
});

describe('a cumulation below the minimum', () => {
  it('is paid by the next distribution when it is marked, and otherwise carried over', async () => {
    const [marked, unmarked] = [await waiting(), await waiting()];
    expect((await mark(marked.profileHash)).status).toBe(204);
    expect([await stateOf(marked), await stateOf(unmarked)]).toEqual(['requested', 'waiting']);
    const distribution = await calculated();
    expect(await isCarriedIn(distribution, marked)).toBe(1412);
    expect(await isCarriedIn(distribution, unmarked)).toBeUndefined();
    expect(resultOf(distribution).carriedIn).toBe(1412);
    expect((await approve(staff, distribution)).status).toBe(200);
    expect([await stateOf(marked), await stateOf(unmarked)]).toEqual([undefined, 'waiting']);
    // The mark is used up.
    await distributed(marked, { isCarriedOver: true, cents: [5] });
    expect(await stateOf(marked)).toBe('waiting');
    expect(await isCarriedIn(await calculated(), marked)).toBeUndefined();
    expect((await mark(marked.profileHash)).status).toBe(204);
    expect(await isCarriedIn(await calculated(), marked)).toBe(5);
  });

  it('is paid with an amount of the distribution itself', async () => {
    const author = await waiting(1000);
    const year = newYear();
    await lend(year, { [await sharedBy([author])]: 1 });
    const { hash } = await begun(staff, year, { potInCents: 412, minimumInCents: 2000 });
    expect(resultOf(await calculate(staff, hash)).payments).toBe(0);
    await mark(author.profileHash);
    expect(await isCarriedIn(await calculate(staff, hash), author)).toBe(1412);
  });

  it('is paid when its oldest part is old enough on the day of payment', async () => {
    const settings = await storedYear();
    const { knex } = (await server()).system.db;
    await knex('accounting_years').where({ year: settings }).update({ pay_out_after_years: 3 });
    const [old, young] = [
      await waiting(1412, `${settings - 3}-06-15`),
      await waiting(1412, `${settings - 3}-06-16`),
    ];
    await distributed(old, { isCarriedOver: true, cents: [1], payDate: `${settings - 1}-06-15` });
    const year = newYear();
    await lend(year, { [await sharedBy([await newAuthor()])]: 1 });
    const own = { minimumInCents: 2000, payDate: `${settings}-06-15` };
    const { hash } = await begun(staff, year, own);
    const distribution = await calculate(staff, hash);
    expect(await isCarriedIn(distribution, old)).toBe(1413);
    expect(await isCarriedIn(distribution, young)).toBeUndefined();
    // Another day of payment makes others old enough.
    const later = options(year, { ...own, payDate: `${settings}-06-16` });
    const moved = await staff.browser.putFresh<Distribution>(path(hash), path(hash), later);
    expect(moved.record).toMatchObject({ state: 'draft', result: null });
    expect(await isCarriedIn(await calculate(staff, hash), young)).toBe(1412);
    await knex('accounting_years').where({ year: settings }).update({ pay_out_after_years: null });
    expect(await isCarriedIn(await calculate(staff, hash), old)).toBeUndefined();
  });

  it('of a closed customer is paid, until the customer is reopened', async () => {
    const author = await waiting();
    expect((await customer(author.profileHash, '/close', { reason: 'Pyyntö' })).status).toBe(200);
    expect(await stateOf(author)).toBe('closed');
    expect(await isCarriedIn(await calculated(), author)).toBe(1412);
    expect((await customer(author.profileHash, '/reopen', { reason: 'Erehdys' })).status).toBe(200);
    expect(await stateOf(author)).toBe('waiting');
    expect(await isCarriedIn(await calculated(), author)).toBeUndefined();
  });

  it('of a customer who has died waits, even when it is marked or closed', async () => {
    const author = await waiting();
    expect((await mark(author.profileHash)).status).toBe(204);
    await customer(author.profileHash, '/death', { diedOn: inDays(-1) });
    await customer(author.profileHash, '/close', { reason: 'Kuolema' });
    expect(await stateOf(author)).toBe('deceased');
    expect(await mark(author.profileHash)).toMatchObject({ status: 409, code: 'customerClosed' });
    expect((await unmark(author.profileHash)).status).toBe(204);
    expect(await isCarriedIn(await calculated(), author)).toBeUndefined();
  });
});

describe('a mark', () => {
  it('is set and removed once by a double click', async () => {
    const author = await waiting();
    const { profileHash } = author;
    const id = await idOf(author);
    for (const [set, event, marks] of [
      [mark, 'cumulation.request-pay-out', 1],
      [unmark, 'cumulation.cancel-pay-out', 0],
    ] as const) {
      const replies = await Promise.all([set(profileHash), set(profileHash), set(profileHash, colleague)]);
      expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
      expect(await countOf('audit_log', { profile_id: id, event })).toBe(1);
      expect(await countOf('payout_marks', { profile_id: id })).toBe(marks);
    }
  });

  it('is not found without a cumulation', async () => {
    const author = await newAuthor();
    await distributed(author);
    await distributed(author, { isCarriedOver: true, state: 'calculated' });
    for (const set of [mark, unmark]) {
      expect((await set(author.profileHash)).status).toBe(404);
      expect((await set('0'.repeat(22))).status).toBe(404);
    }
  });

  it('is not set by staff for themselves or for people whom they represent', async () => {
    const own = await newAuthor({ roles: ['superadmin'] });
    const author = await waiting();
    await distributed(own, { isCarriedOver: true, cents: [1412] });
    await represent(own, author);
    for (const set of [mark, unmark])
      for (const { profileHash } of [own, author])
        expect(await set(profileHash, own)).toMatchObject({ status: 403, code: 'ownAffairs' });
  });

  it('stays while an amount that the approved calculation did not know is unpaid', async () => {
    const author = await waiting();
    await mark(author.profileHash);
    const first = await calculated();
    await distributed(author, { isCarriedOver: true, cents: [7] });
    expect((await approve(staff, first)).status).toBe(200);
    expect((await list()).records).toMatchObject([{ amountInCents: 7, state: 'requested' }]);
    expect(await isCarriedIn(await calculated(), author)).toBe(7);
  });

  it('is given back when the distribution is reopened', async () => {
    const author = await waiting();
    await mark(author.profileHash);
    const { hash } = (await approve(staff, await calculated())).record;
    await previewAndImport(staff, rejectionOf((await downloadFileOf(staff, hash)).message));
    expect((await colleague.browser.post(path(hash, '/reopen'), {})).status).toBe(200);
    expect(await stateOf(author)).toBe('requested');
    const again = await calculate(staff, hash);
    expect(await isCarriedIn(again, author)).toBe(1412);
    // It may be cancelled after that as well.
    expect((await unmark(author.profileHash)).status).toBe(204);
    expect(await isCarriedIn(await calculate(staff, hash), author)).toBeUndefined();
  });
});

describe('an author', () => {
  it('sees what waits, for which minimum, and until when', async () => {
    const author = await waiting();
    const nothing = { cumulationInCents: 0, cumulationState: null, cumulationPaidFrom: null };
    expect(await waitingOf(await newAuthor())).toMatchObject(nothing);
    const { knex } = (await server()).system.db;
    const year = Number(inDays(0).slice(0, 4));
    const row = { year, minimum_cents: 1500, record_day_offset: 30, claim_years: 3 };
    await knex('accounting_years').insert({
      ...{ ...row, pay_out_after_years: 4, unregistered_prefixes: '' },
    });
    try {
      const sum = { cumulationInCents: 1412, minimumInCents: 1500, cumulationPaidFrom: '2030-06-15' };
      expect(await waitingOf(author)).toMatchObject({ ...sum, cumulationState: 'waiting' });
      await mark(author.profileHash);
      expect(await waitingOf(author)).toMatchObject({ ...sum, cumulationState: 'requested' });
    } finally {
      await knex('accounting_years').where({ year }).delete();
    }
  });
});
