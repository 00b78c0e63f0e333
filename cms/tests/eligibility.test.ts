import { newPublicHash } from '@nimio/domain/access/hash';
import { authorContractType, contractExceptions, currentContract } from '@nimio/domain/contract/contract';
import type {
  Distribution,
  Readiness,
  ReadinessCustomer,
} from '@nimio/domain/distribution/distribution.types';
import type { ReserveReason } from '@nimio/domain/distribution/eligibility';
import type { ReserveLine } from '@nimio/domain/distribution/reserve.types';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Eligibility from '../src/api/distribution/eligibility.js';
import { setTaxation } from './harness/calls/taxation.js';
import {
  amounts,
  approve,
  begun,
  calculate,
  eventsOf,
  exported,
  forgetApproved,
  giveContract,
  inDays,
  lend,
  newYear,
  options,
  path,
  pay,
  reserveOf,
  resultOf,
  sharedBy,
} from './harness/distributions.js';
import { load } from './harness/load.js';
import { idOf } from './harness/messages.js';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add } from './harness/works.js';

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
});
beforeEach(forgetApproved);

const recordDay = inDays(-10);
const change = async (author: Author, days: { closed_on?: string; died_on?: string }): Promise<void> => {
  const { knex } = (await server()).system.db;
  const columns = {
    ...days,
    ...(days.closed_on && { closed_reason: 'Oma pyyntö' }),
    ...(days.died_on && { ended_by_death: '{}' }),
  };
  await knex('profiles')
    .where('id', await idOf(author))
    .update(columns);
};

/** A work of the author alone, with ten loans of the year. */
async function lendWorkOf(author: Author, year: number): Promise<void> {
  const isbn = newIsbn();
  expect((await add(author, { isbn, numberOfAuthors: 1 })).status).toBe(201);
  await lend(year, { [isbn]: 10 });
}

const reservedIn = async ({ hash }: Distribution, reason?: ReserveReason): Promise<ReserveLine[]> =>
  (await reserveOf(staff, { distribution: hash, ...(reason && { reason }) })).records;
const readinessOf = async ({ hash }: Distribution): Promise<Readiness[]> =>
  ((await staff.browser.get(path(hash, '/readiness'))).body as { records: Readiness[] }).records;
const customersOf = async ({ hash }: Distribution, kind: string) =>
  (await staff.browser.get(path(hash, `/readiness/${kind}`), { limit: '200' })).body as {
    records: ReadinessCustomer[];
    total: number;
  };

type Preparation = (author: Author) => Promise<unknown>;
const withContract =
  (changes: object): Preparation =>
  (author) =>
    giveContract(author, changes);
const withContracts =
  (...all: object[]): Preparation =>
  async (author) => {
    const { knex } = (await server()).system.db;
    const [first = {}, ...others] = all;
    await giveContract(author, first);
    const [row] = (await knex('contracts').where({ profile_id: await idOf(author) })) as [object];
    for (const [at, other] of others.entries()) {
      const hash = `${author.profileHash.slice(0, 21)}${at}`;
      await knex('contracts').insert({ ...row, id: undefined, hash, ...other });
    }
  };

/** Whether the holder is paid or why not; the record day was ten days ago. */
const cases: [string, Preparation, 'paid' | 'carriedOver' | ReserveReason][] = [
  ['a contract for everything', withContract({ comp_types: '*' }), 'paid'],
  ['a contract for lending among others', withContract({ comp_types: 'KAM, lk,RT' }), 'paid'],
  ['a contract that ends on the record day', withContract({ valid_to: recordDay }), 'paid'],
  ['a contract that begins on the record day', withContract({ valid_from: recordDay }), 'paid'],
  ['a contract that ended the day before', withContract({ valid_to: inDays(-11) }), 'noContract'],
  ['a contract that begins the day after', withContract({ valid_from: inDays(-9) }), 'noContract'],
  ['no contract', () => Promise.resolve(), 'noContract'],
  ['a contract about another product', withContract({ description: 'other' }), 'noContract'],
  ['a contract of another type', withContract({ type: 'MUU' }), 'noContract'],
  ['a contract without lending', withContract({ comp_types: 'KAM,RT' }), 'notCovered'],
  ['a contract whose code only contains it', withContract({ comp_types: 'LKX' }), 'notCovered'],
  [
    'two contracts, of which the later one covers lending',
    withContracts({ comp_types: 'KAM' }, { comp_types: 'LK', valid_from: '2021-01-01' }),
    'paid',
  ],
  [
    'two contracts, of which the later one does not cover lending',
    withContracts({ comp_types: '*' }, { comp_types: 'KAM', valid_from: '2021-01-01' }),
    'notCovered',
  ],
  ['a customer closed on the record day', (author) => change(author, { closed_on: recordDay }), 'closed'],
  [
    'a customer closed later',
    async (author) => {
      await giveContract(author);
      await change(author, { closed_on: inDays(-9) });
    },
    'paid',
  ],
  ['a death on the record day', (author) => change(author, { died_on: recordDay }), 'deceased'],
  [
    'a death later, whose sum waits for the estate',
    async (author) => {
      await giveContract(author);
      await change(author, { died_on: inDays(-9) });
    },
    'carriedOver',
  ],
  [
    'a closed customer who has died',
    (author) => change(author, { died_on: inDays(-20), closed_on: inDays(-15) }),
    'closed',
  ],
];

describe('the holder of a share', () => {
  it('is paid or reserved for by contract and status at the end of the record day', async () => {
    const year = newYear();
    const authors: Author[] = [];
    for (const [, prepare] of cases) {
      const author = await newAuthor();
      await lendWorkOf(author, year);
      await prepare(author);
      authors.push(author);
    }
    const { hash } = await begun(staff, year, { recordDay, potInCents: cases.length * 1000 });
    const calculated = await calculate(staff, hash);
    const reserve = new Map((await reservedIn(calculated)).map((line) => [line.holder?.profileHash, line]));
    const paid = await amounts(staff, calculated, { kind: 'planned' });
    const carried = await amounts(staff, calculated, { kind: 'carriedOver' });
    for (const [at, [name, , expected]] of cases.entries()) {
      const author = authors[at]?.profileHash ?? '';
      const line = reserve.get(author);
      const found = paid[author] ? 'paid' : carried[author] ? 'carriedOver' : line?.reason;
      expect(found, name).toBe(expected);
      expect(paid[author] ?? carried[author] ?? line?.amountInCents, name).toBe(1000);
    }
    const { gross, reserve: reserved } = resultOf(calculated);
    expect(gross + reserved).toBe(cases.length * 1000);
    expect(await reservedIn(calculated, 'notCovered')).toHaveLength(3);
    expect(await reservedIn(calculated, 'unclaimed')).toEqual([]);
  });

  it('who is not eligible changes no cent of the others', async () => {
    const { knex } = (await server()).system.db;
    const authors = [await newAuthor(), await newAuthor(), await newAuthor()];
    const [leaving, ...others] = authors as [Author, Author, Author];
    const year = newYear();
    for (const author of authors) await lendWorkOf(author, year);
    await lend(year, { [await sharedBy(authors)]: 7 });
    const { hash } = await begun(staff, year, { potInCents: 1001 });
    const before = await amounts(staff, await calculate(staff, hash));
    await knex('contracts')
      .where({ profile_id: await idOf(leaving) })
      .update({ valid_to: '2020-01-02' });
    const calculated = await calculate(staff, hash);
    const after = await amounts(staff, calculated);
    for (const { profileHash } of others) expect(after[profileHash]).toBe(before[profileHash]);
    expect(after[leaving.profileHash]).toBeUndefined();
    expect(resultOf(calculated).reserve).toBe(before[leaving.profileHash]);
  });

  it('is judged by the contract that is in force by the rule of the domain', async () => {
    const { system } = await server();
    const { knex } = system.db;
    const author = await newAuthor();
    await lendWorkOf(author, newYear());
    const profileId = await idOf(author);
    const { hash } = await begun(staff, newYear(), { recordDay: '2026-06-15' });
    const { id } = await newestRow<{ id: number }>('distributions', { hash });
    const { readIneligible } = load<typeof Eligibility>('api/distribution/eligibility.js');
    const days = fc.constantFrom('2026-06-13', '2026-06-14', '2026-06-15', '2026-06-16');
    const contract = fc.record({
      type: fc.constantFrom(authorContractType, 'MUU'),
      description: fc.constantFrom(system.product, 'other'),
      valid_from: days,
      valid_to: fc.option(days),
      comp_types: fc.constantFrom('*', 'LK', 'KAM,lk', 'KAM, LK', 'KAM', 'LKX', ''),
    });
    const noon = new Date('2026-06-15T09:00:00.000Z');
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(contract, { maxLength: 4, selector: ({ valid_from }) => valid_from }),
        async (contracts) => {
          await knex('contracts').where({ profile_id: profileId }).delete();
          for (const columns of contracts) {
            const own = { hash: newPublicHash(), profile_id: profileId, created_at: '2026' };
            await knex('contracts').insert({ ...own, ...columns });
          }
          const known = contracts.map(({ valid_from, valid_to, comp_types, ...rest }) => ({
            ...{ validFrom: valid_from, validTo: valid_to, compTypes: comp_types, ...rest },
          }));
          const current = currentContract(known, system.product, noon);
          const isCovered = current && !contractExceptions(current.compTypes).includes('LK');
          const expected = current ? (isCovered ? undefined : 'notCovered') : 'noContract';
          const ineligible = await readIneligible(system.db, {
            source: 'LK',
            distributionId: id,
            product: system.product,
          });
          expect(ineligible.get(profileId)).toBe(expected);
        },
      ),
    );
  });

  it('sees what waits once the distribution is approved', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const year = newYear();
    await lendWorkOf(author, year);
    await giveContract(other);
    await lendWorkOf(other, year);
    const calculated = await calculate(staff, (await begun(staff, year)).hash);
    const waitingOf = async ({ browser, profileHash }: Author) =>
      ((await browser.get(`/profiles/${profileHash}/planned-payments`)).body as { waiting: object[] })
        .waiting;
    expect(await waitingOf(author)).toEqual([]);
    expect((await approve(staff, calculated)).status).toBe(200);
    expect(await waitingOf(author)).toEqual([{ reason: 'noContract', amountInCents: 50_000 }]);
    expect(await waitingOf(other)).toEqual([]);
  });
});

/** A calculated distribution of one work whose author has a contract. */
async function calculatedFor(author: Author): Promise<Distribution> {
  const year = newYear();
  await giveContract(author);
  await lendWorkOf(author, year);
  return calculate(staff, (await begun(staff, year, { recordDay: inDays(0) })).hash);
}

describe('an approval', () => {
  it('is refused when a contract ended retroactively, or another began, after the calculation', async () => {
    const { knex } = (await server()).system.db;
    const author = await newAuthor();
    const calculated = await calculatedFor(author);
    const contract = knex('contracts').where({ profile_id: await idOf(author) });
    await contract.clone().update({ valid_to: inDays(-1) });
    expect(await approve(staff, calculated)).toMatchObject({ status: 409, code: 'calculationOutdated' });
    const without = await calculate(staff, calculated.hash);
    expect(resultOf(without)).toMatchObject({ gross: 0, reserve: 100_000 });
    await contract.clone().update({ valid_to: null });
    expect(await approve(staff, without)).toMatchObject({ status: 409, code: 'calculationOutdated' });
    expect((await approve(staff, await calculate(staff, calculated.hash))).status).toBe(200);
  });

  it('is refused when the reason of a holder is another one', async () => {
    const author = await newAuthor();
    const year = newYear();
    await lendWorkOf(author, year);
    const { hash } = await begun(staff, year, { recordDay: inDays(0) });
    const calculated = await calculate(staff, hash);
    await change(author, { died_on: inDays(-1) });
    expect((await approve(staff, calculated)).code).toBe('calculationOutdated');
  });

  it('is refused when a payee has died, whose sum then waits', async () => {
    const author = await newAuthor();
    const calculated = await calculatedFor(author);
    await change(author, { died_on: inDays(0) });
    expect((await approve(staff, calculated)).code).toBe('calculationOutdated');
    const { hash, result } = await calculate(staff, calculated.hash);
    expect(result).toMatchObject({ gross: 0, reserve: 100_000, payments: 0 });
    expect(await reservedIn({ hash } as Distribution)).toMatchObject([{ reason: 'deceased' }]);
  });

  it('leaves a failed payment of a customer who has died waiting', async () => {
    const { knex } = (await server()).system.db;
    const author = await newAuthor();
    const { hash } = (await approve(staff, await calculatedFor(author))).record;
    await pay(staff, hash);
    await knex('payments')
      .where({ profile_id: await idOf(author) })
      .update({ state: 'failed', failure: 'MD07', repeated_at: '2026-11-01' });
    const other = await newAuthor();
    expect(resultOf(await calculatedFor(other))).toMatchObject({ carriedIn: 100_000 });
    await change(author, { died_on: inDays(-1) });
    expect(resultOf(await calculatedFor(other))).toMatchObject({ carriedIn: 0 });
  });
});

describe('an approved payment', () => {
  const die = (author: Author) =>
    staff.browser.post(`/profiles/customer/${author.profileHash}/death`, { diedOn: inDays(-1) });

  it('to a customer who has died since is not in the file, and waits', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const year = newYear();
    for (const each of [author, other]) {
      await giveContract(each);
      await lendWorkOf(each, year);
    }
    const { hash } = await begun(staff, year, { recordDay: inDays(0) });
    expect((await approve(staff, await calculate(staff, hash))).record.result).toMatchObject({
      transfers: 2,
    });
    expect((await die(author)).status).toBe(200);
    const { record } = await staff.browser.get<Distribution>(path(hash));
    const net = resultOf(record).toBank;
    expect(record.result).toMatchObject({ transfers: 1, withoutAccount: 1 });
    const file = Buffer.from((await exported(staff, hash)).bytes).toString();
    expect(file).toContain('<NbOfTxs>1</NbOfTxs>');
    expect(file).toContain(`<CtrlSum>${(net / 100).toFixed(2)}</CtrlSum>`);
    expect((await eventsOf(staff, hash)).map(({ kind }) => kind)).toContain('held');
    expect((await pay(staff, hash)).result).toMatchObject({ failed: 1 });
  });

  it('that is in the file already remains, since the bank returns it', async () => {
    const author = await newAuthor();
    const { hash } = (await approve(staff, await calculatedFor(author))).record;
    await exported(staff, hash);
    expect((await die(author)).status).toBe(200);
    const { record } = await staff.browser.get<Distribution>(path(hash));
    expect(record).toMatchObject({ isExported: 1, result: { transfers: 1 } });
  });
});

describe('an open calculation', () => {
  it.each([
    ['closed', '/close', { reason: 'Oma pyyntö' }],
    ['recorded as dead', '/death', { diedOn: inDays(-1) }],
  ])('is dropped when a customer in it is %s', async (_case, step, body) => {
    const author = await newAuthor();
    const { hash } = await calculatedFor(author);
    const customer = `/profiles/customer/${author.profileHash}`;
    const tag = (await staff.browser.get(customer)).headers.get('etag') ?? '';
    const send = (method: string) =>
      staff.browser.send(method, `${customer}${step}`, { body, headers: { 'if-match': tag } });
    expect((await send('POST')).status).toBeLessThan(300);
    const { record } = await staff.browser.get<Distribution>(path(hash));
    expect(record).toMatchObject({ state: 'draft', result: null });
    expect((await eventsOf(staff, hash))[0]).toMatchObject({ kind: 'dropped', by: staff.person.name });
  });
});

describe('the readiness list', () => {
  it('names payees whose tax residence contradicts their tax data or address', async () => {
    const { knex } = (await server()).system.db;
    const year = newYear();
    const payees: Record<string, Author> = {};
    for (const [name, profile, type] of [
      ['a foreign address', { country: 'SE' }, undefined],
      ['an address in Åland', { country: 'AX' }, 'ST'],
      ['source tax in Finland', { country: 'FI' }, 'L_15'],
      ['source tax abroad', { country: 'SE', tax_residence: 'SE' }, 'L'],
      ['a Finnish card abroad', { country: 'SE', tax_residence: 'SE' }, 'ST'],
      ['no data abroad', { country: 'SE', tax_residence: 'SE' }, undefined],
    ] as const) {
      const payee = await newAuthor();
      payees[name] = payee;
      await knex('profiles')
        .where({ id: await idOf(payee) })
        .update(profile);
      if (type) await setTaxation(payee.profileHash, { type });
      await lendWorkOf(payee, year);
    }
    const calculated = await calculate(staff, (await begun(staff, year)).hash);
    const { records } = await customersOf(calculated, 'residence');
    const named = Object.entries(payees)
      .filter(([, { profileHash }]) => records.some((one) => one.profileHash === profileHash))
      .map(([name]) => name);
    expect(named).toEqual(['a foreign address', 'source tax in Finland', 'a Finnish card abroad']);
    expect(await readinessOf(calculated)).toContainEqual(
      expect.objectContaining({ kind: 'residence', total: 3 }),
    );
  });

  it('counts as many customers as each kind lists, before and after the calculation', async () => {
    const year = newYear();
    const [paid, reserved] = [await newAuthor(), await newAuthor()];
    const { knex } = (await server()).system.db;
    await giveContract(paid);
    for (const author of [paid, reserved]) await lendWorkOf(author, year);
    const draft = await begun(staff, year);
    const before = await readinessOf(draft);
    expect(before.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['noContract', 'noTaxData']));
    for (const { kind, total, amountInCents } of before) {
      expect(amountInCents).toBeNull();
      expect((await customersOf(draft, kind)).total, kind).toBe(total);
    }
    const calculated = await calculate(staff, draft.hash);
    const staffSet = { set_by_account_id: 1, set_at: '2026-11-27T10:00:00.000Z' };
    await knex('bank_accounts')
      .where({ profile_id: await idOf(paid) })
      .update(staffSet);
    expect(await readinessOf(calculated)).toEqual([
      { kind: 'noContract', total: 1, amountInCents: 50_000 },
      { kind: 'accountUnconfirmed', total: 1, amountInCents: 50_000 },
      { kind: 'noTaxData', total: 2, amountInCents: 100_000 },
    ]);
    expect(await customersOf(calculated, 'noContract')).toMatchObject({
      records: [{ profileHash: reserved.profileHash, amountInCents: 50_000 }],
      total: 1,
    });
    expect(await customersOf(calculated, 'accountUnconfirmed')).toMatchObject({
      records: [{ profileHash: paid.profileHash }],
    });
    expect(await customersOf(calculated, 'noAccount')).toEqual({ records: [], total: 0 });
    await knex('bank_accounts')
      .where({ profile_id: await idOf(paid) })
      .update({ iban: '000000-000000', set_by_account_id: null, set_at: null });
    expect(await customersOf(calculated, 'noAccount')).toMatchObject({ total: 1 });
  });
});

describe('source and record day', () => {
  const put = (hash: string, body: object) =>
    staff.browser.putFresh<Distribution>(path(hash), path(hash), body);

  it.each([
    ['a record day after the payment', { recordDay: inDays(31) }, 'recordDay', 'dayInvalid'],
    ['a record day that is none', { recordDay: '2026-02-30' }, 'recordDay', 'dayInvalid'],
    ['an unknown source', { source: 'XX' }, 'source', 'invalid'],
  ])('are refused with %s', async (_case, changes, field, code) => {
    const response = await staff.browser.post('/accountings/distributions', options(2024, changes));
    expect(response.error?.details.fields).toMatchObject([{ path: field, code }]);
  });

  it('drop the calculation when they change, and are final after the approval', async () => {
    const year = newYear();
    const author = await newAuthor();
    await giveContract(author);
    await lendWorkOf(author, year);
    const { hash } = await begun(staff, year);
    for (const changes of [{ recordDay: inDays(-1) }, { recordDay: inDays(-1), source: 'KAM' }]) {
      await calculate(staff, hash);
      expect((await put(hash, options(year, changes))).record).toMatchObject({ ...changes, state: 'draft' });
    }
    await approve(staff, await calculate(staff, hash));
    const change = await put(hash, options(year, { recordDay: inDays(-1), source: 'LK' }));
    expect(change).toMatchObject({ status: 409, code: 'distributionApproved' });
  });
});
