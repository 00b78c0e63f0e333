import { newPublicHash } from '@nimio/domain/access/hash';
import { addMonths } from '@nimio/domain/calendar/day';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Approval from '../src/api/distribution/approval.js';
import type * as ReadDistribution from '../src/api/distribution/read-distribution.js';
import type * as EnqueueExpiring from '../src/api/payment-notice/use-cases/enqueue-expiring-notices.js';
import type * as SendNotices from '../src/api/payment-notice/use-cases/send-payment-notices.js';
import type { Mail } from '../src/integrations/mail/mail.js';
import type * as JobsModule from '../src/jobs/jobs.js';
import type { System } from '../src/system.js';
import { downloadFileOf, previewAndImport, rejectionOf } from './harness/bank-files.js';
import { closed, dead, insertCustomer } from './harness/customers.js';
import {
  approve,
  begun,
  calculate,
  forgetApproved,
  giveContract,
  inDays,
  lend,
  newYear,
  path,
  pay,
  sharedBy,
} from './harness/distributions.js';
import { load } from './harness/load.js';
import { countOf, idOf, list, newestMessage } from './harness/messages.js';
import { newIsbn } from './harness/new-values.js';
import { distributed } from './harness/payments.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add } from './harness/works.js';

const { makeJobs } = load<typeof JobsModule>('jobs/jobs.js');
const { sendPaymentNotices } = load<typeof SendNotices>(
  'api/payment-notice/use-cases/send-payment-notices.js',
);
const { enqueueExpiringNotices } = load<typeof EnqueueExpiring>(
  'api/payment-notice/use-cases/enqueue-expiring-notices.js',
);

let app: System;
let staff: Author;
let colleague: Author;
let usual: Pick<System, 'jobs' | 'now'>;

beforeAll(async () => {
  app = (await server()).system;
  staff = await newAuthor({ roles: ['superadmin'] });
  colleague = await newAuthor({ roles: ['admin'] });
});

beforeEach(async () => {
  usual = { jobs: app.jobs, now: app.now };
  await forgetApproved();
  await app.db.knex('jobs').delete();
});

afterEach(() => Object.assign(app, usual));

/** Runs the waiting jobs of notices and of mail, and returns the mails. */
async function run(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const works = {
    'payment-notices': sendPaymentNotices,
    'bulk-mail': (mail: Mail) => Promise.resolve(void mails.push(mail)),
  };
  const jobs = makeJobs(app.db, () => app.now(), app.log, works, ['payment-notices']);
  // A mail may be queued after the worker of mails has found nothing to do.
  while ((await jobs.runDue()) > 0);
  return mails;
}

const addressOf = ({ username }: Author): string => `${username}@example.org`;
const change = ({ profileHash }: Pick<Author, 'profileHash'>, changes: object) =>
  app.db.knex('profiles').where({ hash: profileHash }).update(changes);
const titlesOf = async (author: Author): Promise<string[]> =>
  (await list(author)).messages.map(({ title }) => title);
/** A work of the author alone, with a loan of the year, without a contract. */
async function lendWorkOf(author: Author, year: number): Promise<void> {
  const isbn = newIsbn();
  expect((await add(author, { isbn, numberOfAuthors: 1 })).status).toBe(201);
  await lend(year, { [isbn]: 1 });
}

/** Gives the author a contract that does not cover what distributions of these tests pay. */
const giveNarrowContract = (author: Author): Promise<void> => giveContract(author, { comp_types: 'KAM' });

/** An approved distribution with these payees and holders without a contract. */
async function approved(payees: Author[], holders: Author[] = []): Promise<{ hash: string }> {
  const year = newYear();
  if (payees.length > 0) await lend(year, { [await sharedBy(payees)]: 1 });
  for (const holder of holders) await lendWorkOf(holder, year);
  const { hash } = await begun(staff, year);
  expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
  return { hash };
}

/** A distribution with a planned payment to each of these customers, by hash. */
async function plannedFor(profileHashes: readonly string[]): Promise<string> {
  const { distributionId, calculationId } = await distributed(staff, {
    state: 'approved',
    isCarriedOver: true,
  });
  const profiles = (await app.db.knex('profiles').whereIn('hash', profileHashes)) as { id: number }[];
  for (const { id } of profiles)
    await app.db.knex('payments').insert({
      ...{ hash: newPublicHash(), calculation_id: calculationId, profile_id: id, state: 'planned' },
      ...{ gross_cents: 98_765, tax_rate: 0, withheld_cents: 0, iban: 'FI2112345600000785' },
    });
  return (await newestRow<{ hash: string }>('distributions', { id: distributionId })).hash;
}

const markPaid = async (hash: string): Promise<void> =>
  expect((await staff.browser.post(path(hash, '/pay'), {})).status).toBe(200);

describe('a distribution that is paid', () => {
  it('notifies each payee once, by message and by mail, of a payment made or failed', async () => {
    const [finn, swede, homeless] = [await newAuthor(), await newAuthor(), await newAuthor()];
    await change(swede, { language: 'sv' });
    const year = newYear();
    await lend(year, { [await sharedBy([finn, swede, homeless])]: 1 });
    await app.db
      .knex('bank_accounts')
      .where({ profile_id: await idOf(homeless) })
      .delete();
    const { hash } = await begun(staff, year);
    expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
    expect(await run()).toEqual([]);
    await pay(staff, hash);
    const mails = await run();
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [addressOf(finn), 'Korvauksesi on maksettu'],
        [addressOf(swede), 'Din ersättning har betalats'],
        [addressOf(homeless), 'Maksu ei päässyt tilillesi'],
      ].toSorted(),
    );
    const textTo = (author: Author) => mails.find(({ to }) => to === addressOf(author))?.text;
    expect(textTo(swede)).toContain('http://localhost:1337/accounting?language=sv');
    expect(textTo(homeless)).toContain('http://localhost:1337/settings/bank?language=fi');
    const { pay_date: day } = await newestRow<{ pay_date: string }>('distributions', { hash });
    const written = day.split('-').reverse().map(Number).join('.');
    const { title, message } = (await newestMessage(swede)) ?? {};
    expect([title, message]).toEqual(['Din ersättning har betalats', expect.stringContaining(written)]);
    expect((await newestMessage(homeless))?.message).toContain('Pankkiyhteys');
    for (const author of [finn, swede, homeless]) expect((await list(author)).total).toBe(1);
    expect(await run()).toEqual([]);
  });

  it('mentions no amount, account or identity code, neither in a mail nor in a message', async () => {
    const author = await newAuthor();
    const hash = await plannedFor([author.profileHash]);
    await markPaid(hash);
    const mails = (await run()).map(({ subject, text }) => subject + text);
    const { title, message } = (await newestMessage(author)) ?? {};
    expect(mails).toHaveLength(1);
    for (const text of [...mails, `${title}${message}`]) {
      expect(text).not.toMatch(/€|EUR|98[ .,]?7|FI\d\d|\d{6}[-+A]/);
      expect(text).not.toContain(author.person.identityCode);
      expect(text).not.toContain(author.person.givenName);
    }
  });

  it('mails a failed payment also to those who wish no mail about payments', async () => {
    const silent = await newAuthor();
    await change(silent, { mail_payments: 0 });
    const year = newYear();
    await lend(year, { [await sharedBy([silent])]: 1 });
    await app.db
      .knex('bank_accounts')
      .where({ profile_id: await idOf(silent) })
      .delete();
    const { hash } = await begun(staff, year);
    await approve(staff, await calculate(staff, hash));
    await markPaid(hash);
    const mails = await run();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [addressOf(silent), 'Maksu ei päässyt tilillesi'],
    ]);
    expect(mails[0]?.text).toContain('Lähetämme tämän ilmoituksen aina');
    expect(await run()).toEqual([]);
  });

  it('respects the preference, and mails customers without a login', async () => {
    const [silent, without] = [await newAuthor(), await newAuthor()];
    await change(silent, { mail_payments: 0 });
    await change(without, { email: null });
    const customer = await insertCustomer({ first_name: 'Aino', email: 'aino@example.org', language: 'en' });
    const hash = await plannedFor([silent.profileHash, without.profileHash, customer]);
    await markPaid(hash);
    expect((await run()).map(({ to, subject }) => [to, subject])).toEqual([
      ['aino@example.org', 'Your remuneration has been paid'],
    ]);
    for (const author of [silent, without])
      expect(await titlesOf(author)).toEqual(['Korvauksesi on maksettu']);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: customer });
    expect(await countOf('message_copies', { profile_id: id })).toBe(0);
  });

  it('notifies neither closed nor deceased customers', async () => {
    const [left, died] = [await newAuthor(), await newAuthor()];
    const hash = await plannedFor([left.profileHash, died.profileHash]);
    await change(left, closed);
    await change(died, dead);
    await markPaid(hash);
    const addresses = (await run()).map(({ to }) => to);
    for (const author of [left, died]) {
      expect(addresses).not.toContain(addressOf(author));
      expect(await countOf('message_copies', { profile_id: await idOf(author) })).toBe(0);
    }
  });

  it('does not fill the society’s list of messages', async () => {
    const author = await newAuthor();
    const before = (await list(staff)).total;
    await markPaid(await plannedFor([author.profileHash]));
    await run();
    expect((await list(staff)).total).toBe(before);
    expect((await list(author)).unread).toBe(1);
  });

  it('is not notified of when a history is imported', async () => {
    const author = await newAuthor();
    const hash = await plannedFor([author.profileHash]);
    const steps = load<typeof Approval>('api/distribution/approval.js');
    const { requireDistribution } = load<typeof ReadDistribution>('api/distribution/read-distribution.js');
    const by = { accountId: 1, at: app.now().toISOString() };
    await app.db.transaction(async (tx) => steps.pay(tx, await requireDistribution(tx, hash), by));
    expect(await run()).toEqual([]);
    expect((await list(author)).total).toBe(0);
  });
});

describe('the job', () => {
  const people = async (count: number): Promise<string[]> => {
    const hashes: string[] = [];
    for (let at = 0; at < count; at += 1)
      hashes.push(await insertCustomer({ first_name: 'Aino', email: `many${at}@example.org` }));
    return hashes;
  };

  it('notifies in batches, and repeats none of what it has done before the server was killed', async () => {
    const author = await newAuthor();
    const hash = await plannedFor([...(await people(120)), author.profileHash]);
    await markPaid(hash);
    const { id, ...job } = await newestRow<{ id: number; payload: string; idempotency_key: string }>('jobs', {
      kind: 'payment-notices',
    });
    // It stops in the middle of its transaction, then after the transaction, before the job is done.
    let enqueued = 0;
    const payload = JSON.parse(job.payload) as Parameters<typeof sendPaymentNotices>[0];
    app.jobs = {
      ...usual.jobs,
      enqueue: (...args) =>
        (enqueued += 1) > 30 ? Promise.reject(new Error('killed')) : usual.jobs.enqueue(...args),
    };
    await expect(sendPaymentNotices(payload, job.idempotency_key)).rejects.toThrow('killed');
    app.jobs = usual.jobs;
    expect(await countOf('jobs', { kind: 'bulk-mail' })).toBe(0);
    await sendPaymentNotices(payload, job.idempotency_key);
    expect(await countOf('jobs', { kind: 'bulk-mail' })).toBe(50);
    expect(await countOf('jobs', { id, state: 'ready' })).toBe(1);
    const mails = (await run()).map(({ to }) => to);
    expect(mails).toHaveLength(121);
    expect(new Set(mails).size).toBe(121);
    expect((await list(author)).total).toBe(1);
    expect(await countOf('jobs', { kind: 'payment-notices', state: 'done' })).toBe(4);
  }, 60_000);

  it('notifies once when two servers run it at the same time', async () => {
    const author = await newAuthor();
    await markPaid(await plannedFor([author.profileHash]));
    const { payload } = await newestRow<{ payload: string }>('jobs', { kind: 'payment-notices' });
    const parsed = JSON.parse(payload) as Parameters<typeof sendPaymentNotices>[0];
    await Promise.all([1, 2, 3].map(() => sendPaymentNotices(parsed, 'key')));
    expect((await list(author)).total).toBe(1);
    expect((await run()).filter(({ to }) => to === addressOf(author))).toHaveLength(1);
  });
});

describe('a distribution that is approved', () => {
  it('notifies each holder whose money waits once, however many works they have', async () => {
    const [payee, without, narrow] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const year = newYear();
    await lend(year, { [await sharedBy([payee])]: 1 });
    for (const holder of [without, without, narrow]) await lendWorkOf(holder, year);
    await giveNarrowContract(narrow);
    const { hash } = await begun(staff, year);
    expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
    const mails = await run();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([without, narrow].map(addressOf).toSorted());
    expect(mails.find(({ to }) => to === addressOf(without))?.text).toContain('/contract?language=fi');
    expect(await titlesOf(without)).toEqual(['Korvauksesi odottaa sopimustasi']);
    expect(await titlesOf(narrow)).toEqual(['Korvauksesi odottaa, koska sopimuksesi ei kata sitä']);
    expect(await titlesOf(payee)).toEqual([]);
  });

  it('notifies only others when it is approved again after the bank rejected its file', async () => {
    const [payee, holder] = [await newAuthor(), await newAuthor()];
    const { hash } = await approved([payee], [holder]);
    expect((await run()).map(({ to }) => to)).toEqual([addressOf(holder)]);
    await previewAndImport(staff, rejectionOf((await downloadFileOf(staff, hash)).message));
    const reopened = await colleague.browser.post(path(hash, '/reopen'), {});
    expect(reopened.status).toBe(200);
    await app.db
      .knex('contracts')
      .where({ profile_id: await idOf(payee) })
      .delete();
    expect((await approve(staff, await calculate(staff, hash))).status).toBe(200);
    expect((await run()).map(({ to }) => to)).toEqual([addressOf(payee)]);
    expect((await list(holder)).total).toBe(1);
  });

  it('notifies no one while it is not approved', async () => {
    const holder = await newAuthor();
    const { hash } = await approved([await newAuthor()], [holder]);
    await previewAndImport(staff, rejectionOf((await downloadFileOf(staff, hash)).message));
    expect((await colleague.browser.post(path(hash, '/reopen'), {})).status).toBe(200);
    expect(await run()).toEqual([]);
    expect((await list(holder)).total).toBe(0);
  });
});

describe('a reserve that is about to expire', () => {
  /** A paid distribution with these holders without a contract, whose claim period ends on this day. */
  async function reservedUntil(day: string, holders: Author[]): Promise<string> {
    const { hash } = await approved([], holders);
    await pay(staff, hash);
    await app.db.knex('distributions').where({ hash }).update({ claimable_until: day });
    await run();
    return hash;
  }

  const addressees = async (): Promise<string[]> => {
    await enqueueExpiringNotices();
    return (await run()).map(({ to }) => to);
  };

  it('notifies each customer who can still claim it once, with the last day and without an amount', async () => {
    const [without, swede, narrow] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const [left, died, joined, gaveUp] = [
      ...[await newAuthor(), await newAuthor(), await newAuthor(), await newAuthor()],
    ] as [Author, Author, Author, Author];
    await change(swede, { language: 'sv' });
    const end = inDays(100);
    await reservedUntil(end, [without, swede, narrow, left, died, joined, gaveUp]);
    await giveNarrowContract(narrow);
    await giveContract(joined);
    await change(left, closed);
    await change(died, dead);
    await app.db
      .knex('shares')
      .where({ profile_id: await idOf(gaveUp) })
      .delete();
    await enqueueExpiringNotices();
    const mails = await run();
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [addressOf(without), 'Korvauksesi on vanhenemassa'],
        [addressOf(swede), 'Din ersättning håller på att preskriberas'],
        [addressOf(narrow), 'Korvauksesi on vanhenemassa'],
      ].toSorted(),
    );
    const day = end.split('-').reverse().map(Number).join('.');
    for (const { text } of mails) {
      expect(text).toContain(day);
      expect(text).not.toMatch(/€|EUR/);
    }
    expect(mails.find(({ to }) => to === addressOf(swede))?.text).toContain('/contract?language=sv');
    expect((await titlesOf(without))[0]).toBe(`Korvauksesi odottaa sopimustasi ${day} asti`);
    expect((await titlesOf(narrow))[0]).toBe(`Korvauksesi odottaa sopimuksesi täydentämistä ${day} asti`);
    expect((await newestMessage(swede))?.message).toContain(`senast ${day}`);
    expect(await addressees()).toEqual([]);
    await app.db.knex('jobs').delete();
    expect(await addressees()).toEqual([]);
  });

  it('does so a month later for those whose contract has ended since', async () => {
    const [without, joined] = [await newAuthor(), await newAuthor()];
    await reservedUntil(inDays(100), [without, joined]);
    await giveContract(joined);
    expect(await addressees()).toEqual([addressOf(without)]);
    await app.db
      .knex('contracts')
      .where({ profile_id: await idOf(joined) })
      .update({ valid_to: inDays(-1) });
    expect(await addressees()).toEqual([]);
    app.now = () => new Date(usual.now().getTime() + 31 * 24 * 60 * 60 * 1000);
    expect(await addressees()).toEqual([addressOf(joined)]);
  });

  it('notifies no one earlier than six months before its end, or after it', async () => {
    const holder = await newAuthor();
    const today = finnishDay(app.now());
    const hash = await reservedUntil(inDays(-1), [holder]);
    const until = (day: string) =>
      app.db.knex('distributions').where({ hash }).update({ claimable_until: day });
    expect(await addressees()).toEqual([]);
    await until(addMonths(inDays(1), 6));
    expect(await addressees()).toEqual([]);
    await until(addMonths(today, 6));
    expect(await addressees()).toEqual([addressOf(holder)]);
  });

  it('notifies no one of what a late distribution has paid', async () => {
    const holder = await newAuthor();
    await reservedUntil(inDays(100), [holder]);
    await app.db
      .knex('accounting_lines')
      .where({ profile_id: await idOf(holder) })
      .update({ claimed_cents: app.db.knex.raw('cents') });
    expect(await addressees()).toEqual([]);
  });
});

describe('a payment that the bank returned', () => {
  const returned = async (author: Author, reason: string): Promise<Mail[]> => {
    const { payment } = await distributed(author);
    const file = `payment;reason\n${payment};${reason}\n`;
    expect((await previewAndImport(staff, file)).record.failed).toBe(1);
    const mails = await run();
    await previewAndImport(staff, file);
    expect(await run()).toEqual([]);
    return mails;
  };

  it.each([
    ['AC01', 'tilinumero on virheellinen'],
    ['AC04', 'tili on lopetettu'],
    ['AC06', 'tili ei ota maksuja vastaan'],
    ['MS03', 'Pankki palautti korvauksesi maksun. Korjaa'],
  ])('for %s is notified of once, with the reason and what to do', async (reason, text) => {
    const author = await newAuthor();
    const mails = await returned(author, reason);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [addressOf(author), 'Maksu ei päässyt tilillesi'],
    ]);
    expect(mails[0]?.text).toContain('/settings/bank?language=fi');
    expect((await newestMessage(author))?.message).toContain(text);
    expect((await list(author)).total).toBe(1);
  });

  it('because the payee has died is not notified of', async () => {
    const author = await newAuthor();
    expect(await returned(author, 'MD07')).toEqual([]);
    expect((await list(author)).total).toBe(0);
  });

  it('with its whole file is paid again, so that the payee need not do anything', async () => {
    const author = await newAuthor();
    const { hash } = await approved([author]);
    const { message } = await downloadFileOf(staff, hash);
    await pay(staff, hash);
    await run();
    await previewAndImport(staff, rejectionOf(message, 'AM04'));
    expect((await run()).map(({ to }) => to)).toEqual([addressOf(author)]);
    expect(await titlesOf(author)).toEqual(['Maksu viivästyy', 'Korvauksesi on maksettu']);
    expect((await newestMessage(author))?.message).toContain('Sinun ei tarvitse tehdä mitään');
  });
});
