import type { PaymentReason, WaitingAmounts } from '@nimio/domain/accounting/accounting.types';
import { addsUp } from '@nimio/domain/accounting/adds-up';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { ReserveYear, UnregisteredIsbn } from '@nimio/domain/distribution/reserve.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadFileOf, previewAndImport, rejectionOf } from './harness/bank-files.js';
import { classFacts } from './harness/calls/loan.js';
import {
  amounts,
  approve,
  begun,
  begunLate,
  calculate,
  endClaims,
  endedPeriod,
  eventsOf,
  forgetApproved,
  giveContract,
  inDays,
  lend,
  newYear,
  options,
  paid,
  path,
  pay,
  reserveOf,
  resultOf,
  sharedBy,
  theCalculator,
} from './harness/distributions.js';
import { newClassCode, newFinnishIsbn } from './harness/new-values.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add, remove, roles } from './harness/works.js';

const finnish = { unregisteredPrefixes: ['978951'] };

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
});
beforeEach(forgetApproved);

/** A paid distribution of the loans of an ISBN that is not in the register. */
async function paidUnregistered(potInCents = 1000): Promise<{ isbn: string; main: Distribution }> {
  const [year, isbn] = [newYear(), newFinnishIsbn()];
  await lend(year, { [isbn]: 100 });
  return { isbn, main: await paid(staff, year, { potInCents, ...finnish }) };
}

/** A late distribution from the draft to the payment, with the amounts of its payees. */
async function paidLate(
  changes: object = {},
): Promise<{ late: Distribution; paidOut: Record<string, number> }> {
  const { hash } = await begunLate(staff, changes);
  expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
  const late = await pay(staff, hash);
  return { late, paidOut: await amounts(staff, late) };
}

/** Adds the work of an ISBN as its only author, with a contract. */
async function join(author: Author, isbn: string, changes: object = {}): Promise<void> {
  await giveContract(author);
  expect((await add(author, { isbn, numberOfAuthors: 1, ...changes })).status).toBe(201);
}

/** Lets expire what the member of staff sees. */
async function expire(hash: string, changes: object = {}) {
  const { reserve, claimed, expired } = resultOf(await read(hash));
  const body = {
    note: 'Kirjallisuuden tukemiseen',
    cents: Math.max(1, reserve - claimed - expired),
    ...changes,
  };
  return staff.browser.post<Distribution>(path(hash, '/expire'), body);
}

/** Of the last late distribution of a claim period that `endClaims` has ended. */
const last = { recordDay: endedPeriod };

/** What waits for an author in the reserve. */
const waitingOf = async ({ browser, profileHash }: Author) =>
  ((await browser.get(`/profiles/${profileHash}/planned-payments`)).body as WaitingAmounts).waiting;

const read = async (hash: string) => (await staff.browser.get<Distribution>(path(hash))).record;

/** Pot = deductions + gross + late + open reserve + expired. */
async function expectConserved({ hash }: Distribution): Promise<void> {
  const { potInCents, result } = await read(hash);
  const { deducted, gross, reserve, claimed, expired } = resultOf({ result } as Distribution);
  const sums = await reserveOf(staff, { distribution: hash });
  expect(sums.openInCents).toBe(reserve - claimed - expired);
  expect({ claimed: sums.claimedInCents, expired: sums.expiredInCents }).toEqual({ claimed, expired });
  expect(deducted + gross + claimed + sums.openInCents + expired).toBe(potInCents);
}

describe('an unregistered ISBN', () => {
  it('has points and a reserved amount when it begins with a prefix of the distribution', async () => {
    const [year, finnishIsbn, otherIsbn] = [newYear(), newFinnishIsbn(), '9780306406157'];
    const author = await newAuthor();
    const work = await sharedBy([author]);
    await lend(year, { [work]: 100, [finnishIsbn]: 300, [otherIsbn]: 5000 });
    const calculated = await calculate(staff, (await begun(staff, year, finnish)).hash);
    expect(resultOf(calculated)).toMatchObject({
      ...{ works: 1, points: 400_000, gross: 25_000, reserve: 75_000, unregistered: 75_000 },
    });
    const { records, total } = await reserveOf(staff, { distribution: calculated.hash });
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({
      ...{ isbn: finnishIsbn, name: '', reason: 'unregistered', role: 'author', loans: 300, factor: 1 },
      ...{ numerator: 1, denominator: 1, amountInCents: 75_000, openInCents: 75_000, holder: null },
    });
  });

  it('ranks after all works when a cent is left', async () => {
    const year = newYear();
    const work = await sharedBy([await newAuthor()]);
    await lend(year, { [work]: 1, [newFinnishIsbn()]: 1 });
    const { hash } = await begun(staff, year, { potInCents: 3, ...finnish });
    expect(resultOf(await calculate(staff, hash))).toMatchObject({ gross: 2, unregistered: 1 });
  });

  it('has no points in later calculations once it is excluded, until it is included again', async () => {
    const [year, isbn] = [newYear(), newFinnishIsbn()];
    await lend(year, { [isbn]: 300, [await sharedBy([await newAuthor()])]: 100 });
    const { hash } = await begun(staff, year, finnish);
    const path = `/accountings/unregistered-isbns/${isbn}`;
    const listed = async (query: Record<string, string>) =>
      (await staff.browser.get('/accountings/unregistered-isbns', { q: isbn, ...query })).body as {
        records: UnregisteredIsbn[];
        total: number;
      };
    await calculate(staff, hash);
    const found = { isbn, loans: 300, amountInCents: 75_000, isExcluded: 0, isRegistered: 0 };
    expect(await listed({ year: inDays(30).slice(0, 4) })).toEqual(
      expect.objectContaining({ records: [found], total: 1 }),
    );
    expect((await staff.browser.send('PUT', path)).status).toBe(204);
    expect((await staff.browser.send('PUT', path)).status).toBe(204);
    expect((await listed({ excluded: '0' })).total).toBe(0);
    expect((await listed({ excluded: '1' })).records).toEqual([{ ...found, isExcluded: 1 }]);
    expect(resultOf(await read(hash))).toMatchObject({ unregistered: 75_000 });
    expect(resultOf(await calculate(staff, hash))).toMatchObject({ unregistered: 0, gross: 100_000 });
    expect((await listed({ excluded: '1' })).records).toEqual([
      { ...found, loans: 0, amountInCents: 0, isExcluded: 1 },
    ]);
    expect((await staff.browser.send('DELETE', path)).status).toBe(204);
    expect(resultOf(await calculate(staff, hash))).toMatchObject({ unregistered: 75_000 });
  });
});

describe('a late distribution', () => {
  it('pays author and translator of an ISBN that was added later, once', async () => {
    const { isbn, main } = await paidUnregistered();
    const [author, translator] = [await newAuthor(), await newAuthor()];
    await join(author, isbn, { translated: 1, numberOfTranslators: 1 });
    await join(translator, isbn, {
      ...{ translated: 1, role: roles('translator'), numberOfTranslators: 1 },
    });
    const { late, paidOut } = await paidLate();
    expect(paidOut).toEqual({ [author.profileHash]: 500, [translator.profileHash]: 500 });
    expect(late).toMatchObject({ kind: 'late', potInCents: 0, source: null, claimableUntil: null });
    expect(resultOf(late)).toMatchObject({ works: 1, gross: 1000, reserve: 0 });
    await expectConserved(main);
    expect(resultOf((await paidLate()).late)).toMatchObject({ gross: 0, payments: 0 });
  });

  it('pays an unregistered ISBN by the factor of its class; the rest expires after the claim period', async () => {
    const { isbn, main } = await paidUnregistered();
    const libraryClass = newClassCode();
    await staff.browser.post('/ykls', { ...classFacts, code: libraryClass, factor: 0.3 });
    const author = await newAuthor();
    await join(author, isbn);
    const { knex } = (await server()).system.db;
    await knex('works').where({ isbn }).update({ library_class: libraryClass });
    const { paidOut } = await paidLate();
    expect(paidOut).toEqual({ [author.profileHash]: 300 });
    expect((await paidLate()).paidOut).toEqual({});
    expect(await expire(main.hash)).toMatchObject({ status: 409, code: 'claimPeriodOpen' });
    await endClaims(main.hash);
    await paidLate(last);
    expect((await read(main.hash)).canExpire).toBe(1);
    expect(await expire(main.hash, { cents: 699 })).toMatchObject({ status: 409, code: 'reserveChanged' });
    expect(await expire(main.hash, { note: undefined })).toMatchObject({
      status: 422,
      code: 'validationError',
    });
    const expired = await expire(main.hash);
    expect(expired.status).toBe(200);
    expect(resultOf(expired.record)).toMatchObject({ reserve: 1000, claimed: 300, expired: 700 });
    expect((await eventsOf(staff, main.hash))[0]).toMatchObject({
      kind: 'expired',
      facts: { cents: 700, note: 'Kirjallisuuden tukemiseen' },
    });
    await expectConserved(main);
    expect(await expire(main.hash)).toMatchObject({ status: 409, code: 'reserveEmpty' });
  });

  it('of the last day pays who was eligible on it before the rest can expire', async () => {
    const { isbn, main } = await paidUnregistered();
    const author = await newAuthor();
    await join(author, isbn);
    await endClaims(main.hash);
    const refused = { status: 409, code: 'lastLateMissing' };
    expect((await paidLate()).paidOut).toEqual({});
    expect(await expire(main.hash)).toMatchObject(refused);
    const calculated = await calculate(staff, (await begunLate(staff, last)).hash);
    expect(calculated.reserves).toEqual([{ hash: main.hash, name: main.name, cents: 1000 }]);
    expect(await expire(main.hash)).toMatchObject({ status: 409, code: 'lateDistributionOpen' });
    expect((await read(main.hash)).openLate).toBe(calculated.hash);
    expect((await approve(staff, calculated)).status).toBe(200);
    expect(await expire(main.hash)).toMatchObject({ status: 409, code: 'reserveEmpty' });
    await expectConserved(main);
  });

  it('of the last day does not let the part of one expire who was eligible according to a later entry', async () => {
    const [author, year] = [await newAuthor(), newYear()];
    const { record } = await add(author, { isbn: newFinnishIsbn(), numberOfAuthors: 1 });
    await lend(year, { [record.work.isbn]: 10 });
    const main = await paid(staff, year, { potInCents: 1000 });
    await endClaims(main.hash);
    await paidLate(last);
    expect((await read(main.hash)).canExpire).toBe(1);
    await giveContract(author);
    expect(await waitingOf(author)).toEqual([{ reason: null, amountInCents: 1000 }]);
    expect(await expire(main.hash)).toMatchObject({ status: 409, code: 'lastLateMissing' });
    expect((await paidLate(last)).paidOut).toEqual({ [author.profileHash]: 1000 });
  });

  it.each([
    ['was calculated before the end of that day', 'calculations', 'started_at', '2020-12-31T21:59:00.000Z'],
    ['was calculated before the main one was paid', 'calculations', 'started_at', '2021-01-01T00:00:00.000Z'],
    ['is not paid', 'distributions', 'state', 'approved'],
  ])('of the last day that %s does not let the rest expire', async (_, table, column, value) => {
    const { main } = await paidUnregistered();
    await endClaims(main.hash);
    const { late } = await paidLate(last);
    expect((await read(main.hash)).canExpire).toBe(1);
    const { knex } = (await server()).system.db;
    const { calculation_id: id } = await newestRow<{ calculation_id: number }>('distributions', {
      hash: late.hash,
    });
    await knex(table)
      .where(table === 'calculations' ? { id } : { calculation_id: id })
      .update({ [column]: value });
    expect(await expire(main.hash)).toMatchObject({ status: 409, code: 'lastLateMissing' });
  });

  it('pays nothing from a distribution that decided on a later day', async () => {
    const { isbn } = await paidUnregistered();
    await join(await newAuthor(), isbn);
    expect((await paidLate({ recordDay: inDays(-61) })).paidOut).toEqual({});
    expect(Object.values((await paidLate({ recordDay: inDays(-60) })).paidOut)).toEqual([1000]);
  });

  it('pays a reserved share to its holder once the contract is accepted, and shows where it comes from', async () => {
    const [author, year] = [await newAuthor(), newYear()];
    const { record } = await add(author, { isbn: newFinnishIsbn(), numberOfAuthors: 1 });
    await lend(year, { [record.work.isbn]: 10 });
    const main = await paid(staff, year, { potInCents: 1001 });
    expect(resultOf(main)).toMatchObject({ gross: 0, reserve: 1001 });
    expect((await paidLate()).paidOut).toEqual({});
    expect(await waitingOf(author)).toEqual([{ reason: 'noContract', amountInCents: 1001 }]);
    await giveContract(author);
    expect(await waitingOf(author)).toEqual([{ reason: null, amountInCents: 1001 }]);
    const { late, paidOut } = await paidLate();
    expect(await waitingOf(author)).toEqual([]);
    expect(paidOut).toEqual({ [author.profileHash]: 1001 });
    await expectConserved(main);
    const profile = `/profiles/${author.profileHash}`;
    const planned = (await author.browser.get(`${profile}/planned-payments`)).body as { waiting: unknown[] };
    expect(planned.waiting).toEqual([]);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const payment = await newestRow<{ hash: string }>('payments', { profile_id: id });
    // The years of the reserve that it pays, since a late distribution counts no loans.
    const accountings = await author.browser.get(`${profile}/accountings`);
    expect(accountings.body).toMatchObject({ records: [{ name: late.name, loanYears: [year] }] });
    const earnings = await author.browser.get(`${profile}/works/${record.work.isbn}/earnings`);
    expect(earnings.body).toMatchObject({ records: [{ payment: payment.hash, loanYears: [year] }] });
    const reason = await author.browser.get<PaymentReason>(`${profile}/accountings/${payment.hash}/reason`);
    expect(addsUp(reason.record)).toBe(true);
    expect(reason.record.parts).toMatchObject([
      {
        ...{ kind: 'late', name: late.name, potInCents: 0, points: 0, years: [] },
        lines: [
          {
            ...{ amountInCents: 1001, numerator: 1, denominator: 1 },
            origin: { name: main.name, date: main.payDate, years: [year] },
          },
        ],
      },
    ]);
  });

  it('does not pay what was reserved for compensations that the contract does not cover', async () => {
    const [author, year] = [await newAuthor(), newYear()];
    const { record } = await add(author, { isbn: newFinnishIsbn(), numberOfAuthors: 1 });
    await lend(year, { [record.work.isbn]: 10 });
    await paid(staff, year, { source: 'KAM' });
    await giveContract(author, { comp_types: 'LK' });
    expect((await paidLate()).paidOut).toEqual({});
  });

  it('counts what the predecessor in a share has received', async () => {
    const [first, second, year] = [await newAuthor(), await newAuthor(), newYear()];
    await giveContract(second);
    const isbn = await sharedBy([first], 2);
    await lend(year, { [isbn]: 10 });
    const main = await paid(staff, year, { potInCents: 1000 });
    expect(resultOf(main)).toMatchObject({ gross: 500, reserve: 500 });
    const work = await newestRow<{ id: number }>('works', { isbn });
    const { hash } = await newestRow<{ hash: string }>('deals', { work_id: work.id });
    const deal = `/deals/${hash}`;
    const { headers } = await staff.browser.get(deal);
    const replaced = await staff.browser.send('PUT', deal, {
      body: { amount: 2, ownerProfileHash: second.profileHash, shares: [second.authorHash] },
      headers: { 'if-match': headers.get('etag') ?? '' },
    });
    expect(replaced.status).toBe(200);
    expect((await paidLate()).paidOut).toEqual({});
    await expectConserved(main);
  });

  it('is refused while another is open, also when both are created at once', async () => {
    const body = { name: 'Takautuva', payDate: inDays(30), announced: 0 };
    const create = () => staff.browser.post<Distribution>('/accountings/late-distributions', body);
    const [one, other] = await Promise.all([create(), create()]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
    expect([one, other].find(({ status }) => status === 409)?.code).toBe('lateDistributionOpen');
    const pot = await staff.browser.post('/accountings/late-distributions', { ...body, potInCents: 5 });
    expect(pot).toMatchObject({ status: 422, code: 'validationError' });
  });

  it('changes like another one, but not as one with a pot', async () => {
    const { hash } = await begunLate(staff);
    expect(await calculate(staff, hash)).toMatchObject({ state: 'calculated' });
    const put = (at: string, body: object) =>
      staff.browser.send<Distribution>('PUT', at, { body, headers: { 'if-match': '*' } });
    const body = { name: 'Takautuva 2', payDate: inDays(31), announced: 1, recordDay: inDays(0) };
    const at = `/accountings/late-distributions/${hash}`;
    expect((await put(at, { ...body, minimumInCents: 0 })).record).toMatchObject({
      ...{ name: 'Takautuva 2', payDate: inDays(31), state: 'calculated' },
    });
    expect((await put(at, { ...body, minimumInCents: 7 })).record).toMatchObject({ state: 'draft' });
    expect((await put(path(hash), options(newYear()))).status).toBe(404);
    expect((await put(path(hash, '/invoices'), { invoices: [] })).status).toBe(404);
    const year = newYear();
    const main = await begun(staff, year);
    expect(
      (await put(`/accountings/late-distributions/${main.hash}`, { ...body, minimumInCents: 0 })).status,
    ).toBe(404);
  });

  it('cannot be approved once another has taken a part of what it pays', async () => {
    const { isbn, main } = await paidUnregistered();
    await join(await newAuthor(), isbn);
    const calculated = await calculate(staff, (await begunLate(staff)).hash);
    const { knex } = (await server()).system.db;
    const reserved = knex('accounting_lines').where({ isbn, accounting_id: null });
    await reserved.clone().update({ claimed_cents: 1 });
    expect(await approve(staff, calculated)).toMatchObject({ status: 409, code: 'reserveTaken' });
    await reserved.update({ claimed_cents: 0 });
    expect((await approve(staff, await calculate(staff, calculated.hash))).status).toBe(200);
    await expectConserved(main);
  });

  it('cannot be approved once a payee is not eligible any more', async () => {
    const { isbn } = await paidUnregistered();
    const author = await newAuthor();
    await join(author, isbn);
    const calculated = await calculate(staff, (await begunLate(staff)).hash);
    const { knex } = (await server()).system.db;
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    await knex('contracts')
      .where({ profile_id: id })
      .update({ valid_to: inDays(-1) });
    expect(await approve(staff, calculated)).toMatchObject({ status: 409, code: 'calculationOutdated' });
  });

  it('gives back what its approval took when the bank rejects its file', async () => {
    const { isbn, main } = await paidUnregistered();
    await join(await newAuthor(), isbn);
    const { hash } = await begunLate(staff);
    expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
    expect(resultOf(await read(main.hash))).toMatchObject({ claimed: 1000 });
    const importer = await theCalculator();
    await previewAndImport(importer, rejectionOf((await downloadFileOf(importer, hash)).message));
    const { hash: other } = await begunLate(staff);
    const reopen = () => staff.browser.post<Distribution>(path(hash, '/reopen'), {});
    expect(await reopen()).toMatchObject({ status: 409, code: 'lateDistributionOpen' });
    await staff.browser.send('DELETE', path(other), { headers: { 'if-match': '*' } });
    expect((await reopen()).status).toBe(200);
    expect(resultOf(await read(main.hash))).toMatchObject({ claimed: 0 });
    await expectConserved(main);
    expect((await approve(staff, await read(hash))).status).toBe(200);
    await expectConserved(main);
  });
});

describe('the reserve', () => {
  it('is found by ISBN, title and holder, with the sums of all states', async () => {
    const [holder, claimer, year] = [await newAuthor(), await newAuthor(), newYear()];
    const [held, unclaimed] = [newFinnishIsbn(), newFinnishIsbn()];
    await add(holder, { isbn: held, numberOfAuthors: 1, name: 'Revontulet' });
    await join(claimer, unclaimed, { numberOfAuthors: 2, name: 'Kaislikko' });
    await lend(year, { [held]: 100, [unclaimed]: 300 });
    const main = await paid(staff, year, { potInCents: 4000 });
    const only = { distribution: main.hash };
    const isbnsOf = async (query: Record<string, string>) =>
      (await reserveOf(staff, { ...only, ...query })).records.map(({ isbn }) => isbn);
    expect(await isbnsOf({})).toEqual([unclaimed, held]);
    expect(await isbnsOf({ q: held })).toEqual([held]);
    expect(await isbnsOf({ q: 'kaisl' })).toEqual([unclaimed]);
    expect(await isbnsOf({ q: 'nothing of this name' })).toEqual([]);
    expect(await isbnsOf({ q: '%' })).toEqual([]);
    expect(await isbnsOf({ q: holder.person.name })).toEqual([held]);
    expect(await isbnsOf({ reason: 'noContract' })).toEqual([held]);
    expect(await isbnsOf({ state: 'claimed' })).toEqual([]);
    expect(await isbnsOf({ year: main.payDate.slice(0, 4) })).toEqual([unclaimed, held]);
    expect(await isbnsOf({ year: '1999' })).toEqual([]);
    await giveContract(holder);
    await paidLate();
    expect(await isbnsOf({ state: 'claimed' })).toEqual([held]);
    expect(await reserveOf(staff, { ...only, state: 'open' })).toMatchObject({
      ...{ total: 1, openInCents: 1500, claimedInCents: 1000, expiredInCents: 0 },
    });
    const years = (await staff.browser.get('/accountings/reserve/years')).body as { records: ReserveYear[] };
    const ofYear = Number(main.payDate.slice(0, 4));
    expect(years.records).toEqual([
      {
        ...{ year: ofYear, openInCents: 1500, claimedInCents: 1000, expiredInCents: 0 },
        claimableUntil: `${ofYear + 3}-12-31`,
      },
    ]);
  });

  it('has the sums and numbers of its lines, whatever is asked for', async () => {
    const { isbn, main } = await paidUnregistered();
    await join(await newAuthor(), isbn);
    await paidLate();
    const second = await paidUnregistered(500);
    await endClaims(second.main.hash);
    await paidLate(last);
    expect((await expire(second.main.hash)).status).toBe(200);
    const third = await paidUnregistered(70);
    const { knex } = (await server()).system.db;
    await knex('distributions').where({ hash: third.main.hash }).update({ pay_date: '2025-12-15' });
    const thisYear = main.payDate.slice(0, 4);
    const asked = async (query: Record<string, string>) => {
      const { records, total, ...sums } = await reserveOf(staff, query);
      return [records.length, total, sums.openInCents, sums.claimedInCents, sums.expiredInCents];
    };
    expect(await asked({})).toEqual([3, 3, 70, 1000, 500]);
    expect(await asked({ year: '2025' })).toEqual([1, 1, 70, 0, 0]);
    expect(await asked({ year: thisYear })).toEqual([2, 2, 0, 1000, 500]);
    expect(await asked({ year: thisYear, state: 'open' })).toEqual([0, 0, 0, 1000, 500]);
    expect(await asked({ state: 'expired' })).toEqual([1, 1, 70, 1000, 500]);
    expect(await asked({ reason: 'unregistered', state: 'claimed' })).toEqual([1, 1, 70, 1000, 500]);
    expect(await asked({ reason: 'noContract' })).toEqual([0, 0, 0, 0, 0]);
    expect(await asked({ offset: '2' })).toEqual([1, 3, 70, 1000, 500]);
    expect(await asked({ q: isbn, offset: '50' })).toEqual([0, 1, 0, 1000, 0]);
  });

  it('is claimable until the end of the year that the settings name', async () => {
    const { isbn, main } = await paidUnregistered();
    expect(main.claimableUntil).toBe(`${Number(main.payDate.slice(0, 4)) + 3}-12-31`);
    await join(await newAuthor(), isbn);
    await endClaims(main.hash);
    expect((await paidLate()).paidOut).toEqual({});
  });

  it('lets another claim a share that its holder has given up', async () => {
    const [former, next, year] = [await newAuthor(), await newAuthor(), newYear()];
    const isbn = newFinnishIsbn();
    const { record } = await add(former, { isbn, numberOfAuthors: 1 });
    await lend(year, { [isbn]: 10 });
    const main = await paid(staff, year, { potInCents: 700 });
    expect(await waitingOf(former)).toHaveLength(1);
    await remove(former, record.work.bookHash);
    expect(await waitingOf(former)).toEqual([]);
    await join(next, isbn);
    expect((await paidLate()).paidOut).toEqual({ [next.profileHash]: 700 });
    await expectConserved(main);
  });
});
