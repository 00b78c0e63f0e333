import type { LoggedIn, Me } from '@nimio/domain/session/session.types';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser } from './harness/browser.js';
import { type Author, newAuthor, password, readProfile } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { codeNow } from './harness/second-factor.js';
import { server } from './harness/server.js';
import { strongSession } from './harness/strong-session.js';

const iban = 'FI4250001510000023';
const { now } = (await server()).system;
const start = now().getTime();

/** Minutes after the logins of the test. */
async function after(minutes: number): Promise<void> {
  (await server()).system.now = () => new Date(start + minutes * 60_000);
}

afterEach(async () => {
  (await server()).system.now = now;
});

const accountOf = async (customer: Author) => (await readProfile(customer)).bankAccounts[0];

/** The account of the customer, replaced at its current version. */
const replace = async ({ browser }: Author, customer: Author) =>
  browser.putFresh(
    `/bank-account/${(await accountOf(customer))?.hash}`,
    `/profiles/${customer.profileHash}`,
    {
      iban,
      swift: '',
    },
  );
const prove = ({ browser }: Pick<Author, 'browser'>, typed = password) =>
  browser.post<LoggedIn>('/auth/proof', { password: typed });

const proofExpired = { status: 403, code: 'proofExpired' };

describe('a session whose user proved their identity more than ten minutes ago', () => {
  it('changes no bank account until the password is given again', async () => {
    const author = await newAuthor();
    const before = await accountOf(author);
    await after(10.1);
    expect(await replace(author, author)).toMatchObject(proofExpired);
    expect(await accountOf(author)).toEqual(before);
    expect((await prove(author)).record.provedAt).toBe(new Date(start + 10.1 * 60_000).toISOString());
    expect(await replace(author, author)).toMatchObject({ status: 200 });
    expect(await accountOf(author)).toMatchObject({ iban });
  });

  it('adds none', async () => {
    const author = await newAuthor({ isComplete: false });
    await after(11);
    const body = { profileHash: author.profileHash, iban, swift: '' };
    expect(await author.browser.postAny('/bank-accounts', body)).toMatchObject(proofExpired);
    expect((await readProfile(author)).bankAccounts).toEqual([]);
    await prove(author);
    expect(await author.browser.postAny('/bank-accounts', body)).toMatchObject({ status: 201 });
  });

  it('of staff neither sets nor confirms an account of a customer', async () => {
    const [first, second] = [await newAuthor({ roles: ['admin'] }), await newAuthor({ roles: ['admin'] })];
    const customer = await newAuthor();
    expect(await replace(first, customer)).toMatchObject({ status: 200 });
    await after(11);
    expect(await replace(first, customer)).toMatchObject(proofExpired);
    const path = `/bank-account/${(await accountOf(customer))?.hash}/confirm`;
    const confirm = () => second.browser.postAny(path, {});
    expect(await confirm()).toMatchObject(proofExpired);
    expect(await accountOf(customer)).toMatchObject({ isConfirmed: 0 });
    expect((await prove(second)).record.rights).toContain('managePayments');
    expect(await confirm()).toMatchObject({ status: 200 });
  });

  it('does not learn whether an account of others exists', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    await after(11);
    const path = `/bank-account/${(await accountOf(other))?.hash}`;
    const change = { body: { iban, swift: '' }, headers: { 'if-match': '*' } };
    expect(await author.browser.send('PUT', path, change)).toMatchObject({ status: 404 });
  });

  it('may do everything else', async () => {
    const author = await newAuthor();
    await after(25);
    expect((await author.browser.get('/me')).status).toBe(200);
    const { profileHash } = author;
    const preferences = { allowContactByEmail: 1, allowContactByPhone: 0, mailNewWorkSuggestions: 1 };
    const mails = { mailChangeSuggestions: 1, mailPayments: 0, mailTaxCards: 0, mailNewsletter: 0 };
    const change = { body: { profileHash, ...preferences, ...mails }, headers: { 'if-match': '*' } };
    expect((await author.browser.send('PUT', '/contact-preferences', change)).status).toBe(200);
  });
});

describe('proving the identity again', () => {
  it('continues the session of this browser only, with its profile and its end', async () => {
    const author = await newAuthor();
    const copy = new Browser();
    copy.cookies.set('session', author.browser.cookies.get('session') ?? '');
    await after(11);
    const { record } = await prove(author);
    expect(record).toMatchObject({ user: { username: author.username }, sessionEnds: author.me.sessionEnds });
    expect(record.profile.hash).toBe(author.profileHash);
    // A copy of the cookie gains nothing.
    expect(await copy.get('/me')).toMatchObject({ status: 401, code: 'sessionMissing' });
    expect((await author.browser.get<Me>('/me')).status).toBe(200);
    expect(await newestRow('audit_log', { event: 'session.prove' })).toMatchObject({
      facts: '{"by":"password"}',
    });
  });

  it('refuses a wrong password and, after five, the right one too', async () => {
    const author = await newAuthor();
    await after(11);
    expect(await prove(author, 'wrong')).toMatchObject({
      status: 403,
      code: 'invalidPassword',
      error: { details: { field: 'password' } },
    });
    for (let i = 1; i < 5; i += 1) await prove(author, 'wrong');
    const refused = await prove(author);
    expect(refused).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await replace(author, author)).toMatchObject(proofExpired);
    // The change of the password has the same count, and the login has its own.
    const change = { oldPassword: password, password: 'another passphrase for it' };
    const path = `/auth/${author.me.user.hash}/change-password`;
    expect(await author.browser.post(path, change)).toMatchObject({ code: 'tooManyRequests' });
    const login = { username: author.username, password };
    expect((await new Browser().post('/auth/login', login)).status).toBe(200);
  });

  it('lets no more than five of thirty concurrent attempts through', async () => {
    const author = await newAuthor();
    const tries = await Promise.all(Array.from({ length: 30 }, () => prove(author, 'wrong')));
    expect(tries.filter(({ code }) => code === 'invalidPassword')).toHaveLength(5);
  });

  it('is done by a code of the second factor as well', async () => {
    const [staff, customer] = [await newAuthor({ roles: ['admin'] }), await newAuthor()];
    await after(11);
    expect((await staff.browser.post('/auth/admin-login', { code: await codeNow() })).status).toBe(200);
    expect(await replace(staff, customer)).toMatchObject({ status: 200 });
  });

  it('needs a session with a password', async () => {
    expect(await prove({ browser: new Browser() })).toMatchObject({ status: 401, code: 'sessionMissing' });
    const browser = await strongSession(await newAuthor());
    expect(await prove({ browser })).toMatchObject({ status: 403, code: 'forbidden' });
  });
});
