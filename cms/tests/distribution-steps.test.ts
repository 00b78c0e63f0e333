import { newPublicHash } from '@nimio/domain/access/hash';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setTaxation } from './harness/calls/taxation.js';
import {
  approve,
  begun,
  calculate,
  eventsOf,
  exported,
  forgetApproved,
  inDays,
  lend,
  newYear,
  options,
  paid,
  path,
  pay,
  remove,
  resultOf,
  resultsOf,
  sharedBy,
  theCalculator,
} from './harness/distributions.js';
import { countOf } from './harness/messages.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let staff: Author;
let aino: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
  aino = await newAuthor();
});

beforeEach(forgetApproved);

const read = async (hash: string): Promise<Distribution> =>
  (await staff.browser.get<Distribution>(path(hash))).record;
const put = (hash: string, body: object) =>
  staff.browser.putFresh<Distribution>(path(hash), path(hash), body);
const ask = (hash: string, isPartial: 0 | 1) =>
  staff.browser.post<Distribution>(path(hash, '/calculate'), { isPartial });

/** A calculated one with loans of a work that only the author has. */
async function calculatedFor(author: Author, changes: object = {}): Promise<Distribution & { year: number }> {
  const year = newYear();
  await lend(year, { [await sharedBy([author])]: 1 });
  return { ...(await calculate(staff, (await begun(staff, year, changes)).hash)), year };
}

describe('approval by two people', () => {
  /** Requested and run by the caller, instead of by a colleague. */
  const calculatedBy = async ({ browser }: Author, hash: string): Promise<Distribution> => {
    expect((await browser.post(path(hash, '/calculate'), { isPartial: 1 })).status).toBe(202);
    await (await server()).system.jobs.runDue();
    return (await browser.get<Distribution>(path(hash))).record;
  };
  const lentTo = async (author: Author): Promise<string> => {
    const year = newYear();
    await lend(year, { [await sharedBy([author])]: 1 });
    return (await begun(staff, year)).hash;
  };

  it('is refused to the person who requested the calculation', async () => {
    const colleague = await newAuthor({ roles: ['admin'] });
    const hash = await lentTo(aino);
    const own = await calculatedBy(staff, hash);
    expect(own.needsSecondPerson).toBe(1);
    expect(await approve(staff, own)).toMatchObject({ status: 403, code: 'secondPersonRequired' });
    const seen = (await colleague.browser.get<Distribution>(path(hash))).record;
    expect(seen.needsSecondPerson).toBe(0);
    const { record } = await approve(colleague, seen);
    expect(record).toMatchObject({ state: 'approved', needsSecondPerson: 0, isApprovedByOne: 0 });
  });

  it('considers the calculation that is approved, not a later request that stopped', async () => {
    const colleague = await newAuthor({ roles: ['admin'] });
    const hash = await lentTo(aino);
    const own = await calculatedBy(staff, hash);
    const { db } = (await server()).system;
    const { id } = await newestRow<{ id: number }>('accounts', { hash: colleague.me.user.hash });
    const distribution = await newestRow<{ id: number }>('distributions', { hash });
    const stopped = { distribution_id: distribution.id, facts: '{}', at: new Date().toISOString() };
    await db.knex('distribution_events').insert([
      { ...stopped, kind: 'asked', account_id: id },
      { ...stopped, kind: 'stopped', account_id: null },
    ]);
    expect(await approve(staff, own)).toMatchObject({ status: 403 });
    expect((await approve(colleague, own)).status).toBe(200);
  });

  it('is refused by the database too', async () => {
    const hash = await lentTo(aino);
    await calculatedBy(staff, hash);
    const { knex } = (await server()).system.db;
    const { id } = await newestRow<{ id: number }>('accounts', { hash: staff.me.user.hash });
    const distribution = await newestRow<{ id: number }>('distributions', { hash });
    const event = { distribution_id: distribution.id, account_id: id, facts: '{}', at: '2026-11-27' };
    const message = 'another person has to approve the calculation';
    await expect(knex('distribution_events').insert({ ...event, kind: 'approved' })).rejects.toThrow(message);
    await knex('distribution_events').insert({ ...event, kind: 'exported' });
    const last = () => knex('distribution_events').where({ ...event, kind: 'exported' });
    await expect(last().update({ kind: 'approved' })).rejects.toThrow(message);
  });

  it('is by one person where the installation allows it, and shows it', async () => {
    const { system } = await server();
    system.isApprovedByOne = true;
    try {
      const hash = await lentTo(aino);
      const own = await calculatedBy(staff, hash);
      expect(own.needsSecondPerson).toBe(0);
      expect((await approve(staff, own)).record).toMatchObject({ state: 'approved', isApprovedByOne: 1 });
      expect((await eventsOf(staff, hash))[0]).toMatchObject({ kind: 'approved', isByOnePerson: 1 });
    } finally {
      system.isApprovedByOne = false;
    }
  });
});

describe('a distribution', () => {
  it('becomes a draft again when its settings change', async () => {
    const year = newYear();
    await lend(year, { [await sharedBy([aino])]: 1 });
    const { hash } = await begun(staff, year);
    await calculate(staff, hash);
    const change = (changes: object) => put(hash, options(year, changes));
    expect((await change({ name: 'Syksyn tilitys', payDate: inDays(33) })).record).toMatchObject({
      state: 'calculated',
    });
    expect((await change({ potInCents: 5 })).record).toMatchObject({ state: 'draft', result: null });
    const { record } = await approve(staff, await calculate(staff, hash));
    expect(record.state).toBe('approved');
    expect((await change({ potInCents: 6 })).code).toBe('distributionApproved');
    const moved = { payDate: inDays(36) };
    expect((await change({ potInCents: 5, ...moved })).record).toMatchObject({ state: 'approved', ...moved });
    expect((await change({ potInCents: 5, payDate: inDays(-1) })).code).toBe('payDatePast');
    const renamed = { potInCents: 5, name: 'Joulun tilitys', announced: 1 };
    expect((await change(renamed)).record).toMatchObject({
      name: 'Joulun tilitys',
      announced: 1,
      state: 'approved',
    });
  });

  it('may be paid before its record day once it is approved, not before', async () => {
    const year = newYear();
    await lend(year, { [await sharedBy([aino])]: 1 });
    const days = { recordDay: inDays(20), payDate: inDays(30) };
    const { hash } = await begun(staff, year, days);
    const change = (changes: object) => put(hash, options(year, { ...days, ...changes }));
    const earlier = { payDate: inDays(10) };
    expect(await change(earlier)).toMatchObject({ status: 422, code: 'validationError' });
    expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
    expect((await change(earlier)).record).toMatchObject({ state: 'approved', ...earlier });
  });

  it('records old and new values in its history and the audit log', async () => {
    const year = newYear();
    const kept = { code: '1', factor: 1 };
    const { hash } = await begun(staff, year, { factors: [kept, { code: '84.2', factor: 0.725 }] });
    const factors = [{ code: '84.2', factor: 0.8 }, kept];
    const changes = {
      name: 'Toinen nimi',
      potInCents: 5,
      years: [year, 1990],
      groups: ['sci', 'gen'],
      factors,
    };
    expect((await put(hash, options(year, changes))).status).toBe(200);
    const facts = {
      before: {
        ...{ name: `Tilitys ${year}`, potInCents: 100_000, years: [year], groups: ['gen'] },
        factors: [{ code: '84.2', factor: 0.725 }],
      },
      after: {
        ...{ name: 'Toinen nimi', potInCents: 5, years: [year, 1990], groups: ['gen', 'sci'] },
        factors: [{ code: '84.2', factor: 0.8 }],
      },
    };
    expect((await eventsOf(staff, hash))[0]).toMatchObject({ kind: 'changed', facts });
    const line = await newestRow<{ facts: string }>('audit_log', { event: 'distribution.update' });
    expect(JSON.parse(line.facts)).toEqual({
      distribution: hash,
      changes: ['name', 'potInCents', 'years', 'groups', 'factors'],
      ...facts,
    });
    const asBefore = await put(hash, options(year, { ...changes, factors: factors.toReversed() }));
    expect(asBefore.status).toBe(200);
    expect(await eventsOf(staff, hash)).toHaveLength(2);
  });

  it('is approved with the taxes and accounts of that time', async () => {
    const year = newYear();
    const author = await newAuthor();
    await lend(year, { [await sharedBy([author])]: 1 });
    const { hash } = await begun(staff, year);
    const calculated = await calculate(staff, hash);
    expect(resultOf(calculated)).toMatchObject({ withheld: 60_000, withoutAccount: 0 });
    await setTaxation(author.profileHash, { rate: 100 });
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const { knex } = (await server()).system.db;
    await knex('bank_accounts').where({ profile_id: id }).update({ iban: '000000-000000' });
    const { record } = await approve(staff, calculated);
    expect(resultOf(record)).toMatchObject({ withheld: 10_000, net: 90_000, withoutAccount: 1 });
  });

  it('leaves payments outside SEPA out of the file, and lists them for staff', async () => {
    const year = newYear();
    const [abroad, author] = [await newAuthor(), await newAuthor()];
    const { id } = await newestRow<{ id: number }>('profiles', { hash: abroad.profileHash });
    const turkish = { iban: 'TR330006100519786457841326', swift: 'ISBKTRIS', foreign_account: 1 };
    await (await server()).system.db.knex('bank_accounts').where({ profile_id: id }).update(turkish);
    await lend(year, { [await sharedBy([author, abroad])]: 1 });
    const calculated = await calculate(staff, (await begun(staff, year)).hash);
    const byHand = async () =>
      (await staff.browser.get(path(calculated.hash, '/manual-payments'), { limit: '50', offset: '0' })).body;
    expect(await byHand()).toEqual({ records: [], total: 0 });
    const { record } = await approve(staff, calculated);
    expect(resultOf(record)).toMatchObject({ transfers: 1, toBank: 20_000, manual: 1, byHand: 20_000 });
    const payment = await newestRow<{ hash: string }>('payments', { profile_id: id });
    const { iban, swift: bic } = turkish;
    expect(await byHand()).toEqual({
      records: [{ hash: payment.hash, payeeName: abroad.person.name, iban, bic, netInCents: 20_000 }],
      total: 1,
    });
    const file = String((await exported(staff, calculated.hash)).body);
    expect(file).toContain('<NbOfTxs>1</NbOfTxs>');
    expect(file).not.toContain(iban);
    await pay(staff, record.hash);
    expect(await newestRow('payments', { profile_id: id })).toMatchObject({ state: 'paid' });
  });

  it('pays to the first known account of each, as of the approval', async () => {
    const { knex } = (await server()).system.db;
    const author = await newAuthor();
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const first = { priority: 7, iban: 'FI4950009420028730' };
    await knex('bank_accounts').where({ profile_id: id }).update(first);
    const later = {
      profile_id: id,
      hash: newPublicHash(),
      swift: null,
      foreign_account: 0,
      created_at: '2026',
    };
    await knex('bank_accounts').insert({ ...later, priority: 9, iban: 'FI2112345600000785' });
    const calculated = await calculatedFor(author);
    const paidTo = async () => (await newestRow<{ iban: string }>('payments', { profile_id: id })).iban;
    expect(await paidTo()).toBe(first.iban);
    await knex('bank_accounts').where({ profile_id: id, priority: 9 }).update({ priority: 5 });
    const placeholder = { priority: 1, iban: '000000-000000', hash: newPublicHash() };
    await knex('bank_accounts').insert({ ...later, ...placeholder });
    expect((await approve(staff, calculated)).status).toBe(200);
    expect(await paidTo()).toBe('FI2112345600000785');
  });

  it('is paid once approved; payments without an account fail', async () => {
    const year = newYear();
    const homeless = await newAuthor();
    await lend(year, { [await sharedBy([aino, homeless])]: 1 });
    const { id } = await newestRow<{ id: number }>('profiles', { hash: homeless.profileHash });
    const { knex } = (await server()).system.db;
    await knex('bank_accounts').where({ profile_id: id }).delete();
    const { hash } = await begun(staff, year);
    const mark = () => staff.browser.post(path(hash, '/pay'), {});
    expect((await mark()).code).toBe('distributionNotApproved');
    await approve(staff, await calculate(staff, hash));
    expect((await mark()).code).toBe('fileNotDownloaded');
    const file = await exported(staff, hash);
    // Two that are paid on one day have different file names.
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="maksut-${inDays(30)}-${hash.slice(0, 8)}.xml"`,
    );
    const responses = await Promise.all([mark(), mark()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { records } = await resultsOf(staff, await read(hash));
    expect(records.map(({ kind, failure, hasAccount }) => [kind, failure, hasAccount]).sort()).toEqual([
      ['failed', 'noAccount', 0],
      ['paid', null, 1],
    ]);
    expect((await eventsOf(staff, hash)).map(({ kind, facts }) => [kind, facts])[0]).toEqual([
      'paid',
      { paid: 1, failed: 1 },
    ]);
  });

  it('reports missing loans, and is calculated without them only on request', async () => {
    const year = newYear();
    const { hash } = await begun(staff, year, { groups: ['gen', 'sci', 'e-sci'] });
    const missingOf = async () => (await read(hash)).missing.map(({ group }) => group).sort();
    expect(await missingOf()).toEqual(['e-sci', 'gen', 'sci']);
    const isbn = await sharedBy([aino]);
    await lend(year, { [isbn]: 1 });
    await lend(year, { [isbn]: 1 }, 'sci');
    expect(await missingOf()).toEqual(['e-sci']);
    expect((await ask(hash, 0)).code).toBe('loansIncomplete');
    await calculate(staff, hash);
    await lend(year, { [isbn]: 1 }, 'e-sci');
    expect(await read(hash)).toMatchObject({ state: 'calculated', missing: [], isStale: 1 });
    expect((await approve(staff, await read(hash))).code).toBe('loansReplaced');
    expect(await calculate(staff, hash)).toMatchObject({ missing: [], isStale: 0 });
    expect((await approve(staff, await read(hash))).status).toBe(200);
  });

  it('keeps its loans after the approval, whatever is imported', async () => {
    const year = newYear();
    const isbn = await sharedBy([aino]);
    await lend(year, { [isbn]: 1 });
    const { hash } = await begun(staff, year, { groups: ['gen', 'sci'] });
    await approve(staff, await calculate(staff, hash));
    await lend(year, { [isbn]: 1 }, 'sci');
    const { knex } = (await server()).system.db;
    await knex('loan_periods').where({ year, lib_group: 'gen' }).update({ state: 'replaced' });
    expect(await read(hash)).toMatchObject({ missing: [{ year, group: 'sci' }], isStale: 0 });
  });

  it('names approved ones that counted some of its loans, until it is approved itself', async () => {
    const { year, ...first } = await calculatedFor(aino);
    const { hash } = await begun(staff, year, { groups: ['gen', 'sci'] });
    const namedBy = async (of: string) => (await read(of)).alsoCountedBy.map(({ hash }) => hash);
    expect(await namedBy(hash)).toEqual([]);
    await approve(staff, first);
    expect(await namedBy(hash)).toEqual([first.hash]);
    expect(await namedBy(first.hash)).toEqual([]);
    for (const changes of [{ source: 'KAM' }, { groups: ['sci'] }])
      expect(await namedBy((await begun(staff, year, changes)).hash)).toEqual([]);
    await approve(staff, await calculate(staff, hash));
    expect(await namedBy(hash)).toEqual([]);
    // It was calculated without the loans of this group, which were missing.
    expect(await namedBy((await begun(staff, year, { groups: ['sci'] })).hash)).toEqual([]);
  });

  it('is not approved for a past day', async () => {
    const late = await calculatedFor(aino, { payDate: inDays(-1) });
    expect((await approve(staff, late)).code).toBe('payDatePast');
    const today = await calculatedFor(aino, { payDate: inDays(0) });
    expect((await approve(staff, today)).status).toBe(200);
  });

  it('is approved for the displayed day', async () => {
    const { year, ...seen } = await calculatedFor(aino);
    await put(seen.hash, options(year, { payDate: inDays(60) }));
    expect((await approve(staff, seen)).code).toBe('calculationOutdated');
    expect((await approve(staff, await read(seen.hash))).status).toBe(200);
  });

  it('has no file for a past day, until it has another day', async () => {
    const { year, ...calculated } = await calculatedFor(aino);
    const { hash } = calculated;
    await approve(staff, calculated);
    const { knex } = (await server()).system.db;
    await knex('distributions')
      .where({ hash })
      .update({ pay_date: inDays(-1) });
    expect((await exported(staff, hash)).code).toBe('payDatePast');
    expect((await put(hash, options(year, { payDate: inDays(5) }))).status).toBe(200);
    expect((await exported(staff, hash)).status).toBe(200);
  });

  it('records in the customers’ audit logs that staff have read their amounts', async () => {
    const author = await newAuthor();
    const distribution = await calculatedFor(author);
    await resultsOf(staff, distribution);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const { facts } = await newestRow<{ facts: string }>('audit_log', {
      profile_id: id,
      event: 'staff.call',
    });
    expect(facts).toContain('/accountings/distributions/:hash/results');
  });

  it('counts Celia’s loans separately', async () => {
    const year = newYear();
    const create = (groups: string[]) =>
      staff.browser.post('/accountings/distributions', options(year, { groups }));
    const mixed = await create(['gen', 'cel']);
    expect([mixed.status, mixed.error?.details.fields]).toEqual([
      422,
      [{ path: 'groups', code: 'groupsMixed' }],
    ]);
    expect((await create(['cel'])).status).toBe(201);
  });

  it('is changed only at the current version', async () => {
    const { hash, year } = await calculatedFor(aino);
    const tag = (await staff.browser.get(path(hash))).headers.get('etag') ?? '';
    const send = (name: string, headers: Record<string, string>) =>
      staff.browser.send('PUT', path(hash), { body: options(year, { name }), headers });
    expect((await send('Ilman', {})).code).toBe('ifMatchMissing');
    expect((await send('Ensin', { 'if-match': tag })).status).toBe(200);
    expect((await send('Sitten', { 'if-match': tag })).code).toBe('stale');
    expect((await read(hash)).name).toBe('Ensin');
  });

  it('has a file with the approved values, whatever changes afterwards', async () => {
    const author = await newAuthor();
    const { hash, year, ...calculated } = await calculatedFor(author, { name: 'Syksyn tilitys' });
    const { record } = await approve(staff, { hash, ...calculated });
    const file = async () => String((await exported(staff, hash)).body);
    const before = await file();
    expect(before).toContain('<Ustrd>Syksyn tilitys</Ustrd>');
    const { system } = await server();
    const { payer } = system;
    const { knex } = system.db;
    await knex('profiles').where({ hash: author.profileHash }).update({ last_name: 'Toinen' });
    await put(hash, options(year, { name: 'Joulun tilitys' }));
    try {
      system.payer = undefined;
      expect(await file()).toBe(before);
    } finally {
      system.payer = payer;
    }
    // The page shows the same sum as the bank's file.
    const { toBank, transfers } = resultOf(record);
    expect(/<CtrlSum>([\d.]+)</.exec(before)?.[1]).toBe((toBank / 100).toFixed(2));
    expect(/<NbOfTxs>(\d+)</.exec(before)?.[1]).toBe(String(transfers));
  });

  it('is paid only on the day of the last downloaded file', async () => {
    const { hash, year, ...calculated } = await calculatedFor(aino);
    await approve(staff, { hash, ...calculated });
    expect((await read(hash)).isExported).toBe(0);
    await exported(staff, hash);
    expect((await read(hash)).isExported).toBe(1);
    await put(hash, options(year, { payDate: inDays(40) }));
    expect((await read(hash)).isExported).toBe(0);
    expect((await staff.browser.post(path(hash, '/pay'), {})).code).toBe('fileNotDownloaded');
    expect((await pay(staff, hash)).state).toBe('paid');
  });

  it('is not approved without a payer account', async () => {
    const calculated = await calculatedFor(aino);
    const { system } = await server();
    const { payer } = system;
    try {
      system.payer = undefined;
      expect((await approve(staff, calculated)).code).toBe('payerMissing');
    } finally {
      system.payer = payer;
    }
  });

  it('is approved once by two concurrent calls, and never during a calculation', async () => {
    const calculated = await calculatedFor(aino);
    const two = await Promise.all([approve(staff, calculated), approve(staff, calculated)]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await calculatedFor(aino);
    const [approved, asked] = await Promise.all([approve(staff, other), ask(other.hash, 0)]);
    expect([approved.status, asked.status].sort()).toEqual(approved.status === 200 ? [200, 409] : [202, 409]);
    await (await server()).system.jobs.runDue();
    expect((await read(other.hash)).state).toBe(approved.status === 200 ? 'approved' : 'calculated');
  });

  it('is deleted with its results, unless it is approved', async () => {
    const year = newYear();
    await lend(year, { [await sharedBy([aino], 2)]: 1 });
    const { hash } = await begun(staff, year);
    const { id } = await newestRow<{ id: number }>('calculations', {
      hash: resultOf(await calculate(staff, hash)).hash,
    });
    const seen = (await staff.browser.get(path(hash))).headers.get('etag') ?? '';
    expect(
      (await staff.browser.putFresh(path(hash), path(hash), options(year, { name: 'Toinen' }))).status,
    ).toBe(200);
    // Neither over a stale version nor without one.
    expect((await remove(staff, hash, seen)).code).toBe('stale');
    expect((await remove(staff, hash, '')).code).toBe('ifMatchMissing');
    expect((await remove(staff, hash)).status).toBe(204);
    expect((await staff.browser.get(path(hash))).status).toBe(404);
    await (await server()).system.jobs.runDue();
    for (const table of ['payments', 'accountings', 'accounting_lines'])
      expect(await countOf(table, { calculation_id: id })).toBe(0);
    expect(await countOf('calculations', { id })).toBe(0);
    const kept = await begun(staff, year);
    await approve(staff, await calculate(staff, kept.hash));
    expect((await remove(staff, kept.hash)).code).toBe('distributionApproved');
  });

  it('records who did what', async () => {
    const year = newYear();
    await lend(year, { [await sharedBy([aino])]: 1 });
    const { hash } = await paid(staff, year);
    const events = await eventsOf(staff, hash);
    const { name } = staff.person;
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ['paid', name],
      ['exported', name],
      ['approved', name],
      ['calculated', null],
      ['asked', (await theCalculator()).person.name],
      ['created', name],
    ]);
  });

  it.each([
    ['a day that is none', { payDate: '2026-02-30' }],
    ['no pot', { potInCents: 0 }],
    ['a part of a cent', { potInCents: 1.5 }],
    ['no year', { years: [] }],
    ['a year twice', { years: [2024, 2024] }],
    ['a group that there is not', { groups: ['none'] }],
    ['a factor of four decimals', { factors: [{ code: '84.2', factor: 0.1234 }] }],
    ['a class twice', { factors: Array.from({ length: 2 }, () => ({ code: '84.2', factor: 1 })) }],
  ])('is not made with %s', async (_, changes) => {
    const { status } = await staff.browser.post('/accountings/distributions', options(2024, changes));
    expect(status).toBe(422);
  });
});
