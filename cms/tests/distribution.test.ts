import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PaymentReason } from '@nimio/domain/accounting/accounting.types';
import { addsUp } from '@nimio/domain/accounting/adds-up';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as LockWorks from '../src/api/distribution/calculation/lock-works.js';
import type * as RunCalculation from '../src/api/distribution/calculation/run-calculation.js';
import type * as ConnectionModule from '../src/data/connection.js';
import { addTaxation, setTaxation, taxData } from './harness/calls/taxation.js';
import {
  amounts,
  approve,
  begun,
  calculate,
  eventsOf,
  forgetApproved,
  giveContract,
  lend,
  newYear,
  options,
  paid,
  path,
  remove,
  reserveOf,
  resultOf,
  resultsOf,
  sharedBy,
} from './harness/distributions.js';
import { cmsDir } from './harness/environment.js';
import { countOf } from './harness/messages.js';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add, edit, roles } from './harness/works.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(join(cmsDir, 'dist/src', module)) as T;
const { openConnection } = load<typeof ConnectionModule>('data/connection.js');
const { runCalculation } = load<typeof RunCalculation>('api/distribution/calculation/run-calculation.js');
const { lockWorks } = load<typeof LockWorks>('api/distribution/calculation/lock-works.js');

let staff: Author;
let aino: Author;
let bo: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
  [aino, bo] = [await newAuthor(), await newAuthor()];
});

beforeEach(forgetApproved);

describe('a calculation', () => {
  it('allocates the pot to shares by loans and number of sharers, and reserves unclaimed parts', async () => {
    const year = newYear();
    const [whole, half] = [await sharedBy([aino]), await sharedBy([bo], 2)];
    await lend(year, { [whole]: 100, [half]: 300, [newIsbn()]: 5000 });
    const distribution = await calculate(staff, (await begun(staff, year)).hash);
    expect(distribution.state).toBe('calculated');
    expect(distribution.isCalculating).toBe(0);
    expect(resultOf(distribution)).toMatchObject({
      works: 2,
      points: 400_000,
      gross: 62_500,
      reserve: 37_500,
      carriedOver: 0,
      profiles: 2,
      payments: 2,
    });
    expect(await amounts(staff, distribution)).toEqual({
      [aino.profileHash]: 25_000,
      [bo.profileHash]: 37_500,
    });
    expect((await reserveOf(staff, { distribution: distribution.hash })).records).toMatchObject([
      {
        ...{ isbn: half, name: 'Saaren talvi', role: 'author', loans: 300, factor: 1 },
        ...{ numerator: 1, denominator: 2, amountInCents: 37_500, reason: 'unclaimed', holder: null },
      },
    ]);
  });

  it('counts only its own years and groups, with its own factors of classes', async () => {
    const [year, other] = [newYear(), newYear()];
    const [plain, pictures] = [await sharedBy([aino]), await sharedBy([bo])];
    await lend(year, { [plain]: 100, [pictures]: 100 });
    await lend(year, { [plain]: 900 }, 'sci');
    await lend(year, { [plain]: 900 }, 'cel');
    await lend(other, { [plain]: 900 });
    const { knex } = (await server()).system.db;
    await knex('works').where({ isbn: pictures }).update({ library_class: '85.22' });
    const factors = [{ code: '85.2', factor: 0.5 }];
    const distribution = await calculate(staff, (await begun(staff, year, { factors })).hash);
    expect(await amounts(staff, distribution)).toEqual({
      [aino.profileHash]: 66_667,
      [bo.profileHash]: 33_333,
    });
    const both = await calculate(staff, (await begun(staff, year, { groups: ['gen', 'sci'] })).hash);
    expect(resultOf(both).points).toBe(1_100_000);
  });

  it('conserves cents for any works, shares and pots, in all stored rows', async () => {
    const { knex } = (await server()).system.db;
    const authors = [aino, bo, await newAuthor()];
    const work = fc.record({
      translated: fc.boolean(),
      amount: fc.integer({ min: 1, max: 5 }),
      claimed: fc.integer({ min: 0, max: 3 }),
      loans: fc.integer({ min: 0, max: 100_000 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(work, { minLength: 1, maxLength: 5 }),
        fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 99_999_999_999 })),
        fc.integer({ min: 0, max: 50_000 }),
        async (works, potInCents, minimumInCents) => {
          const year = newYear();
          const loans: Record<string, number> = {};
          for (const { translated, amount, claimed, loans: count } of works) {
            const changes = translated ? { translated: 1, role: roles('author', 'translator') } : {};
            const sharers = authors.slice(0, Math.max(1, Math.min(claimed, amount)));
            const isbn = await sharedBy(sharers, amount, { ...changes, numberOfTranslators: amount });
            loans[isbn] = count;
          }
          await lend(year, loans);
          const { hash } = await begun(staff, year, { potInCents, minimumInCents });
          const distribution = await calculate(staff, hash);
          const { gross, reserve, carriedOver, paymentsGross, withheld, net, carriedIn } =
            resultOf(distribution);
          expect(gross + reserve).toBe(potInCents);
          expect(paymentsGross).toBe(gross - carriedOver + carriedIn);
          expect(withheld + net).toBe(paymentsGross);
          const { id } = await newestRow<{ id: number }>('calculations', {
            hash: resultOf(distribution).hash,
          });
          const sumOf = async (table: string, column: string, where: object) => {
            const of = { calculation_id: id, ...where };
            const rows = await knex(table).where(of).sum<{ sum: number | string | null }[]>({ sum: column });
            return Number(rows[0]?.sum ?? 0);
          };
          const total = await sumOf('accounting_lines', 'cents', {});
          expect(total).toBe(resultOf(distribution).points > 0 ? potInCents : 0);
          expect(await sumOf('accountings', 'gross_cents', {})).toBe(gross);
          const accountings = await knex('accountings')
            .where({ calculation_id: id })
            .select<{ id: number; gross_cents: number | string }[]>('id', 'gross_cents');
          for (const each of accountings)
            expect(await sumOf('accounting_lines', 'cents', { accounting_id: each.id })).toBe(
              Number(each.gross_cents),
            );
          await remove(staff, hash);
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);

  it('gives a remaining cent to the oldest work of the register, whatever its ISBN', async () => {
    const year = newYear();
    const authors = [aino, bo, await newAuthor()];
    const isbns = authors.map(newIsbn).sort();
    const loans: Record<string, number> = {};
    for (const author of authors) {
      const isbn = isbns.pop() ?? '';
      await giveContract(author);
      await add(author, { isbn, numberOfAuthors: 1 });
      loans[isbn] = 10;
    }
    await lend(year, loans);
    const distribution = await calculate(staff, (await begun(staff, year, { potInCents: 100 })).hash);
    const given = await amounts(staff, distribution);
    expect(authors.map(({ profileHash }) => given[profileHash])).toEqual([34, 33, 33]);
  });

  it('withholds by each profile’s tax data, 60 percent without, rounded down', async () => {
    const year = newYear();
    const [taxed, untaxed] = [await newAuthor(), await newAuthor()];
    await setTaxation(taxed.profileHash, { type: 'ST', rate: 245 });
    await lend(year, { [await sharedBy([taxed, untaxed])]: 10 });
    const distribution = await calculate(staff, (await begun(staff, year, { potInCents: 2001 })).hash);
    const { records } = await resultsOf(staff, distribution);
    expect(records).toMatchObject([
      {
        profileHash: taxed.profileHash,
        grossInCents: 1001,
        taxRate: 24.5,
        withheldInCents: 245,
        netInCents: 756,
      },
      {
        profileHash: untaxed.profileHash,
        grossInCents: 1000,
        taxRate: 60,
        withheldInCents: 600,
        netInCents: 400,
      },
    ]);
    expect(resultOf(distribution)).toMatchObject({ paymentsGross: 2001, withheld: 845, net: 1156 });
  });

  it('withholds by the tax data that are in force on the day of payment', async () => {
    const year = newYear();
    const author = await newAuthor();
    const { taxYear } = taxData;
    await setTaxation(author.profileHash, { rate: 200, year: taxYear });
    await addTaxation(author.profileHash, { rate: 300, year: taxYear + 1 });
    await lend(year, { [await sharedBy([author])]: 1 });
    const rateAt = async (payDate: string) => {
      const { hash } = await begun(staff, year, { payDate });
      const { records } = await resultsOf(staff, await calculate(staff, hash));
      return records.map(({ taxRate }) => taxRate);
    };
    expect(await rateAt(`${taxYear}-12-31`)).toEqual([20]);
    expect(await rateAt(`${taxYear + 2}-12-30`)).toEqual([30]);
    expect(await rateAt(`${taxYear + 3}-01-03`)).toEqual([60]);
  });

  it('withholds again when the day of payment moves to another year after the approval', async () => {
    const year = newYear();
    const author = await newAuthor();
    const next = taxData.taxYear + 1;
    await setTaxation(author.profileHash, { rate: 200, year: next });
    await addTaxation(author.profileHash, { rate: 300, year: next + 1 });
    await lend(year, { [await sharedBy([author])]: 1 });
    const { hash } = await begun(staff, year, { payDate: `${next}-12-20` });
    await approve(staff, await calculate(staff, hash));
    const withheldAt = async (payDate: string) => {
      const place = path(hash);
      const moved = await staff.browser.putFresh<Distribution>(place, place, options(year, { payDate }));
      return resultOf(moved.record).withheld;
    };
    expect(await withheldAt(`${next}-12-30`)).toBe(20_000);
    expect(await withheldAt(`${next + 1}-01-03`)).toBe(30_000);
    const [toNextYear, inYear] = await eventsOf(staff, hash);
    expect(toNextYear?.facts).toEqual({
      before: { payDate: `${next}-12-30`, withheldInCents: 20_000 },
      after: { payDate: `${next + 1}-01-03`, withheldInCents: 30_000 },
    });
    expect(inYear?.facts.after).toEqual({ payDate: `${next}-12-30` });
  });

  it('abandons the calculation of a dead thread, and unlocks its works', async () => {
    const year = newYear();
    const isbn = await sharedBy([aino], 2);
    await lend(year, { [isbn]: 1 });
    const { system } = await server();
    const { id } = await newestRow<{ id: number }>('distributions', {
      hash: (await begun(staff, year)).hash,
    });
    await system.db.knex('works').where({ isbn }).update({ locked_until: '2998-01-01T00:00:00.000Z' });
    const startedAt = system.now().toISOString();
    await system.db.knex('calculations').insert({
      ...{ hash: 'y'.repeat(22), distribution_id: id, state: 'loading' },
      ...{ locked_until: '2998-01-01T00:00:00.000Z', started_at: startedAt },
    });
    const { source } = system.db;
    const lockedUntil = async () =>
      (await newestRow<{ locked_until: string | null }>('works', { isbn })).locked_until;
    // A late end abandons only its own calculation.
    expect(await runCalculation({ kind: 'abandon', source, startedAt: '2020' })).toBe('done');
    expect(await lockedUntil()).not.toBeNull();
    expect(await runCalculation({ kind: 'abandon', source, startedAt })).toBe('done');
    expect(await lockedUntil()).toBeNull();
    expect(await runCalculation({ kind: 'clear', source })).toBe('done');
    expect(await countOf('calculations', { hash: 'y'.repeat(22) })).toBe(0);
  });

  it('carries over amounts below the minimum, and includes them later', async () => {
    const [first, second, third] = [newYear(), newYear(), newYear()];
    const [small, large] = [await newAuthor(), await newAuthor()];
    const [one, other] = [await sharedBy([small]), await sharedBy([large])];
    for (const year of [first, second, third]) await lend(year, { [one]: 1, [other]: 9 });
    const minimum = { potInCents: 10_000, minimumInCents: 1500 };
    const before = await paid(staff, first, minimum);
    expect(resultOf(before)).toMatchObject({ gross: 10_000, carriedOver: 1000, payments: 1 });
    expect(await amounts(staff, before, { kind: 'carriedOver' })).toEqual({ [small.profileHash]: 1000 });
    const [waiting] = (await resultsOf(staff, before, { kind: 'carriedOver' })).records;
    expect(waiting).toMatchObject({ isMoved: 0 });
    const after = await paid(staff, second, minimum);
    expect(resultOf(after)).toMatchObject({ gross: 10_000, carriedOver: 0, carriedIn: 1000, payments: 2 });
    expect(await amounts(staff, after)).toEqual({ [small.profileHash]: 2000, [large.profileHash]: 9000 });
    const [moved] = (await resultsOf(staff, before, { kind: 'carriedOver' })).records;
    expect(moved).toMatchObject({ isMoved: 1 });
    // Paid only once.
    const last = await calculate(staff, (await begun(staff, third, minimum)).hash);
    expect(resultOf(last)).toMatchObject({ carriedOver: 1000, carriedIn: 0 });
  });

  it('explains each sum to staff before they approve it, and to no one else', async () => {
    const years = [newYear(), newYear()] as const;
    const [small, large] = [await newAuthor(), await newAuthor()];
    const [one, other] = [await sharedBy([small]), await sharedBy([large])];
    await lend(years[0], { [one]: 1, [other]: 9 });
    await lend(years[1], { [one]: 2, [other]: 8 });
    const minimum = { potInCents: 10_000, minimumInCents: 2500 };
    await paid(staff, years[0], minimum);
    const distribution = await calculate(staff, (await begun(staff, years[1], minimum)).hash);
    const { records } = await resultsOf(staff, distribution);
    expect(records.map(({ kind, grossInCents }) => [kind, grossInCents])).toEqual([
      ['planned', 8000],
      ['planned', 3000],
    ]);
    for (const { hash, profileHash, grossInCents } of records) {
      const place = `/profiles/${profileHash}/accountings/${hash}/reason`;
      const { record } = await staff.browser.get<PaymentReason>(place);
      expect(addsUp(record)).toBe(true);
      expect(record).toMatchObject({ grossInCents, isApproved: 0 });
      const owner = [small, large].find((author) => author.profileHash === profileHash);
      expect((await owner?.browser.get(place))?.status).toBe(404);
    }
    const [, smaller] = records;
    const ofSmall = `/profiles/${small.profileHash}/accountings/${smaller?.hash}/reason`;
    // It includes carried-over amounts, and stays the same after the approval.
    const { record } = await staff.browser.get<PaymentReason>(ofSmall);
    expect(record.parts.map(({ amountInCents }) => amountInCents).sort()).toEqual([1000, 2000]);
    await approve(staff, distribution);
    expect((await small.browser.get<PaymentReason>(ofSmall)).record).toEqual({ ...record, isApproved: 1 });
  });

  it('includes a carried-over amount in one distribution only, and explains how to continue with the other', async () => {
    const years = [newYear(), newYear(), newYear()] as const;
    const [small, large] = [await newAuthor(), await newAuthor()];
    const [one, other] = [await sharedBy([small]), await sharedBy([large])];
    for (const year of years) await lend(year, { [one]: 1, [other]: 9 });
    const minimum = { potInCents: 10_000, minimumInCents: 1500 };
    await paid(staff, years[0], minimum);
    const first = await calculate(staff, (await begun(staff, years[1], minimum)).hash);
    const second = await calculate(staff, (await begun(staff, years[2], minimum)).hash);
    expect([first, second].map((each) => resultOf(each).carriedIn)).toEqual([1000, 1000]);
    expect((await approve(staff, first)).status).toBe(200);
    expect((await approve(staff, second)).code).toBe('carriedTaken');
    const again = await calculate(staff, second.hash);
    expect(resultOf(again)).toMatchObject({ carriedIn: 0, carriedOver: 1000 });
    expect((await approve(staff, again)).status).toBe(200);
  });

  it('repeats a failed payment once its profile has another account', async () => {
    const [first, second, third] = [newYear(), newYear(), newYear()];
    const author = await newAuthor();
    const isbn = await sharedBy([author]);
    for (const year of [first, second, third]) await lend(year, { [isbn]: 1 });
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const { knex } = (await server()).system.db;
    const account = (iban: string) => knex('bank_accounts').where({ profile_id: id }).update({ iban });
    await account('000000-000000');
    expect(resultOf(await paid(staff, first)).failed).toBe(1);
    expect(resultOf(await paid(staff, second))).toMatchObject({ carriedIn: 0, failed: 1 });
    await account('FI4950009420028730');
    expect(resultOf(await paid(staff, third))).toMatchObject({ carriedIn: 200_000, paymentsGross: 300_000 });
    const { body } = await author.browser.get(`/profiles/${author.profileHash}/accountings`);
    const { records } = body as { records: { state: string; paidAmountInCents: number }[] };
    expect(records.map(({ state, paidAmountInCents }) => [state, paidAmountInCents])).toEqual(
      Array.from({ length: 3 }, () => ['paid', 100_000]),
    );
    // A payment returned from an account is not sent there again.
    const year = newYear();
    await lend(year, { [isbn]: 1 });
    await knex('payments')
      .where({ profile_id: id, state: 'paid' })
      .update({ state: 'failed', failure: 'AC04' });
    const last = await calculate(staff, (await begun(staff, year)).hash);
    expect(resultOf(last)).toMatchObject({ carriedIn: 0 });
    // Unless it was returned because of the BIC, which has been corrected.
    await knex('bank_accounts').where({ profile_id: id }).update({ swift: 'OKOYFIHH' });
    expect(resultOf(await calculate(staff, last.hash)).carriedIn).toBe(300_000);
  });

  it('repeats a payment to the same account on request of staff, once, unless another payment includes it', async () => {
    const [first, second, third] = [newYear(), newYear(), newYear()];
    const author = await newAuthor();
    const isbn = await sharedBy([author]);
    for (const year of [first, second, third]) await lend(year, { [isbn]: 1 });
    const before = await paid(staff, first);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const { knex } = (await server()).system.db;
    const back = { state: 'failed', failure: 'AC04' };
    await knex('payments').where({ profile_id: id }).update(back);
    const oneOf = async () => (await resultsOf(staff, before)).records[0];
    const again = async (by = staff) =>
      by.browser.post(`/accountings/payments/${(await oneOf())?.hash}/repeat`, {});
    const stateFor = async () => {
      const { body } = await author.browser.get(`/profiles/${author.profileHash}/accountings`);
      return (body as { records: { state: string; comesAgain: number }[] }).records.map((row) => [
        row.state,
        row.comesAgain,
      ]);
    };
    expect((await oneOf())?.failed).toEqual({ state: 'waiting', isPayable: 1 });
    expect(await stateFor()).toEqual([['failed', 0]]);
    expect((await again(author)).status).toBe(403);
    // Nor may staff who represent the author.
    const theirs = await newAuthor({ roles: ['superadmin'] });
    await represent(theirs, author);
    expect(await again(theirs)).toMatchObject({ status: 403, code: 'ownAffairs' });
    // A double click has one effect.
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([204, 204]);
    expect((await oneOf())?.failed).toEqual({ state: 'coming', isPayable: 1 });
    expect(await stateFor()).toEqual([['failed', 1]]);
    const { body: home } = await author.browser.get(`/profiles/${author.profileHash}/planned-payments`);
    expect(home).toMatchObject({ failed: [] });
    const events = await eventsOf(staff, before.hash);
    expect(events.filter(({ kind }) => kind === 'repeated')).toMatchObject([
      { by: staff.person.name, facts: { payments: 1 } },
    ]);
    const after = await paid(staff, second);
    expect(resultOf(after)).toMatchObject({ carriedIn: 100_000, failed: 0 });
    expect((await oneOf())?.failed).toMatchObject({ state: 'replaced' });
    expect((await again()).code).toBe('paymentNotFailed');
    // A payment that is returned again waits again.
    await knex('payments').where({ profile_id: id, state: 'paid' }).update(back);
    expect(resultOf(await calculate(staff, (await begun(staff, third)).hash)).carriedIn).toBe(0);
  });

  it('does not repeat a payment without an account', async () => {
    const year = newYear();
    const author = await newAuthor();
    await lend(year, { [await sharedBy([author])]: 1 });
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const { knex } = (await server()).system.db;
    await knex('bank_accounts').where({ profile_id: id }).update({ iban: '000000-000000' });
    const [failed] = (await resultsOf(staff, await paid(staff, year))).records;
    expect(failed).toMatchObject({ failure: 'noAccount', failed: { state: 'waiting', isPayable: 0 } });
    const asked = await staff.browser.post(`/accountings/payments/${failed?.hash}/repeat`, {});
    expect(asked.code).toBe('accountMissing');
  });

  it('can be repeated until the approval', async () => {
    const year = newYear();
    const isbn = await sharedBy([aino], 2);
    await lend(year, { [isbn]: 10 });
    const { hash } = await begun(staff, year);
    const first = await calculate(staff, hash);
    expect(resultOf(first)).toMatchObject({ gross: 50_000, reserve: 50_000 });
    expect((await add(bo, { isbn })).status).toBe(201);
    const second = await calculate(staff, hash);
    expect(resultOf(second)).toMatchObject({ gross: 100_000, reserve: 0 });
    // The first result is replaced, and none of its rows are left.
    expect((await approve(staff, first)).code).toBe('calculationOutdated');
    await (await server()).system.jobs.runDue();
    expect(await countOf('calculations', { hash: resultOf(first).hash })).toBe(0);
    expect((await approve(staff, second)).status).toBe(200);
    for (const step of ['/calculate', '/approve']) {
      const seen = { calculation: resultOf(second).hash, payDate: second.payDate };
      const body = step === '/approve' ? seen : { isPartial: 0 };
      expect((await staff.browser.post(path(hash, step), body)).code).toBe('distributionApproved');
    }
  });

  it('is requested once at a time, and not without loans', async () => {
    const year = newYear();
    const { hash } = await begun(staff, year);
    const ask = () => staff.browser.post(path(hash, '/calculate'), { isPartial: 0 });
    expect((await ask()).code).toBe('loansMissing');
    await lend(year, { [await sharedBy([aino])]: 1 });
    const other = await begun(staff, year);
    const responses = await Promise.all([ask(), ask(), ask()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    for (const asked of [
      staff.browser.post(path(other.hash, '/calculate'), { isPartial: 0 }),
      staff.browser.putFresh(path(hash), path(hash), options(year)),
      remove(staff, hash),
    ])
      expect((await asked).code).toBe('distributionCalculating');
    await (await server()).system.jobs.runDue();
    expect((await eventsOf(staff, hash)).map(({ kind }) => kind)).toEqual(['calculated', 'asked', 'created']);
    // Nor with two concurrent requests.
    const both = [hash, other.hash].map((each) =>
      staff.browser.post(path(each, '/calculate'), { isPartial: 0 }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([202, 409]);
    await (await server()).system.jobs.runDue();
  });

  it('locks only its works, and unlocks them at the end', async () => {
    const year = newYear();
    const [lent, unlent] = [await sharedBy([aino], 2), await sharedBy([aino], 2)];
    await lend(year, { [lent]: 1 });
    const { system } = await server();
    const { id } = await newestRow<{ id: number }>('loan_periods', { year });
    const connection = await openConnection(system.db.source);
    await lockWorks(connection, [id], '2999-01-01T00:00:00.000Z');
    await connection.close();
    const rename = (isbn: string) => edit(aino, isbn, { changedAmounts: ['author'], numberOfAuthors: 3 });
    expect((await rename(lent)).status).toBe(423);
    expect((await rename(unlent)).status).toBe(200);
    // An interrupted calculation has left them locked; the next one replaces it.
    const { hash } = await begun(staff, year);
    const distribution = await newestRow<{ id: number }>('distributions', { hash });
    await system.db.transaction((tx) =>
      tx.insert('calculations', {
        ...{ hash: 'x'.repeat(22), distribution_id: distribution.id, state: 'loading' },
        ...{ locked_until: '2999-01-01T00:00:00.000Z', started_at: system.now().toISOString() },
      }),
    );
    expect(resultOf(await calculate(staff, hash)).works).toBe(1);
    expect((await rename(lent)).status).toBe(200);
    await system.jobs.runDue();
    expect(await countOf('calculations', { hash: 'x'.repeat(22) })).toBe(0);
  });
});
