import type { Distribution, DistributionResult } from '@nimio/domain/distribution/distribution.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  downloadFileOf,
  importAt,
  preview,
  previewAndImport,
  rejectionOf,
  sample,
} from './harness/bank-files.js';
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
  sharedBy,
} from './harness/distributions.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let staff: Author;
let colleague: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
  colleague = await newAuthor({ roles: ['admin'] });
});

beforeEach(forgetApproved);

const read = async (hash: string): Promise<Distribution> =>
  (await staff.browser.get<Distribution>(path(hash))).record;
const reopen = ({ browser }: Author, hash: string) => browser.post<Distribution>(path(hash, '/reopen'), {});

/** An approved one that pays these authors. */
async function approvedFor(
  authors: Author[],
  changes: object = {},
): Promise<Distribution & { year: number }> {
  const year = newYear();
  await lend(year, { [await sharedBy(authors)]: 1 });
  const { hash } = await begun(staff, year, changes);
  const { status, record } = await approve(staff, await calculate(staff, hash));
  expect(status).toBe(200);
  return { ...record, year };
}

const fileOf = (hash: string, who = staff) => downloadFileOf(who, hash);

const paymentStates = async (author: Author): Promise<(string | null)[]> => {
  const { knex } = (await server()).system.db;
  const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
  const row = (await knex('payments').where({ profile_id: id }).orderBy('id', 'desc').first()) as {
    state: string;
    failure: string | null;
  };
  return [row.state, row.failure];
};

describe('a payment file that the bank rejected', () => {
  it('fails all its payments once the distribution is paid, with their own reasons', async () => {
    const authors = [await newAuthor(), await newAuthor()];
    const { hash, name } = await approvedFor(authors);
    const { message, payments } = await fileOf(hash);
    await pay(staff, hash);
    const file = sample('pain002-10-rejected-batch.xml', { message, payment1: payments[0] ?? '' });
    const { record } = await preview(staff, file);
    expect(record.rejection).toEqual({
      ...{ messageId: message, effect: 'fails', distributionName: name, reason: 'AM04' },
    });
    expect(record.failing.map((each) => [each.hash, each.reason])).toEqual([
      [payments[0], 'AC01'],
      [payments[1], 'AM04'],
    ]);
    expect((await importAt(staff, file, record.seen)).record).toMatchObject({ failed: 2, known: 0 });
    expect((await importAt(staff, file, record.seen)).record).toMatchObject({ failed: 0, known: 2 });
    for (const author of authors) expect((await paymentStates(author))[0]).toBe('failed');
    // The account of the second one is not to blame, so it is paid again.
    const failed = (await staff.browser.get(path(hash, '/results'), { kind: 'failed' })).body as {
      records: DistributionResult[];
    };
    const becomes = failed.records.map((one) => [one.hash, one.failed?.state]);
    expect(Object.fromEntries(becomes)).toEqual({
      [payments[0] ?? '']: 'waiting',
      [payments[1] ?? '']: 'coming',
    });
    expect((await eventsOf(staff, hash)).filter(({ kind }) => kind === 'returned')).toHaveLength(1);
  });

  it('has to be made again under another id before the payment', async () => {
    const author = await newAuthor();
    const { hash, name } = await approvedFor([author]);
    const { message, payments } = await fileOf(hash);
    expect(await fileOf(hash)).toEqual({ message, payments });
    const file = rejectionOf(message);
    const { record } = await preview(staff, file);
    const rejection = { messageId: message, distributionName: name, reason: 'FF01' };
    expect(record).toMatchObject({ failing: [], rejection: { ...rejection, effect: 'clears' } });
    expect(await read(hash)).toMatchObject({ isExported: 1, isRejected: 0 });
    expect((await importAt(staff, file, record.seen)).record).toMatchObject({ failed: 0 });
    expect(await read(hash)).toMatchObject({ state: 'approved', isExported: 0, isRejected: 1 });
    expect((await eventsOf(staff, hash))[0]).toMatchObject({ kind: 'rejected', facts: { reason: 'FF01' } });
    expect((await staff.browser.post(path(hash, '/pay'), {})).code).toBe('fileNotDownloaded');
    expect((await importAt(staff, file, record.seen)).record.rejection?.effect).toBe('known');
    expect((await eventsOf(staff, hash)).filter(({ kind }) => kind === 'rejected')).toHaveLength(1);
    expect((await exported(staff, hash)).code).toBe('secondPersonRequired');
    const again = await fileOf(hash, colleague);
    expect(again).toEqual({ message: expect.not.stringMatching(message) as string, payments });
    expect(again.message.length).toBeLessThanOrEqual(35);
    expect(await read(hash)).toMatchObject({ isExported: 1, isRejected: 0 });
    expect((await pay(staff, hash)).state).toBe('paid');
    // The payments have the same ids in both files, and only the second one is paid.
    const late = sample('pain002-10-rejected-batch.xml', { message, payment1: payments[0] ?? '' });
    expect((await preview(staff, late)).record).toMatchObject({
      ...{ failing: [], known: 1, rejection: { effect: 'known' } },
    });
    expect((await previewAndImport(staff, late)).record.failed).toBe(0);
    expect(await paymentStates(author)).toEqual(['paid', null]);
  });

  it('is another one than was previewed when the distribution has been paid since', async () => {
    const { hash } = await approvedFor([await newAuthor()]);
    const file = rejectionOf((await fileOf(hash)).message);
    const { seen } = (await preview(staff, file)).record;
    await pay(staff, hash);
    expect(await importAt(staff, file, seen)).toMatchObject({ status: 409, code: 'bankFileOutdated' });
    expect((await previewAndImport(staff, file)).record.failed).toBe(1);
  });

  it.each(['AM05', 'DUPL'])('changes nothing as a duplicate of the same file (%s)', async (reason) => {
    const author = await newAuthor();
    const { hash } = await approvedFor([author]);
    const { message, payments } = await fileOf(hash);
    const batch = sample('pain002-10-rejected-batch.xml', { message, payment1: payments[0] ?? '' });
    const inTransactions = batch.replace(/<StsRsnInf>.*AM04.*\n/, '').replace('AC01', reason);
    const files = [rejectionOf(message, reason), batch.replace('AM04', reason), inTransactions];
    const importAll = async () => {
      for (const file of files)
        expect((await previewAndImport(staff, file)).record).toMatchObject({
          ...{ failed: 0, unknown: [], rejection: { effect: 'duplicate' } },
        });
    };
    await importAll();
    expect(await read(hash)).toMatchObject({ state: 'approved', isExported: 1, isRejected: 0 });
    await pay(staff, hash);
    await importAll();
    expect(await paymentStates(author)).toEqual(['paid', null]);
  });

  it('is cleared once by two concurrent imports', async () => {
    const { hash } = await approvedFor([await newAuthor()]);
    const file = rejectionOf((await fileOf(hash)).message);
    const { seen } = (await preview(staff, file)).record;
    const responses = await Promise.all([staff, colleague].map((who) => importAt(who, file, seen)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses.map(({ record }) => record.rejection?.effect).toSorted()).toEqual(['clears', 'known']);
    expect((await newestRow<{ message_number: number }>('distributions', { hash })).message_number).toBe(2);
  });

  it('is unknown if it is not ours, and so is a single rejection before the payment', async () => {
    const { hash } = await approvedFor([await newAuthor()]);
    const { message, payments } = await fileOf(hash);
    for (const other of ['', 'PAIN-1', `${'x'.repeat(22)}-20261215-1`, message.replace(/1$/, '7')]) {
      const { record } = await previewAndImport(staff, rejectionOf(other));
      expect(record, other).toMatchObject({ failed: 0, rejection: { effect: 'unknown' } });
    }
    const values = { message, payment1: payments[0] ?? '', currency: 'EUR', amount1: '1.00' };
    const single = sample('pain002-10-rejected-payment-with-prefix.xml', values);
    const { record } = await previewAndImport(staff, single);
    expect(record).toMatchObject({ failed: 0, unknown: [{ number: 1, reference: payments[0] }] });
    expect(await read(hash)).toMatchObject({ state: 'approved', isExported: 1 });
  });

  it('leaves out who has died since, as another file for another day does', async () => {
    const die = ({ profileHash }: Author) =>
      staff.browser.post(`/profiles/customer/${profileHash}/death`, { diedOn: inDays(-1) });
    const authors = [await newAuthor(), await newAuthor(), await newAuthor()];
    const [first, second] = authors as [Author, Author, Author];
    const { hash, year } = await approvedFor(authors, { recordDay: inDays(0) });
    const { message } = await fileOf(hash);
    expect((await die(first)).status).toBe(200);
    expect((await fileOf(hash)).payments).toHaveLength(3);
    await previewAndImport(staff, rejectionOf(message));
    const again = await fileOf(hash, colleague);
    expect(again.payments).toHaveLength(2);
    expect((await die(second)).status).toBe(200);
    const moved = options(year, { recordDay: inDays(0), payDate: inDays(31) });
    const saved = await staff.browser.putFresh<Distribution>(path(hash), path(hash), moved);
    expect(saved.record).toMatchObject({ isExported: 0, result: { transfers: 1, withoutAccount: 2 } });
    const last = await fileOf(hash);
    expect(last.payments).toHaveLength(1);
    expect(new Set([message, again.message, last.message]).size).toBe(3);
    const held = (await eventsOf(staff, hash)).filter(({ kind }) => kind === 'held');
    expect(held.map(({ facts }) => facts.payments)).toEqual([1, 1]);
  });
});

describe('reopening a distribution', () => {
  /** The bank rejected its file; the member of staff imported that. */
  async function rejected(authors: Author[], changes: object = {}): Promise<string> {
    const { hash } = await approvedFor(authors, changes);
    await previewAndImport(staff, rejectionOf((await fileOf(hash)).message));
    return hash;
  }

  it('is refused to the person who imported the rejection', async () => {
    const hash = await rejected([await newAuthor()]);
    expect((await read(hash)).needsSecondPerson).toBe(1);
    expect(await reopen(staff, hash)).toMatchObject({ status: 403, code: 'secondPersonRequired' });
    expect((await colleague.browser.get<Distribution>(path(hash))).record.needsSecondPerson).toBe(0);
    const { status, record } = await reopen(colleague, hash);
    expect([status, record.state]).toEqual([200, 'calculated']);
    expect((await eventsOf(staff, hash))[0]).toMatchObject({ kind: 'reopened', by: colleague.person.name });
  });

  it('needs a rejected file that no other has replaced', async () => {
    const author = await newAuthor();
    const { hash } = await approvedFor([author]);
    expect(await reopen(colleague, hash)).toMatchObject({ status: 409, code: 'fileNotRejected' });
    await previewAndImport(staff, rejectionOf((await fileOf(hash)).message));
    await fileOf(hash, colleague);
    expect((await reopen(colleague, hash)).code).toBe('fileNotRejected');
    await pay(staff, hash);
    expect((await reopen(colleague, hash)).code).toBe('distributionApproved');
    const draft = await begun(staff, newYear());
    expect((await reopen(colleague, draft.hash)).code).toBe('distributionNotApproved');
  });

  it('is done once by two concurrent calls', async () => {
    const hash = await rejected([await newAuthor()]);
    const responses = await Promise.all([reopen(colleague, hash), reopen(colleague, hash)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('hides the estimate, and the next approval reads payees and accounts again', async () => {
    const author = await newAuthor();
    const own = `/profiles/${author.profileHash}/accountings`;
    const estimates = async () => (await author.browser.get(own)).body as { total: number };
    const hash = await rejected([author], { announced: 1 });
    expect((await estimates()).total).toBe(1);
    const reopened = (await reopen(colleague, hash)).record;
    expect((await estimates()).total).toBe(0);
    const { knex } = (await server()).system.db;
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const iban = 'FI4250001510000023';
    await knex('bank_accounts').where({ profile_id: id }).update({ iban });
    await knex('profiles').where({ id }).update({ first_name: 'Uusi', last_name: 'Nimi' });
    expect((await approve(staff, reopened)).status).toBe(200);
    expect((await estimates()).total).toBe(1);
    const bytes = Buffer.from((await exported(staff, hash)).bytes).toString();
    expect(bytes).toContain(iban);
    expect(bytes).toContain('Uusi Nimi');
    expect((await pay(staff, hash)).state).toBe('paid');
  });

  it('gives back what was carried over and what had failed, until it is approved again', async () => {
    const { knex } = (await server()).system.db;
    const [author, other] = [await newAuthor(), await newAuthor()];
    const idOf = async (who: Author) =>
      (await newestRow<{ id: number }>('profiles', { hash: who.profileHash })).id;
    const lendTo = async (who: Author, changes: object = {}) => {
      const year = newYear();
      await lend(year, { [await sharedBy([who])]: 1 });
      return paid(staff, year, changes);
    };
    // One has an amount below the minimum, the other a failed payment that is repeated.
    await lendTo(author, { potInCents: 500, minimumInCents: 1000 });
    await lendTo(other, { minimumInCents: 1000 });
    const failed = knex('payments').where({ profile_id: await idOf(other) });
    await failed.clone().update({ state: 'failed', failure: 'AC04', repeated_at: '2026-11-01' });
    const taken = async () => {
      const rows = (await knex('accountings')
        .whereIn('profile_id', [await idOf(author), await idOf(other)])
        .orderBy('id')) as { payment_id: number | null }[];
      return rows.slice(0, 2).map(({ payment_id }) => payment_id);
    };
    const before = await taken();
    expect(before[0]).toBeNull();
    const hash = await rejected([author, other]);
    expect((await read(hash)).result).toMatchObject({ carriedIn: 100_500 });
    const after = await taken();
    expect(after).not.toContain(null);
    expect(after[1]).not.toBe(before[1]);
    const reopened = (await reopen(colleague, hash)).record;
    expect(await taken()).toEqual(before);
    expect((await approve(staff, reopened)).status).toBe(200);
    expect(await taken()).toEqual(after);
    await previewAndImport(staff, rejectionOf((await fileOf(hash)).message));
    await reopen(colleague, hash);
    // Another calculation takes them too, and replaces the reopened one.
    expect((await calculate(staff, hash)).result).toMatchObject({ carriedIn: 100_500 });
    expect(await taken()).toEqual(before);
  });
});
