import type { UnconfirmedAccount } from '@nimio/domain/bank-account/bank-account.types';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type * as JobsModule from '../src/jobs/jobs.js';
import { Browser } from './harness/browser.js';
import {
  begun,
  calculate,
  forgetApproved,
  lend,
  newYear,
  resultOf,
  sharedBy,
} from './harness/distributions.js';
import { load } from './harness/load.js';
import { idOf, newestMessage } from './harness/messages.js';
import { type Author, newAuthor, newPerson, password, readProfile, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const { makeJobs } = load<typeof JobsModule>('jobs/jobs.js');

const iban = 'FI4250001510000023';

let [first, second] = [] as unknown as [Author, Author];
beforeAll(async () => {
  first = await newAuthor({ roles: ['admin'] });
  second = await newAuthor({ roles: ['admin'] });
});

const accountOf = async (author: Author) => {
  const [account] = (await readProfile(author)).bankAccounts;
  if (!account) throw new Error('There is no account');
  return account;
};
const own = ({ profileHash }: Author): string => `/profiles/${profileHash}`;

/** The account of the customer, replaced by someone at its current version. */
const replace = async (by: Author, customer: Author, changes: object = {}) =>
  by.browser.putFresh<Profile>(`/bank-account/${(await accountOf(customer)).hash}`, own(customer), {
    ...{ iban, swift: '' },
    ...changes,
  });

const confirm = async (by: Author, customer: Author) => {
  const tag = (await by.browser.get(own(customer))).headers.get('etag') ?? '';
  const path = `/bank-account/${(await accountOf(customer)).hash}/confirm`;
  return by.browser.send<Profile>('POST', path, { headers: { 'if-match': tag } });
};

const listed = async (by: Author, customer: Author): Promise<UnconfirmedAccount | undefined> => {
  const { body } = await by.browser.get('/bank-accounts/unconfirmed', { limit: '200', offset: '0' });
  const { records } = body as { records: UnconfirmedAccount[] };
  return records.find(({ profileHash }) => profileHash === customer.profileHash);
};

const isConfirmed = async (customer: Author) => (await accountOf(customer)).isConfirmed;

describe('an account that staff set', () => {
  it('is confirmed by a second member of staff, not by the one who set it', async () => {
    const customer = await newAuthor();
    expect((await replace(first, customer)).record.bankAccounts).toMatchObject([{ iban, isConfirmed: 0 }]);
    expect(await listed(first, customer)).toMatchObject({ iban, mayConfirm: 0 });
    expect(await listed(second, customer)).toMatchObject({ iban, mayConfirm: 1 });
    expect(await confirm(first, customer)).toMatchObject({ status: 403, code: 'secondPersonRequired' });
    expect((await confirm(second, customer)).record.bankAccounts).toMatchObject([{ iban, isConfirmed: 1 }]);
    expect(await confirm(second, customer)).toMatchObject({ status: 409, code: 'accountConfirmed' });
    expect(await listed(second, customer)).toBeUndefined();
  });

  it('is confirmed at the version that was read', async () => {
    const customer = await newAuthor();
    await replace(first, customer);
    const tag = (await second.browser.get(own(customer))).headers.get('etag') ?? '';
    await replace(first, customer, { iban: 'FI2112345600000785' });
    const path = `/bank-account/${(await accountOf(customer)).hash}/confirm`;
    expect(await second.browser.send('POST', path, { headers: { 'if-match': tag } })).toMatchObject({
      status: 412,
    });
    expect((await second.browser.post(path, {})).status).toBe(428);
    expect(await isConfirmed(customer)).toBe(0);
  });

  it('is confirmed by its holder, and replaced by them needs no confirmation', async () => {
    const customer = await newAuthor();
    await replace(first, customer);
    expect((await confirm(customer, customer)).record.bankAccounts).toMatchObject([{ isConfirmed: 1 }]);
    await replace(first, customer);
    expect(await isConfirmed(customer)).toBe(0);
    await replace(customer, customer);
    expect(await isConfirmed(customer)).toBe(1);
  });

  it('needs no confirmation when it is the placeholder', async () => {
    const customer = await newAuthor();
    const { record } = await replace(first, customer, { iban: '000000-000000' });
    expect(record.bankAccounts).toMatchObject([{ isConfirmed: 1 }]);
  });

  it('is announced to the holder without a digit of it', async () => {
    const customer = await newAuthor();
    await replace(first, customer);
    const message = await newestMessage(customer);
    expect(message?.title).toBe('Vahvista tilinumerosi');
    expect(message?.message).not.toMatch(/\d/);
  });

  it('is paid to after the confirmation only', async () => {
    await forgetApproved();
    const customer = await newAuthor();
    const year = newYear();
    await lend(year, { [await sharedBy([customer])]: 10 });
    await replace(first, customer);
    const { hash } = await begun(first, year);
    expect(resultOf(await calculate(first, hash)).withoutAccount).toBe(1);
    await confirm(second, customer);
    expect(resultOf(await calculate(first, hash))).toMatchObject({ withoutAccount: 0, transfers: 1 });
  });

  it('is stored with two different people', async () => {
    const customer = await newAuthor();
    await replace(first, customer);
    const { knex } = (await server()).system.db;
    const { hash } = await accountOf(customer);
    const setter = knex.raw('set_by_account_id');
    await expect(
      knex('bank_accounts').where({ hash }).update({ confirmed_by_account_id: setter }),
    ).rejects.toThrow('bank_accounts_two_people');
  });
});

interface QueuedMail {
  to: string;
  subject: string;
  text: string;
}

const jobsOfMails = async () =>
  (await server()).system.db.knex('jobs').where('idempotency_key', 'like', 'mail-bank-account-set-%');

/** The mails about new accounts that wait to be sent to an address. */
const mailsTo = async (address: string): Promise<QueuedMail[]> => {
  const rows = (await jobsOfMails()) as { payload: string }[];
  return rows
    .map(({ payload }) => JSON.parse(payload) as Partial<QueuedMail>)
    .filter((mail): mail is QueuedMail => mail.to === address);
};

describe('a new account', () => {
  const contactOf = async (customer: Author, email: string) => {
    const { streetAddress, coAddress, zipCode, postCenter, country, phone } = await readProfile(customer);
    const body = { streetAddress, zipCode, postCenter, country, phone, email, language: 'sv' };
    return customer.browser.putFresh(`/contact-info/${customer.profileHash}`, own(customer), {
      ...body,
      coAddress: coAddress ?? '',
    });
  };
  const after = async (days: number, work: () => Promise<unknown>) => {
    const { system } = await server();
    const { now } = system;
    system.now = () => new Date(now().getTime() + days * 24 * 3600 * 1000);
    await work().finally(() => {
      system.now = now;
    });
  };

  it('is announced once to its holder, in their language and without a digit of it', async () => {
    const customer = await newAuthor();
    const address = `${customer.username}@example.org`;
    await replace(customer, customer);
    const [mail, ...others] = await mailsTo(address);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Uusi tilinumero on tallennettu – teitkö sen itse?');
    expect(mail?.text).toContain('http://localhost:1337/settings/bank?language=fi');
    expect(mail?.text).toContain('Ota heti yhteyttä asiakaspalveluun');
    expect(mail?.text).not.toContain(iban.slice(-4));
    // A representative of several customers knows whose account it is, without a name in a mail.
    const letters = customer.person.name.split(' ').map((word) => `${word[0]}.`);
    expect(mail?.text).toContain(`Asiakkaan nimikirjaimet: ${letters.join(' ')}\n`);
    expect(mail?.text).not.toContain(customer.person.familyName);
    expect(mail?.text).not.toContain('{');
    // The mail replaces that of a message, also when someone else has set the account.
    await replace(first, customer, { iban: 'FI2112345600000785' });
    expect(await mailsTo(address)).toHaveLength(2);
    const messages = await (await server()).system.db.knex('jobs').where('kind', 'message-mail');
    expect(messages.filter((row: { payload: string }) => row.payload.includes(customer.profileHash))).toEqual(
      [],
    );
  });

  it('is announced to every address of the last thirty days, once', async () => {
    const customer = await newAuthor();
    const [old, present] = [`${customer.username}@example.org`, `${customer.username}.uusi@example.org`];
    // The login has another address, which is that of its owner as well.
    await (await server()).system.db
      .knex('accounts')
      .where({ hash: customer.me.user.hash })
      .update({ email: `login.${old}` });
    // The holder has changed the address, and a thief who hides from the holder changes it again.
    expect((await contactOf(customer, `toinen.${old}`)).status).toBe(200);
    expect((await contactOf(customer, old)).status).toBe(200);
    expect((await contactOf(customer, `toinen.${old}`)).status).toBe(200);
    expect((await contactOf(customer, present)).status).toBe(200);
    await replace(customer, customer);
    for (const to of [old, `toinen.${old}`, present, `login.${old}`]) {
      const mails = await mailsTo(to);
      expect(mails.map(({ subject }) => subject)).toEqual(['Ett nytt kontonummer har sparats – var det du?']);
    }
    await after(31, async () => {
      const browser = new Browser();
      await browser.post('/auth/login', { username: customer.username, password });
      await replace({ ...customer, browser }, { ...customer, browser }, { iban: 'FI2112345600000785' });
    });
    for (const to of [old, `toinen.${old}`]) expect(await mailsTo(to)).toHaveLength(1);
    expect(await mailsTo(present)).toHaveLength(2);
  });

  it('is announced by a representative’s change to the holder and to the representative', async () => {
    const [customer, representative] = [await newAuthor(), await newAuthor()];
    await represent(representative, customer);
    await replace(representative, customer);
    for (const { username } of [customer, representative])
      expect(await mailsTo(`${username}@example.org`)).toHaveLength(1);
  });

  it('of a customer without a login is announced to those who look after it', async () => {
    const [estate, heir, former] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const { knex } = (await server()).system.db;
    await knex('profiles').where({ hash: estate.profileHash }).update({ email: null, email_key: null });
    await knex('accounts')
      .where({ hash: estate.me.user.hash })
      .update({ closed_at: '2026-01-01T00:00:00.000Z' });
    await represent(heir, estate);
    await represent(former, estate, '2020-06-01T00:00:00.000Z');
    await replace(first, { ...estate, browser: heir.browser });
    expect(await mailsTo(`${heir.username}@example.org`)).toHaveLength(1);
    for (const { username } of [estate, former]) expect(await mailsTo(`${username}@example.org`)).toEqual([]);
  });

  it('sends nothing when it was refused, sent twice or equal to the old one', async () => {
    const customer = await newAuthor();
    const address = `${customer.username}@example.org`;
    const { hash } = await accountOf(customer);
    const tag = (await customer.browser.get(own(customer))).headers.get('etag') ?? '';
    const put = () =>
      customer.browser.send('PUT', `/bank-account/${hash}`, {
        body: { iban, swift: '' },
        headers: { 'if-match': tag },
      });
    const statuses = (await Promise.all([put(), put(), put()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 412, 412]);
    await replace(customer, customer);
    expect((await replace(customer, customer, { iban: 'FI00' })).status).toBe(422);
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('is announced again when the mail could not be sent, and then no more', async () => {
    const customer = await newAuthor();
    const { db, log, now } = (await server()).system;
    await db.knex('jobs').delete();
    await replace(customer, customer);
    const sent: string[] = [];
    let attempts = 0;
    const mail = ({ to }: QueuedMail) => {
      attempts += 1;
      if (attempts === 1) return Promise.reject(new Error('The mail server is unavailable'));
      return Promise.resolve(void sent.push(to));
    };
    const run = (minutes: number) =>
      makeJobs(db, () => new Date(now().getTime() + minutes * 60_000), log, { mail }).runDue();
    for (const minutes of [0, 10, 20]) await run(minutes);
    expect([attempts, sent]).toEqual([2, [`${customer.username}@example.org`]]);
    const [job] = (await jobsOfMails()) as { payload: string }[];
    // The text of a mail does not remain.
    expect(job?.payload).toBe('{}');
  });
});

describe('with approval by one person', () => {
  afterEach(async () => {
    (await server()).system.isApprovedByOne = false;
  });

  it('an account that staff set needs no confirmation, and its holder is notified', async () => {
    (await server()).system.isApprovedByOne = true;
    const customer = await newAuthor();
    expect((await replace(first, customer)).record.bankAccounts).toMatchObject([{ iban, isConfirmed: 1 }]);
    expect((await newestMessage(customer))?.title).toBe('Tilinumerosi on tallennettu');
    const { facts } = await newestRow<{ facts: string }>('audit_log', { profile_id: await idOf(customer) });
    expect(JSON.parse(facts)).toMatchObject({ byOnePerson: 1 });
  });

  it('one that was set before is confirmed by the same person', async () => {
    const customer = await newAuthor();
    await replace(first, customer);
    (await server()).system.isApprovedByOne = true;
    expect(await listed(first, customer)).toMatchObject({ mayConfirm: 1 });
    expect((await confirm(first, customer)).record.bankAccounts).toMatchObject([{ isConfirmed: 1 }]);
  });
});

describe('a login that staff may control', () => {
  const accountPath = ({ me }: Author): string => `/user/${me.user.hash}`;
  const readdress = async (customer: Author, email: string) =>
    first.browser.putFresh(accountPath(customer), accountPath(customer), {
      username: customer.username,
      email,
    });
  it('sets an account that other staff confirm, and the previous addresses are notified', async () => {
    const customer = await newAuthor();
    const previous = `${customer.username}@example.org`;
    await (await server()).system.db
      .knex('accounts')
      .where({ hash: customer.me.user.hash })
      .update({ email: previous });
    await readdress(customer, `uusi-${previous}`);
    await readdress(customer, `toinen-${previous}`);
    await replace(customer, customer);
    expect(await listed(first, customer)).toMatchObject({ mayConfirm: 0 });
    expect(await confirm(customer, customer)).toMatchObject({ status: 403, code: 'secondPersonRequired' });
    expect(await confirm(first, customer)).toMatchObject({ status: 403, code: 'secondPersonRequired' });
    for (const to of [previous, `uusi-${previous}`]) expect(await mailsTo(to)).toHaveLength(1);
    expect((await confirm(second, customer)).status).toBe(200);
  });

  it('is trusted again after thirty days', async () => {
    const customer = await newAuthor();
    const previous = `${customer.username}@example.org`;
    const { system } = await server();
    await readdress(customer, previous);
    const { id } = await newestRow<{ id: number }>('accounts', { hash: customer.me.user.hash });
    await system.db.knex('sessions').where({ account_id: id }).update({
      idle_until: '2999-01-01T00:00:00.000Z',
      expires_at: '2999-01-01T00:00:00.000Z',
    });
    const { now } = system;
    system.now = () => new Date(now().getTime() + 31 * 24 * 3600 * 1000);
    try {
      await replace(customer, customer);
      expect(await isConfirmed(customer)).toBe(1);
    } finally {
      system.now = now;
    }
  });

  it('with an identity code that they changed sets an account that has to be confirmed', async () => {
    const customer = await newAuthor();
    const path = `/profiles/customer/${customer.profileHash}`;
    const { givenName: firstName, familyName: lastName } = customer.person;
    const identity = { kind: 'person', firstName, lastName, name1: '', name2: '', registerNumber: '' };
    const response = await first.browser.putFresh(path, path, {
      ...{ ...identity, bornOn: '', identityCode: newPerson().identityCode, identityNote: '' },
      ...{ taxResidence: 'FI', reason: 'Uusi tunnus' },
    });
    expect(response.status).toBe(200);
    // The change ended the sessions of the login.
    const browser = new Browser();
    await browser.post('/auth/login', { username: customer.username, password });
    const again = { ...customer, browser };
    await replace(again, again);
    expect(await isConfirmed(again)).toBe(0);
  });

  it('is not confirmed by anyone who gave control of it, nor after that person’s access ended', async () => {
    const [customer, third] = [await newAuthor(), await newAuthor({ roles: ['admin'] })];
    await readdress(customer, `uusi-${customer.username}@example.org`);
    // A grant of another member of staff is later.
    const grant = { username: customer.username, kind: 'representative', lastDay: '' };
    const other = await newAuthor();
    expect((await second.browser.post(`${own(other)}/access`, grant)).status).toBe(201);
    await replace(customer, other);
    for (const refused of [first, second])
      expect(await confirm(refused, other)).toMatchObject({ status: 403, code: 'secondPersonRequired' });
    expect(await listed(first, other)).toMatchObject({ mayConfirm: 0 });
    expect((await confirm(third, other)).status).toBe(200);
  });

  it('sends no mail to a previous address of staff who set the account of a customer', async () => {
    const [member, customer] = [await newAuthor({ roles: ['admin'] }), await newAuthor()];
    const { knex } = (await server()).system.db;
    const { id } = await newestRow<{ id: number }>('accounts', { hash: member.me.user.hash });
    const previous = { email: 'vanha@example.org', until: '2999-01-01T00:00:00.000Z' };
    await knex('previous_emails').insert({ account_id: id, ...previous });
    await replace(member, customer);
    const mails = await knex('jobs').where('idempotency_key', 'like', 'mail-bank-account-set-%');
    expect(mails.filter(({ payload }: { payload: string }) => payload.includes('vanha@'))).toEqual([]);
  });

  it('by a grant sets an account that has to be confirmed, and the holder’s own login does not', async () => {
    const [customer, representative] = [await newAuthor(), await newAuthor()];
    const grant = { username: representative.username, kind: 'representative', lastDay: '' };
    expect((await first.browser.post(`${own(customer)}/access`, grant)).status).toBe(201);
    await replace(representative, customer);
    expect(await isConfirmed(customer)).toBe(0);
    await replace(customer, customer);
    expect(await isConfirmed(customer)).toBe(1);
    // Their own account is not affected.
    await replace(representative, representative);
    expect(await isConfirmed(representative)).toBe(1);
  });
});
