import type { PaymentReason } from '@nimio/domain/accounting/accounting.types';
import { firstSettings } from '@nimio/domain/accounting-settings/accounting-settings';
import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { firstWithholding } from '@nimio/domain/taxation/withholding';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administration, newSettingsYear, storedYear } from './harness/calls/accounting-settings.js';
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
  path,
  resultOf,
  resultsOf,
  sharedBy,
} from './harness/distributions.js';
import { countOf, idOf } from './harness/messages.js';
import { type Author, newAuthor } from './harness/people.js';
import { server } from './harness/server.js';

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
});
beforeEach(forgetApproved);

const create = (year: number) => staff.browser.post<AccountingSettings>('/accounting-settings', { year });
const read = (year: number) => staff.browser.get<AccountingSettings>(`/accounting-settings/${year}`);
const tagOf = async (year: number) => (await read(year)).headers.get('etag') ?? '';
const change = (year: number, changes: object, tag = '*') =>
  staff.browser.send<AccountingSettings>('PUT', `/accounting-settings/${year}`, {
    body: { ...firstSettings, ...changes },
    headers: tag ? { 'if-match': tag } : {},
  });

describe('the settings of a year', () => {
  it('begin as a copy of the newest earlier year, and the list has the newest first', async () => {
    const earlier = await storedYear();
    const stored = { minimumInCents: 1500, recordDayOffset: 14, deductions: [administration] };
    expect((await change(earlier, stored)).status).toBe(200);
    const year = await newSettingsYear();
    const created = await create(year);
    expect(created).toMatchObject({ status: 201, record: { ...firstSettings, ...stored, year } });
    const { records } = (await staff.browser.get('/accounting-settings')).body as {
      records: AccountingSettings[];
    };
    const years = records.map((record) => record.year);
    expect(years).toEqual(expect.arrayContaining([year, earlier]));
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  });

  it('are created once by two concurrent calls', async () => {
    const year = await newSettingsYear();
    const responses = await Promise.all([create(year), create(year)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await create(year)).error).toMatchObject({ details: { code: 'yearExists' } });
    expect(await countOf('accounting_years', { year })).toBe(1);
  });

  it('are changed at the version that was read', async () => {
    const year = await storedYear();
    const tag = await tagOf(year);
    const changes = {
      ...{ minimumInCents: 0, recordDayOffset: 0, claimYears: 5, payOutAfterYears: 3 },
      ...{ unregisteredPrefixes: [], deductions: [administration, { ...administration, code: 'KULT' }] },
      withholding: firstWithholding,
    };
    expect((await change(year, changes, tag)).record).toEqual({ year, ...changes });
    expect((await change(year, {}, tag)).status).toBe(412);
    expect((await change(year, {}, '')).status).toBe(428);
    expect((await read(year)).record).toEqual({ year, ...changes });
  });

  it('of a year without any are not found', async () => {
    const year = await newSettingsYear();
    expect((await read(year)).status).toBe(404);
    expect((await change(year, {})).status).toBe(404);
  });
});

const reasonOf = async ({ browser, profileHash }: Author, payment?: string) =>
  (await browser.get<PaymentReason>(`/profiles/${profileHash}/accountings/${payment}/reason`)).record;

describe('a distribution', () => {
  const newOne = async (year: number, changes: object = {}) => {
    const absent = { source: undefined, recordDay: undefined, minimumInCents: undefined };
    const lists = { deductions: undefined, unregisteredPrefixes: undefined };
    const { record } = await staff.browser.post<Distribution>('/accountings/distributions', {
      ...options(2024, { payDate: `${year}-12-15`, ...absent, ...lists }),
      ...changes,
    });
    return record;
  };
  const stored = { minimumInCents: 1500, recordDayOffset: 14, deductions: [administration] };

  it('copies the settings of the year of its payment, and keeps them', async () => {
    const year = await storedYear();
    await change(year, { ...stored, unregisteredPrefixes: ['978951'] });
    const record = await newOne(year);
    const expected = {
      ...{ source: 'LK', recordDay: `${year}-12-01`, minimumInCents: 1500 },
      ...{ deductions: [administration], unregisteredPrefixes: ['978951'] },
    };
    expect(record).toMatchObject(expected);
    await change(year, {});
    expect((await staff.browser.get<Distribution>(path(record.hash))).record).toMatchObject(expected);
  });

  it('has other ones when they are stated', async () => {
    const year = await storedYear();
    await change(year, stored);
    const others = {
      ...{ source: 'KAM', recordDay: `${year}-12-15`, minimumInCents: 1 },
      ...{ deductions: [], unregisteredPrefixes: ['979'] },
    };
    expect(await newOne(year, others)).toMatchObject(others);
  });

  it('pays what its deductions leave of the pot; a change of them drops the calculation', async () => {
    const author = await newAuthor();
    const year = newYear();
    const isbn = await sharedBy([author]);
    await lend(year, { [isbn]: 3 });
    const deductions = [administration, { ...administration, code: 'KULT', percent: 3.33 }];
    const { hash } = await begun(staff, year, { potInCents: 1003, deductions });
    const calculated = await calculate(staff, hash);
    // 50.15 and 33.3999 are rounded down.
    expect(resultOf(calculated)).toMatchObject({ deducted: 83, gross: 920, reserve: 0 });
    expect(await amounts(staff, calculated)).toEqual({ [author.profileHash]: 920 });
    const changed = await staff.browser.send<Distribution>('PUT', path(hash), {
      body: options(year, { potInCents: 1003, deductions: [administration] }),
      headers: { 'if-match': '*' },
    });
    expect(changed.record).toMatchObject({ state: 'draft', result: null, deductions: [administration] });
    const [event] = await eventsOf(staff, hash);
    expect(event).toMatchObject({
      kind: 'changed',
      facts: { before: { deductions }, after: { deductions: [administration] } },
    });
  });

  it('shows its deductions to the author', async () => {
    const author = await newAuthor();
    const year = newYear();
    await lend(year, { [await sharedBy([author])]: 3 });
    const { hash } = await begun(staff, year, { potInCents: 10_000, deductions: [administration] });
    expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
    const [payment] = (await resultsOf(staff, { hash } as Distribution)).records;
    const [part] = (await reasonOf(author, payment?.hash)).parts;
    expect(part).toMatchObject({ potInCents: 10_000, deductions: [administration], amountInCents: 9500 });
  });

  it('withholds from payees without data by the defaults of the year, as tax at source abroad', async () => {
    const { knex } = (await server()).system.db;
    const year = newYear();
    const payees = [await newAuthor(), await newAuthor(), await newAuthor()] as const;
    const [estate, beneficiary, foreign] = payees;
    for (const payee of payees) await giveContract(payee);
    await lend(year, { [await sharedBy([...payees])]: 3 });
    const roleOf = async (payee: Author, role: string) =>
      knex('profile_roles')
        .where({ profile_id: await idOf(payee) })
        .update({ role });
    await roleOf(estate, 'estate');
    await roleOf(beneficiary, 'beneficiary');
    await knex('profiles')
      .where({ id: await idOf(foreign) })
      .update({ tax_residence: 'SE' });
    const payYear = await storedYear();
    const withholding = firstWithholding.map((one) =>
      one.payeeKind === 'creator' && one.residence === 'abroad' ? { ...one, rate: 12.5 } : one,
    );
    expect((await change(payYear, { withholding })).status).toBe(200);
    const { hash } = await begun(staff, year, { potInCents: 30_000, payDate: `${payYear}-03-01` });
    expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
    const { records } = await resultsOf(staff, { hash } as Distribution);
    const rates = payees.map(
      ({ profileHash }) => records.find((one) => one.profileHash === profileHash)?.taxRate,
    );
    expect(rates).toEqual([30, 30, 12.5]);
    const kindOf = async (payee: Author) => {
      const payment = records.find((one) => one.profileHash === payee.profileHash);
      return (await reasonOf(payee, payment?.hash)).taxKind;
    };
    expect(await Promise.all(payees.map(kindOf))).toEqual(['withholding', 'withholding', 'source']);
  });

  it('has to be calculated again when what is withheld in its year changes', async () => {
    const year = newYear();
    await lend(year, { [await sharedBy([await newAuthor()])]: 3 });
    const payYear = await storedYear();
    const { hash } = await begun(staff, year, { payDate: `${payYear}-03-01` });
    await calculate(staff, hash);
    const read = async () => (await staff.browser.get<Distribution>(path(hash))).record;
    expect((await change(payYear, { minimumInCents: 1 })).status).toBe(200);
    expect((await read()).state).toBe('calculated');
    const withholding = firstWithholding.map((one) => ({ ...one, rate: 10 }));
    expect((await change(payYear, { withholding })).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'draft', result: null });
    expect((await eventsOf(staff, hash))[0]).toMatchObject({ kind: 'dropped', by: staff.person.name });
  });

  it.each([
    ['a record day after the payment', { recordDay: '2026-12-16', payDate: '2026-12-15' }, 'recordDay'],
    [
      'deductions of the whole pot',
      { deductions: [{ ...administration, code: 'KULT', percent: 99 }, administration] },
      'deductions',
    ],
  ])('is not created with %s', async (_, changes, field) => {
    const { status, error } = await staff.browser.post('/accountings/distributions', options(2024, changes));
    expect(status).toBe(422);
    expect(error?.details).toMatchObject({ fields: [{ path: expect.stringContaining(field) as string }] });
  });
});
