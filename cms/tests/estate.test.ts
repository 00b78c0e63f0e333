import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import type { Customer } from '@nimio/domain/customer/customer.types';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { EstatePlan, Heirs } from '@nimio/domain/estate/estate.types';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { previewAndImport, rejectionOf } from './harness/bank-files.js';
import { newDeceased, newEstate, numberOf } from './harness/calls/customer.js';
import { addTaxation, setTaxation } from './harness/calls/taxation.js';
import { resetRateLimits } from './harness/calls.js';
import {
  amounts,
  approve,
  begun,
  begunLate,
  calculate,
  exported,
  forgetApproved,
  inDays,
  lend,
  newYear,
  paid,
  pay,
  reserveOf,
  resultsOf,
  sharedBy,
} from './harness/distributions.js';
import { distributed } from './harness/payments.js';
import { type Author, newAuthor, newCustomer } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { list } from './harness/works.js';

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
});
beforeEach(async () => {
  await resetRateLimits();
  await forgetApproved();
});

const placeOf = (profileHash: string, part = ''): string => `/profiles/customer/${profileHash}${part}`;
const read = async (profileHash: string): Promise<Customer> =>
  (await staff.browser.get<Customer>(placeOf(profileHash))).record;
const die = async ({ profileHash }: Pick<Author, 'profileHash'>, diedOn = inDays(-1)): Promise<void> =>
  expect((await staff.browser.post(placeOf(profileHash, '/death'), { diedOn })).status).toBe(200);
const create = ({ profileHash }: Pick<Author, 'profileHash'>, role = 'unsettledEstate') =>
  staff.browser.post<Customer>(placeOf(profileHash, '/estate'), { role });

/** The estate as someone for whom staff act. */
async function estateOf(author: Author, diedOn = inDays(-1)): Promise<Author> {
  await die(author, diedOn);
  const { status, record } = await create(author);
  expect(status).toBe(201);
  return { ...author, browser: staff.browser, profileHash: record.profile.hash };
}

const idOf = async ({ profileHash }: Pick<Author, 'profileHash'>): Promise<number> =>
  (await newestRow<{ id: number }>('profiles', { hash: profileHash })).id;

describe('an estate', () => {
  it('takes the place of its author', async () => {
    const [author, coauthor] = [await newAuthor(), await newAuthor()];
    const isbn = await sharedBy([author, coauthor]);
    const held = (await list(coauthor)).records;
    await die(author);
    const plan = await staff.browser.get<EstatePlan>(placeOf(author.profileHash, '/estate'));
    expect(plan.record).toEqual({
      ...{ authorNames: 1, works: 1, deals: 1, suggestions: 0, contracts: 1 },
      ...{ reservedInCents: 0, unpaidInCents: 0 },
    });
    const { status, record } = await create(author);
    expect(status).toBe(201);
    const { givenName, familyName } = author.person;
    expect(record).toMatchObject({
      profile: {
        organisation: { name1: `${familyName}, ${givenName}`, name2: 'kuolinpesä' },
        roles: [{ code: 'unsettledEstate' }],
      },
      ...{ diedOn: null, closedOn: null, estate: null },
      estateOf: { hash: author.profileHash, profileName: author.person.name },
    });
    const estate = record.profile.hash;
    expect(await read(author.profileHash)).toMatchObject({
      ...{ closedOn: inDays(0), estate: { hash: estate, extPartyCode: record.profile.extPartyCode } },
    });
    const works = await list({ ...author, browser: staff.browser, profileHash: estate });
    expect(works.records.map((work) => work.isbn)).toEqual([isbn]);
    expect((await list(coauthor)).records).toEqual(held);
    expect((await list({ ...author, browser: staff.browser })).records).toEqual([]);
    const profile = (await staff.browser.get<Profile>(`/profiles/${estate}`)).record;
    expect(profile.contracts).toMatchObject([{ validFrom: inDays(0), validTo: null, compTypes: '*' }]);
    const dead = (await staff.browser.get<Profile>(`/profiles/${author.profileHash}`)).record;
    expect(dead.contracts).toMatchObject([{ validTo: inDays(-1) }]);
    for (const profileHash of [author.profileHash, estate]) {
      const event = { profile_id: await idOf({ profileHash }), event: 'estate.create' };
      expect(await newestRow('audit_log', event)).toMatchObject({ as_staff: 1 });
    }
  });

  it.each([
    ['a second one', (of: Author) => create(of)],
    [
      'withdrawing the death',
      (of: Author) => staff.browser.send('DELETE', placeOf(of.profileHash, '/death')),
    ],
    [
      'reopening the author',
      (of: Author) => staff.browser.post(placeOf(of.profileHash, '/reopen'), { reason: 'Erehdys' }),
    ],
    ['another plan', (of: Author) => staff.browser.get(placeOf(of.profileHash, '/estate'))],
  ])('cannot be undone: %s is refused', async (_, call) => {
    const author = await newAuthor();
    await estateOf(author);
    expect(await call(author)).toMatchObject({ status: 409, code: 'estateExists' });
  });

  it('needs a death', async () => {
    const author = await newAuthor();
    expect(await create(author)).toMatchObject({ status: 409, code: 'deathMissing' });
    const plan = await staff.browser.get(placeOf(author.profileHash, '/estate'));
    expect(plan).toMatchObject({ status: 409, code: 'deathMissing' });
    expect(await create({ profileHash: await newDeceased() }, 'creator')).toMatchObject({ status: 422 });
  });

  it('waits while a distribution with a work is being calculated', async () => {
    const author = await newAuthor();
    const isbn = await sharedBy([author]);
    await die(author);
    const { knex } = (await server()).system.db;
    const locked = { locked_until: new Date(Date.now() + 60_000).toISOString() };
    await knex('works').where({ isbn }).update(locked);
    expect(await create(author)).toMatchObject({ status: 423, code: 'lockedError' });
    expect(await read(author.profileHash)).toMatchObject({ estate: null, closedOn: null });
    await knex('works').where({ isbn }).update({ locked_until: null });
    expect((await create(author)).status).toBe(201);
  });

  it('is created once by two members of staff at the same moment', async () => {
    const author = await newAuthor();
    await die(author);
    const both = await Promise.all([create(author), create(author)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is settled, or not, by a call with a reason', async () => {
    const { profileHash } = await estateOf(await newAuthor());
    const change = (role: string, reason = 'Perukirja saapui') =>
      staff.browser.send<Customer>('PUT', placeOf(profileHash, '/estate'), { body: { role, reason } });
    expect((await change('estate')).record.profile.roles).toMatchObject([{ code: 'estate' }]);
    expect((await change('unsettledEstate')).record.profile.roles).toMatchObject([
      { code: 'unsettledEstate' },
    ]);
    expect(await change('estate', '')).toMatchObject({ status: 422 });
    const body = { role: 'estate', reason: 'Pyyntö' };
    const other = await staff.browser.send('PUT', placeOf(await newCustomer(), '/estate'), { body });
    expect(other).toMatchObject({ status: 409, code: 'estateMissing' });
  });

  it('that was imported is linked to its author, and takes over what is left', async () => {
    const author = await newAuthor();
    const isbn = await sharedBy([author]);
    await die(author);
    const estate = await newEstate();
    const link = (authorHash: string, profileHash = estate) =>
      staff.browser.send<Customer>('PUT', placeOf(profileHash, '/estate/author'), { body: { authorHash } });
    expect(await link(await newCustomer())).toMatchObject({ status: 409, code: 'deathMissing' });
    expect(await link(author.profileHash, await newCustomer())).toMatchObject({
      ...{ status: 409, code: 'estateMissing' },
    });
    expect((await link('x'.repeat(22))).status).toBe(404);
    expect(await link(estate)).toMatchObject({ status: 409, code: 'deathMissing' });
    expect((await link(author.profileHash)).record.estateOf?.hash).toBe(author.profileHash);
    const works = await list({ ...author, browser: staff.browser, profileHash: estate });
    expect(works.records.map((work) => work.isbn)).toEqual([isbn]);
    expect(await link(author.profileHash)).toMatchObject({ status: 409, code: 'estateExists' });
    expect(await link(await newDeceased())).toMatchObject({ status: 409, code: 'estateExists' });
  });

  it('is not linked to an author with whom it shares a work', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    await sharedBy([author, other]);
    await die(author);
    const { knex } = (await server()).system.db;
    await knex('profile_roles').insert({ profile_id: await idOf(other), role: 'estate' });
    const at = placeOf(other.profileHash, '/estate/author');
    const linked = await staff.browser.send('PUT', at, {
      body: { authorHash: author.profileHash },
    });
    expect(linked).toMatchObject({ status: 409, code: 'estateConflict' });
  });
});

/** A late distribution from the draft to the payment. */
async function paidLate(): Promise<Distribution> {
  const { hash } = await begunLate(staff);
  expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
  return pay(staff, hash);
}

describe('the money of an author who has died', () => {
  it('is paid to the author before, waits in the reserve, and is paid late to the estate', async () => {
    const [author, coauthor] = [await newAuthor(), await newAuthor()];
    const isbn = await sharedBy([author, coauthor]);
    const [first, second] = [newYear(), newYear()];
    for (const year of [first, second]) await lend(year, { [isbn]: 10 });
    const before = await paid(staff, first, { recordDay: inDays(-60), potInCents: 1000 });
    expect(await amounts(staff, before)).toEqual({
      ...{ [author.profileHash]: 500, [coauthor.profileHash]: 500 },
    });
    await die(author, inDays(-40));
    const after = await paid(staff, second, { recordDay: inDays(-30), potInCents: 1000 });
    expect(await amounts(staff, after)).toEqual({ [coauthor.profileHash]: 500 });
    const waiting = () => reserveOf(staff, { isbn });
    expect((await waiting()).records).toMatchObject([{ reason: 'deceased', openInCents: 500 }]);
    const plan = await staff.browser.get<EstatePlan>(placeOf(author.profileHash, '/estate'));
    expect(plan.record).toMatchObject({ reservedInCents: 500, unpaidInCents: 0 });
    const { hash: profileHash } = (await create(author)).record.profile;
    expect((await waiting()).records).toMatchObject([{ reason: 'deceased', openInCents: 500 }]);
    const late = await paidLate();
    expect((await resultsOf(staff, late)).records).toMatchObject([
      { profileHash, grossInCents: 500, taxRate: 30, withheldInCents: 150 },
    ]);
    expect(await amounts(staff, after)).toEqual({ [coauthor.profileHash]: 500 });
    expect(await amounts(staff, before)).toEqual({
      ...{ [author.profileHash]: 500, [coauthor.profileHash]: 500 },
    });
  });

  it('is paid to the estate also for a record day before the death', async () => {
    const author = await newAuthor();
    const isbn = await sharedBy([author]);
    const year = newYear();
    await lend(year, { [isbn]: 10 });
    const estate = await estateOf(author, inDays(-10));
    const main = await paid(staff, year, { recordDay: inDays(-60), potInCents: 1000 });
    expect(await amounts(staff, main)).toEqual({ [estate.profileHash]: 1000 });
  });

  it('that was in the file for the bank before the death stays the author’s, unless it is returned', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const isbn = await sharedBy([author, other]);
    const year = newYear();
    await lend(year, { [isbn]: 10 });
    const { hash } = await begun(staff, year, { potInCents: 1000 });
    await approve(staff, await calculate(staff, hash));
    await exported(staff, hash);
    const estate = await estateOf(author);
    const main = await pay(staff, hash);
    const both = { [author.profileHash]: 500, [other.profileHash]: 500 };
    expect(await amounts(staff, main)).toEqual(both);
    const sums = async (of: Author) => {
      const { body } = await staff.browser.get(`/profiles/${of.profileHash}/accountings`);
      return (body as { records: AccountingRow[] }).records.map((one) => one.paidAmountInCents);
    };
    expect([await sums(author), await sums(estate)]).toEqual([[500], []]);
    const { knex } = (await server()).system.db;
    const payment = { profile_id: await idOf(author), state: 'paid' };
    const { hash: reference } = await newestRow<{ hash: string }>('payments', payment);
    await previewAndImport(staff, `payment;reason\n${reference};AC04\n`);
    expect([await sums(author), await sums(estate)]).toEqual([[], [500]]);
    // The distribution still lists the payment once, with the payee of the file.
    expect(await amounts(staff, main)).toEqual(both);
    expect((await resultsOf(staff, main)).total).toBe(2);
    await knex('distributions').where({ hash }).update({ state: 'draft', record_day: '1990-01-01' });
  });

  it('that was in a file which the bank rejects is the estate’s, which the next file leaves out', async () => {
    const [author, year] = [await newAuthor(), newYear()];
    await lend(year, { [await sharedBy([author])]: 10 });
    const { hash } = await begun(staff, year);
    await approve(staff, await calculate(staff, hash));
    const file = await exported(staff, hash);
    const estate = await estateOf(author);
    const { exported_message: message } = await newestRow<{ exported_message: string }>('distributions', {
      hash,
    });
    expect(file.status).toBe(200);
    await previewAndImport(staff, rejectionOf(message));
    const { knex } = (await server()).system.db;
    const held = async (of: Author) => knex('accountings').where({ profile_id: await idOf(of) });
    expect([(await held(author)).length, (await held(estate)).length]).toEqual([0, 1]);
  });

  it('has the tax data of the years after the death', async () => {
    const author = await newAuthor();
    const year = Number(inDays(0).slice(0, 4));
    await setTaxation(author.profileHash, { source: 'fetch', year });
    await addTaxation(author.profileHash, { source: 'fetch', year: year + 1 });
    const estate = await estateOf(author, `${year}-01-02`);
    const { knex } = (await server()).system.db;
    const rows = await knex('taxations').where({ profile_id: await idOf(estate) });
    expect(rows).toMatchObject([{ year: year + 1, source: 'fetch' }]);
    expect(await newestRow('taxation_events', { profile_id: await idOf(estate) })).toMatchObject({
      kind: 'fetched',
    });
  });

  it('that was carried over is paid to the estate with its own', async () => {
    const author = await newAuthor();
    const isbn = await sharedBy([author]);
    const [first, second] = [newYear(), newYear()];
    for (const year of [first, second]) await lend(year, { [isbn]: 10 });
    const below = { recordDay: inDays(-60), potInCents: 700, minimumInCents: 1000 };
    await paid(staff, first, below);
    const estate = await estateOf(author, inDays(-40));
    expect((await read(estate.profileHash)).summary.carriedOverInCents).toBe(700);
    expect((await read(author.profileHash)).summary.carriedOverInCents).toBe(0);
    const next = await paid(staff, second, { recordDay: inDays(0), potInCents: 300, minimumInCents: 1000 });
    expect(next.result).toMatchObject({ payments: 1, carriedIn: 700 });
    expect(await amounts(staff, next)).toEqual({ [estate.profileHash]: 1000 });
  });

  it('that the bank returns is the estate’s, whenever it is returned', async () => {
    const [early, late] = [await newAuthor(), await newAuthor()];
    const sent = [await distributed(early), await distributed(late)];
    const returnOf = (at: number) => previewAndImport(staff, `payment;reason\n${sent[at]?.payment};AC04\n`);
    await returnOf(0);
    const estates = [await estateOf(early), await estateOf(late)];
    await returnOf(1);
    const { body } = await staff.browser.get('/accountings/payment-profiles/bounced', {});
    const bounced = (body as { records: { profileHash: string }[] }).records.map((one) => one.profileHash);
    expect(bounced.sort()).toEqual(estates.map(({ profileHash }) => profileHash).sort());
    for (const { profileHash } of estates) expect((await read(profileHash)).summary.failedPayments).toBe(1);
  });
});

describe('the heirs', () => {
  const one = (changes: object = {}) => ({
    ...{ name: 'Aino Aalto', extPartyCode: '', part: '', isContact: 0, note: '' },
    ...changes,
  });
  const put = (profileHash: string, heirs: object[], seen = '*') =>
    staff.browser.send<Heirs>('PUT', placeOf(profileHash, '/heirs'), {
      body: { heirs },
      headers: { 'if-match': seen },
    });
  const get = (profileHash: string) => staff.browser.get<Heirs>(placeOf(profileHash, '/heirs'));

  it('are saved as one list, which marks those with access', async () => {
    const [estate, heir] = [await estateOf(await newAuthor()), await newAuthor()];
    const { profileHash } = estate;
    const heirs = [
      one({
        name: heir.person.name,
        extPartyCode: await numberOf(heir.profileHash),
        part: '1/3',
        isContact: 1,
      }),
      one({ name: 'Eino Aalto', part: '2/3', note: 'Asuu Ruotsissa.\nSoittaa itse.' }),
    ];
    const saved = await put(profileHash, heirs);
    expect(saved.status).toBe(200);
    expect((await get(profileHash)).record.heirs).toEqual([
      { ...heirs[0], profileHash: heir.profileHash, hasAccess: 0 },
      { ...heirs[1], profileHash: null, hasAccess: 0 },
    ]);
    const grant = { username: heir.username, kind: 'estate', lastDay: '' };
    expect((await staff.browser.post(`/profiles/${profileHash}/access`, grant)).status).toBe(201);
    expect((await get(profileHash)).record.heirs.map(({ hasAccess }) => hasAccess)).toEqual([1, 0]);
    expect((await put(profileHash, heirs.toReversed())).record.heirs[0]).toMatchObject({
      name: 'Eino Aalto',
    });
    expect((await put(profileHash, [])).record.heirs).toEqual([]);
  });

  it.each([
    ['fractions above the whole', [{ part: '2/3' }, { part: '1/2' }], 'heirs[1].part'],
    ['a part of zero', [{ part: '0/2' }], 'heirs[0].part'],
    ['a negative part', [{ part: '1/-2' }], 'heirs[0].part'],
    ['half of a fraction', [{ part: '1' }], 'heirs[0].part'],
    ['two contacts', [{ isContact: 1 }, { isContact: 1 }], 'heirs[1].isContact'],
    ['an heir who does not exist', [{ extPartyCode: '0' }], 'heirs[0].extPartyCode'],
    ['no name', [{ name: '' }], 'heirs[0].name'],
  ])('are refused with %s', async (_, changes, path) => {
    const { error, status } = await put(await newEstate(), changes.map(one));
    expect(status).toBe(422);
    expect(error?.details.fields?.map((field) => field.path)).toContain(path);
  });

  it('are those of an estate, at the version that was read', async () => {
    const estate = await newEstate();
    const seen = (await get(estate)).headers.get('etag') ?? '';
    expect((await put(estate, [one()], seen)).status).toBe(200);
    expect(await put(estate, [], seen)).toMatchObject({ status: 412, code: 'stale' });
    expect(await get(await newCustomer())).toMatchObject({ status: 409, code: 'estateMissing' });
  });

  it('see works and payments of the estate with a grant only', async () => {
    const [author, heir, stranger] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const { payment } = await distributed(author);
    await sharedBy([author]);
    await previewAndImport(staff, `payment;reason\n${payment};AC04\n`);
    const { profileHash } = await estateOf(author);
    await staff.browser.post(`/profiles/${profileHash}/access`, {
      ...{ username: heir.username, kind: 'estate', lastDay: '' },
    });
    const pages = [
      (by: Author) => by.browser.get('/profiles/author-books', { profileHash }),
      (by: Author) => by.browser.get(`/profiles/${profileHash}/accountings`),
    ];
    for (const page of pages) {
      expect(((await page(heir)).body as { records: unknown[] }).records).toHaveLength(1);
      expect((await page(stranger)).status).toBe(404);
    }
  });
});
