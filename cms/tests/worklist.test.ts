import type { Right } from '@nimio/domain/access/rights';
import { addMonths } from '@nimio/domain/calendar/day';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { ReserveYear } from '@nimio/domain/distribution/reserve.types';
import type { WorklistItem, WorklistKind } from '@nimio/domain/worklist/worklist.types';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type * as GetWorklist from '../src/api/worklist/use-cases/get-worklist.js';
import { nameForIsni } from './harness/calls/author.js';
import { outreachPath, reach } from './harness/calls/customer-acquisition.js';
import { report } from './harness/calls/death-report.js';
import { begun, calculate, inDays, lend, newYear, paid, sharedBy } from './harness/distributions.js';
import { load } from './harness/load.js';
import { archive, idOf, newWriter, write } from './harness/messages.js';
import { distributed } from './harness/payments.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add, entry } from './harness/works.js';

let staff: Author;
let superadmin: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
  superadmin = await newAuthor({ roles: ['superadmin'] });
});

const listFor = async ({ browser }: Author): Promise<WorklistItem[]> => {
  const { status, body } = await browser.get('/worklist');
  const { records, total } = body as { records: WorklistItem[]; total: number };
  expect([status, total]).toEqual([200, records.length]);
  return records;
};
const itemOf = async (kind: WorklistKind, who = staff): Promise<WorklistItem | undefined> =>
  (await listFor(who)).find((item) => item.kind === kind);
const database = async () => (await server()).system.db.knex;
const accountId = async ({ me }: Author) =>
  (await newestRow<{ id: number }>('accounts', { hash: me.user.hash })).id;
const today = () => finnishDay(new Date());

/** Earlier than anything that other tests leave in a queue. */
const longAgo = '2010-03-31T22:30:00.000Z';
const longAgoInFinland = '2010-04-01';
const payDate = '2010-04-15';

/** Other tests of the worker use the same database. */
afterEach(async () => {
  const knex = await database();
  await knex('locked_accounts').delete();
  await knex('isni_syncs').where({ state: 'error' }).delete();
  await knex('tax_proposals').where({ created_at: longAgo }).delete();
  await knex('bank_accounts').where({ set_at: longAgo }).update({ set_by_account_id: null, set_at: null });
  await knex('distributions')
    .where({ pay_date: payDate })
    .update({ pay_date: inDays(30) });
  await knex('distributions').where({ claimable_until: endOfClaims }).update({ claimable_until: null });
  await knex('distributions').where({ pay_date: longAgoInFinland }).update({ state: 'draft' });
  const alive = { died_on: null, ended_by_death: null, closed_on: null, closed_reason: null };
  await knex('death_reports')
    .where({ reported_at: longAgo })
    .update({ reported_at: new Date().toISOString() });
  await knex('outreach_profiles').where({ next_day: payDate }).update({ next_day: null });
  await knex('profiles').where('died_on', '<', '2012').update(alive);
  await knex('profiles').where({ created_at: longAgo }).update({ check_against_id: null });
});

async function calculated(): Promise<string> {
  const author = await newAuthor();
  const { isbn } = entry(author);
  await add(author, { isbn });
  const year = newYear();
  await lend(year, { [isbn]: 10 });
  const { hash } = await begun(staff, year, { recordDay: payDate });
  await calculate(staff, hash);
  const knex = await database();
  const { id, calculation_id } = await newestRow<{ id: number; calculation_id: number }>('distributions', {
    hash,
  });
  await knex('distributions').where({ id }).update({ pay_date: payDate });
  await knex('calculations').where({ id: calculation_id }).update({ finished_at: longAgo });
  return hash;
}

async function unconfirmed(): Promise<void> {
  const profileId = await idOf(await newAuthor());
  const knex = await database();
  const set = { set_by_account_id: await accountId(superadmin), set_at: longAgo };
  await knex('bank_accounts').where({ profile_id: profileId }).update(set);
}

async function pendingProposal(): Promise<void> {
  const author = await newAuthor();
  const knex = await database();
  const proposal = { profile_id: await idOf(author), rate: 500, status: 'PENDING', created_at: longAgo };
  await knex('tax_proposals').insert({ hash: author.profileHash, ...proposal });
}

async function reported(): Promise<void> {
  const { hash } = await report(await newAuthor());
  const knex = await database();
  await knex('death_reports').where({ hash }).update({ reported_at: longAgo });
}

async function failedName(): Promise<number> {
  const { authorHash } = await nameForIsni();
  const { id } = await newestRow<{ id: number }>('author_names', { hash: authorHash });
  const knex = await database();
  const sync = { author_name_id: id, state: 'error', reason: 'noMatch', version: 1, fingerprint: '-' };
  await knex('isni_syncs').insert({ ...sync, sent_at: longAgo });
  return id;
}

async function lock(author: Author): Promise<void> {
  const knex = await database();
  const until = { locked_at: longAgo, locked_until: '2999-01-01T00:00:00.000Z' };
  await knex('locked_accounts').insert({ account_id: await accountId(author), ...until });
}

async function die(author: Author, changes: object = {}): Promise<void> {
  const knex = await database();
  const death = { died_on: longAgoInFinland, ended_by_death: '{}' };
  await knex('profiles')
    .where({ hash: author.profileHash })
    .update({ ...death, ...changes });
}

async function unchecked(): Promise<void> {
  const knex = await database();
  const against = { check_against_id: await idOf(await newAuthor()), created_at: longAgo };
  await knex('profiles')
    .where({ id: await idOf(await newAuthor()) })
    .update(against);
}

const endOfClaims = '2010-06-30';
let reserves = 0;

/** A reserve of another year. */
async function expiring(): Promise<void> {
  const isbn = await sharedBy([await newAuthor()], 2);
  const year = newYear();
  await lend(year, { [isbn]: 10 });
  const { hash } = await paid(superadmin, year);
  reserves += 1;
  const knex = await database();
  await knex('distributions')
    .where({ hash })
    .update({ pay_date: `${2010 + reserves}-04-15`, claimable_until: endOfClaims });
}

/** The years whose reserve can be claimed for six months at most. */
async function expiringYears(): Promise<number> {
  const { body } = await superadmin.browser.get('/accountings/reserve/years');
  const { records } = body as { records: ReserveYear[] };
  return records.filter(
    ({ openInCents, claimableUntil }) =>
      openInCents > 0 && claimableUntil !== null && claimableUntil <= addMonths(today(), 6),
  ).length;
}

interface Case {
  kind: WorklistKind;
  /** Adds to the queue. */
  fill: () => Promise<unknown>;
  /** The total that the queue's own call reports. */
  total: () => Promise<number>;
  oldest: unknown;
  due: string | null;
}

const totalAt = async (path: string, query: Record<string, string> = {}, field = 'total') =>
  ((await staff.browser.get(path, query)).body as Record<string, number>)[field] ?? 0;

const cases: Case[] = [
  {
    kind: 'distributionsToApprove',
    fill: calculated,
    total: () => totalAt('/accountings/distributions', { state: 'calculated' }),
    oldest: longAgoInFinland,
    due: payDate,
  },
  {
    kind: 'unconfirmedAccounts',
    fill: unconfirmed,
    total: () => totalAt('/bank-accounts/unconfirmed'),
    oldest: longAgoInFinland,
    due: null,
  },
  {
    kind: 'bouncedProfiles',
    fill: async () => distributed(await newAuthor(), { payment: 'failed', payDate: longAgoInFinland }),
    total: () => totalAt('/accountings/payment-profiles/bounced'),
    oldest: longAgoInFinland,
    due: null,
  },
  { kind: 'expiringReserve', fill: expiring, total: expiringYears, oldest: null, due: endOfClaims },
  {
    kind: 'taxProposals',
    fill: pendingProposal,
    total: () => totalAt('/taxation/queue'),
    oldest: longAgoInFinland,
    due: null,
  },
  {
    kind: 'unreadMessages',
    fill: async () => write(await newWriter()),
    total: () => totalAt(`/messages/${staff.profileHash}`, {}, 'unread'),
    oldest: expect.any(String),
    due: null,
  },
  {
    kind: 'identityChecks',
    fill: unchecked,
    total: () => totalAt('/profiles/customer-data', { status: 'unchecked', offset: '0' }),
    oldest: longAgoInFinland,
    due: null,
  },
  {
    kind: 'deathReports',
    fill: reported,
    total: () => totalAt('/death-reports'),
    oldest: longAgoInFinland,
    due: null,
  },
  {
    kind: 'withoutEstate',
    fill: async () => die(await newAuthor()),
    total: () => totalAt('/profiles/customer-data', { status: 'deceased', offset: '0' }),
    oldest: longAgoInFinland,
    due: null,
  },
  {
    kind: 'outreachDue',
    fill: async () => {
      const { hash } = await reach(staff);
      const body = { status: 'contacted', note: '', nextDay: payDate };
      const headers = { 'if-match': '*' };
      const { status } = await staff.browser.send('PUT', outreachPath(hash, '/status'), { body, headers });
      expect(status).toBe(200);
    },
    total: () => totalAt(outreachPath(), { due: '1' }),
    oldest: null,
    due: payDate,
  },
  {
    kind: 'isniErrors',
    fill: failedName,
    total: () => totalAt('/isnisync', { state: 'error' }),
    oldest: longAgoInFinland,
    due: null,
  },
  {
    kind: 'lockedLogins',
    fill: async () => lock(await newAuthor()),
    total: () => totalAt('/user/locked'),
    oldest: longAgoInFinland,
    due: null,
  },
];

describe('the worklist', () => {
  it.each(cases)('has $kind with the total of their queue', async ({ kind, fill, total, oldest, due }) => {
    const before = (await itemOf(kind))?.total ?? 0;
    expect(await total()).toBe(before);
    await fill();
    expect(await itemOf(kind)).toEqual({ kind, total: before + 1, oldest, due });
    expect(await total()).toBe(before + 1);
    await fill();
    expect((await itemOf(kind))?.total).toBe(before + 2);
    expect(await total()).toBe(before + 2);
  });

  it('leaves empty queues out', async () => {
    const left = async () =>
      (await listFor(staff)).filter(({ kind }) => kind === 'isniErrors' || kind === 'lockedLogins');
    expect(await left()).toEqual([]);
    await failedName();
    expect(await left()).toMatchObject([{ kind: 'isniErrors', total: 1 }]);
  });

  it('counts a customer who has died until the customer is closed', async () => {
    const [first, second] = [await newAuthor(), await newAuthor()];
    const before = (await itemOf('withoutEstate'))?.total ?? 0;
    await die(first);
    await die(second, { died_on: '2011-01-01' });
    const counted = { kind: 'withoutEstate', total: before + 2, oldest: longAgoInFinland, due: null };
    expect(await itemOf('withoutEstate')).toEqual(counted);
    await die(first, { closed_on: '2011-02-01', closed_reason: 'Kuolinpesä perustettu' });
    const rest = { total: before + 1, oldest: '2011-01-01' };
    expect(await itemOf('withoutEstate')).toMatchObject(rest);
  });

  it('has the distributions that the list of distributions has in that state', async () => {
    const waiting = await calculated();
    const draft = (await begun(staff, newYear())).hash;
    const hashesIn = async (state: string) => {
      const { body } = await staff.browser.get('/accountings/distributions', { state, limit: '200' });
      const { records } = body as { records: { hash: string; state: string }[] };
      expect(records.map((record) => record.state)).toEqual(records.map(() => state));
      return records.map(({ hash }) => hash);
    };
    expect(await hashesIn('calculated')).toContain(waiting);
    expect(await hashesIn('draft')).toContain(draft);
    expect((await staff.browser.get('/accountings/distributions', { state: 'gone' })).status).toBe(422);
  });

  it('shows since when the oldest message is unread, and not one that was deleted', async () => {
    const knex = await database();
    await knex('message_copies').whereNull('staff_read_at').update({ staff_read_at: longAgo });
    const [first, second] = [
      (await write(await newWriter())).record,
      (await write(await newWriter())).record,
    ];
    await knex('messages').where({ hash: first.hash }).update({ created_at: longAgo });
    expect(await itemOf('unreadMessages')).toMatchObject({ total: 2, oldest: longAgoInFinland });
    await archive(staff, [first.hash]);
    expect(await itemOf('unreadMessages')).toMatchObject({ total: 1, oldest: today() });
    await staff.browser.send('PUT', `/messages/${staff.profileHash}/readControl`, {
      body: { status: 'read', messageHashes: [second.hash] },
    });
    expect(await itemOf('unreadMessages')).toBeUndefined();
  });

  it('has locked logins of staff only for those who may unlock them', async () => {
    const colleague = await newAuthor({ roles: ['admin'] });
    await lock(colleague);
    expect(await itemOf('lockedLogins', staff)).toBeUndefined();
    expect(await itemOf('lockedLogins', superadmin)).toMatchObject({ total: 1 });
  });

  it('has no queue that the caller’s rights do not open', async () => {
    for (const { fill } of cases) await fill();
    const { getWorklist } = load<typeof GetWorklist>('api/worklist/use-cases/get-worklist.js');
    const kindsFor = async (...rights: Right[]) => {
      const call = { caller: { rights } } as unknown as Parameters<typeof getWorklist>[0];
      const { records } = await getWorklist(call);
      return records.map(({ kind }) => kind);
    };
    expect(await kindsFor()).toEqual([]);
    expect(await kindsFor('managePayments')).toEqual([
      ...['distributionsToApprove', 'unconfirmedAccounts', 'bouncedProfiles', 'expiringReserve'],
    ]);
    expect(await kindsFor('handleTaxation')).toEqual(['taxProposals']);
    expect(await kindsFor('manageAuthorNames')).toEqual(['isniErrors']);
    expect(await kindsFor('manageAccounts')).toEqual(['lockedLogins']);
    expect(await kindsFor('searchCustomers')).toEqual(['unreadMessages', 'identityChecks', 'withoutEstate']);
  });

  it('names the unpaid distribution with the first payment date to those who manage payments', async () => {
    await begun(staff, newYear());
    const hash = await calculated();
    const { getWorklist } = load<typeof GetWorklist>('api/worklist/use-cases/get-worklist.js');
    const nextFor = async (...rights: Right[]) => {
      const call = { caller: { rights } } as unknown as Parameters<typeof getWorklist>[0];
      return (await getWorklist(call)).nextDistribution;
    };
    const knex = await database();
    const become = (state: string) => knex('distributions').where({ hash }).update({ state });
    await become('approved');
    expect(await nextFor('managePayments')).toMatchObject({ hash, payDate, state: 'approved' });
    expect(await nextFor('searchCustomers')).toBeNull();
    // Neither one that is paid, nor one that can no longer be approved for its date.
    for (const state of ['paid', 'calculated']) {
      await become(state);
      expect((await nextFor('managePayments'))?.payDate ?? '', state).not.toBe(payDate);
    }
  });

  it('is for staff only', async () => {
    const author = await newAuthor();
    expect(await author.browser.get('/worklist')).toMatchObject({ status: 403, code: 'forbidden' });
    const unraised = await newAuthor({ roles: ['admin'], isRaised: false });
    expect((await unraised.browser.get('/worklist')).code).toBe('forbidden');
  });
});
