import { createRequire } from 'node:module';
import path from 'node:path';
import type { Me } from '@nimio/domain/session/session.types';
import { describe, expect, it } from 'vitest';
import type * as SendPasswordLink from '../src/api/session/use-cases/send-password-link.js';
import { Browser } from './harness/browser.js';
import { cmsDir } from './harness/environment.js';
import { type Author, newAuthor, password } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { strongSession } from './harness/strong-session.js';

const require = createRequire(import.meta.url);

/** Runs a function after the next call has validated its input and before it writes. */
async function meanwhile(happens: () => Promise<unknown>): Promise<void> {
  const { db } = (await server()).system;
  const usual = { transaction: db.transaction.bind(db) };
  db.transaction = async (work) => {
    Object.assign(db, usual);
    await happens();
    return usual.transaction(work);
  };
}

/** The secret in the newest mail. */
async function linkInMail(): Promise<string> {
  const mail = await newestRow<{ payload: string }>('jobs', { kind: 'mail' });
  const { text } = JSON.parse(mail.payload) as { text: string };
  return /password-reset\/([\w-]+)/.exec(text)?.[1] ?? '';
}

/** Requests and creates a link to set a new password. */
async function linkFor({ me }: Pick<Author, 'me'>): Promise<string> {
  const { email } = me.user;
  expect((await new Browser().post('/auth/password-change-request', { email })).status).toBe(204);
  await (await server()).system.jobs.runDue();
  return linkInMail();
}

const resetBy = (link: string, newPassword: string) =>
  new Browser().post(`/auth/change-password/${link}`, { password: newPassword });
const logInAs = ({ username }: Author, typed: string) =>
  new Browser().post('/auth/login', { username, password: typed });

describe('logging in', () => {
  it('returns the account, and sets a cookie that scripts cannot read', async () => {
    const { username, me } = await newAuthor();
    const browser = new Browser();
    const response = await browser.post<Me>('/auth/login', { username, password });
    expect(response.status).toBe(200);
    expect(response.record.user).toMatchObject({ username, hash: me.user.hash });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    expect((await browser.get<Me>('/me')).record.user.username).toBe(username);
  });

  it('accepts the mail address as the user name, in any case', async () => {
    const { me } = await newAuthor();
    const username = (me.user.email ?? '').toUpperCase();
    expect((await new Browser().post('/auth/login', { username, password })).status).toBe(200);
  });

  it('answers alike for an unknown user and a wrong password', async () => {
    const { username } = await newAuthor();
    const wrong = await new Browser().post('/auth/login', { username, password: 'not this one' });
    const unknown = await new Browser().post('/auth/login', { username: `${username}x`, password });
    expect(wrong).toMatchObject({ status: 401, code: 'invalidUsernameOrPassword' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('stops after five wrong passwords, even for the right one, and says how long', async () => {
    const { username } = await newAuthor();
    for (let i = 0; i < 5; i += 1) await new Browser().post('/auth/login', { username, password: 'wrong' });
    const response = await new Browser().post('/auth/login', {
      username: ` ${username.toUpperCase()}`,
      password,
    });
    expect(response).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts what is typed for an unknown account apart from the accounts', async () => {
    const { username, me } = await newAuthor();
    const { id } = await newestRow<{ id: number }>('accounts', { hash: me.user.hash });
    for (const typed of [`account ${id}`, `text account ${id}`])
      for (let i = 0; i < 6; i += 1)
        await new Browser().post('/auth/login', { username: typed, password: 'wrong' });
    expect((await new Browser().post('/auth/login', { username, password })).status).toBe(200);
  });

  it('is not stopped by wrong passwords from elsewhere in a browser that has logged in before', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const { username } = author;
    const known = new Browser();
    expect((await known.post('/auth/login', { username, password })).status).toBe(200);
    known.cookies.delete('session');
    for (let i = 0; i < 6; i += 1) await logInAs(author, 'wrong');
    expect((await logInAs(author, password)).code).toBe('tooManyRequests');
    expect((await known.post('/auth/login', { username, password })).status).toBe(200);
    // The cookie of another account, or a forged one, is that of an unknown browser.
    const stranger = new Browser();
    await stranger.post('/auth/login', { username: other.username, password });
    expect((await stranger.post('/auth/login', { username, password })).code).toBe('tooManyRequests');
    stranger.cookies.set('device', `${(known.cookies.get('device') ?? '').split('.')[0]}.${'x'.repeat(43)}`);
    expect((await stranger.post('/auth/login', { username, password })).code).toBe('tooManyRequests');
  });

  it('stops in that browser too after ten wrong passwords', async () => {
    const { username } = await newAuthor();
    const known = new Browser();
    await known.post('/auth/login', { username, password });
    const codes = [];
    for (let i = 0; i < 11; i += 1)
      codes.push((await known.post('/auth/login', { username, password: 'wrong' })).code);
    expect(codes.indexOf('tooManyRequests')).toBe(10);
  });

  it('is possible again once a link has set a new password', async () => {
    const author = await newAuthor();
    for (let i = 0; i < 6; i += 1) await logInAs(author, 'wrong');
    const chosen = 'another passphrase for it';
    expect((await resetBy(await linkFor(author), chosen)).status).toBe(204);
    expect((await logInAs(author, chosen)).status).toBe(200);
  });

  it('lets no more than five of thirty concurrent attempts through', async () => {
    const { username } = await newAuthor();
    const tries = Array.from({ length: 30 }, () =>
      new Browser().post('/auth/login', { username, password: 'wrong' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('creates a new session each time, and ends the old one of the same browser', async () => {
    const { browser, username } = await newAuthor();
    const before = browser.cookies.get('session') ?? '';
    await browser.post('/auth/login', { username, password });
    expect(browser.cookies.get('session')).not.toBe(before);
    const thief = new Browser();
    thief.cookies.set('session', before);
    expect(await thief.get('/me')).toMatchObject({ status: 401, code: 'sessionMissing' });
  });
});

describe('a successful login', () => {
  it('undoes the counted visit of the browser or its account', async () => {
    const { browser, me, username } = await newAuthor();
    // The first login is counted for the account whose session the browser has, the second for its network address.
    await browser.post('/auth/login', { username, password });
    browser.cookies.clear();
    await browser.post('/auth/login', { username, password });
    const { id } = await newestRow<{ id: number }>('accounts', { hash: me.user.hash });
    const { knex } = (await server()).system.db;
    const keys = [`login-visit:a${id}`, `login-visit:${browser.address}`];
    const counts = await knex('throttles').whereIn('key', keys).select<{ points: number }[]>('points');
    expect(counts.map(({ points }) => points)).toEqual([0, 0]);
  });

  it('starts no session if a link has set another password in the meantime', async () => {
    const author = await newAuthor();
    const link = await linkFor(author);
    await meanwhile(() => resetBy(link, 'set by the link in the mail'));
    expect(await logInAs(author, password)).toMatchObject({ status: 401, code: 'invalidUsernameOrPassword' });
    expect((await logInAs(author, 'set by the link in the mail')).status).toBe(200);
  });
});

describe('the mail about a login from a new browser', () => {
  const mailsTo = async ({ me }: Author) => {
    const rows = (await (
      await server()
    ).system.db
      .knex('jobs')
      .where('idempotency_key', 'like', 'mail-new-browser-%')) as { payload: string }[];
    return rows
      .map(({ payload }) => JSON.parse(payload) as { to?: string; subject: string; text: string })
      .filter(({ to }) => to === me.user.email);
  };
  const logInWith = (browser: Browser, { username }: Author, typed = password) =>
    browser.post('/auth/login', { username, password: typed });

  it('is sent once for a browser, in the user’s language and without secrets', async () => {
    const author = await newAuthor();
    await (await server()).system.db
      .knex('profiles')
      .where({ hash: author.profileHash })
      .update({ language: 'sv' });
    const [known, other] = [new Browser(), new Browser()];
    // The first login of an account that never had a browser, such as an imported one, is expected.
    await logInWith(known, author);
    expect(await mailsTo(author)).toEqual([]);
    await logInWith(other, author, 'wrong');
    expect(await mailsTo(author)).toEqual([]);
    await logInWith(other, author);
    const [mail, ...others] = await mailsTo(author);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Inloggning i en ny webbläsare – var det du?');
    expect(mail?.text).toContain(author.username);
    expect(mail?.text).toMatch(/Inloggningen skedde \d+\.\d+\.\d{4} kl\. \d\d\.\d\d finsk tid/);
    expect(mail?.text).toContain('Byt genast lösenord och kontakta kundtjänsten');
    expect(mail?.text).not.toContain(author.person.identityCode);
    expect(mail?.text).not.toContain('{');
    for (const browser of [known, other]) await logInWith(browser, author);
    expect(await mailsTo(author)).toHaveLength(1);
  });

  it('is sent when the bank identifies the user, and the new password then makes the browser known', async () => {
    const author = await newAuthor();
    await logInWith(new Browser(), author);
    const browser = await strongSession(author);
    expect(await mailsTo(author)).toHaveLength(1);
    const chosen = 'another passphrase for it';
    await browser.post(`/auth/${author.me.user.hash}/change-password`, { password: chosen });
    await browser.post('/auth/logout');
    await logInWith(browser, author, chosen);
    expect(await mailsTo(author)).toHaveLength(1);
  });

  it('is not sent for the browser in which a link has set the password, but for others from then on', async () => {
    const author = await newAuthor();
    const [link, chosen, browser] = [await linkFor(author), 'another passphrase for it', new Browser()];
    await browser.post(`/auth/change-password/${link}`, { password: chosen });
    await logInWith(browser, author, chosen);
    expect(await mailsTo(author)).toEqual([]);
    await logInWith(new Browser(), author, chosen);
    expect(await mailsTo(author)).toHaveLength(1);
  });

  it('does not depend on a preference', async () => {
    const author = await newAuthor();
    const mails = { mail_payments: 0, allow_contact_by_email: 0 };
    await (await server()).system.db.knex('profiles').where({ hash: author.profileHash }).update(mails);
    await logInWith(new Browser(), author);
    await logInWith(new Browser(), author);
    expect(await mailsTo(author)).toHaveLength(1);
  });
});

describe('a session', () => {
  it('is refused with the literal message if there is none', async () => {
    const response = await new Browser().get('/me');
    expect(response.error).toMatchObject({ status: 401, message: 'Auth.session.missingOrInvalid' });
  });

  it('ends at logout, for a copied cookie too', async () => {
    const { browser } = await newAuthor();
    const copy = new Browser();
    copy.cookies.set('session', browser.cookies.get('session') ?? '');
    expect((await browser.post('/auth/logout')).status).toBe(204);
    expect((await copy.get('/me')).status).toBe(401);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('expires after half an hour without a call', async () => {
    const { browser } = await newAuthor();
    const { system } = await server();
    const { now } = system;
    const start = now().getTime();
    const minutes = (count: number) => {
      system.now = () => new Date(start + count * 60_000);
    };
    try {
      minutes(25);
      expect((await browser.get('/me')).status).toBe(200);
      minutes(50);
      expect((await browser.get('/me')).status).toBe(200);
      minutes(81);
      expect((await browser.get('/me')).status).toBe(401);
    } finally {
      system.now = now;
    }
  });

  it('returns when it expires: without another call, and at the latest', async () => {
    const { browser } = await newAuthor();
    const { record: me } = await browser.get<Me>('/me');
    const hoursUntil = (end: string) => (Date.parse(end) - Date.now()) / 3_600_000;
    expect(hoursUntil(me.sessionExpires)).toBeCloseTo(0.5, 1);
    expect(hoursUntil(me.sessionEnds)).toBeCloseTo(12, 1);
  });
});

describe('changing the password', () => {
  const change = ({ browser, me }: Awaited<ReturnType<typeof newAuthor>>, body: unknown) =>
    browser.post(`/auth/${me.user.hash}/change-password`, body);

  it('ends every other session and keeps this one', async () => {
    const author = await newAuthor();
    const other = new Browser();
    await other.post('/auth/login', { username: author.username, password });
    const newPassword = 'another passphrase altogether';
    expect((await change(author, { oldPassword: password, password: newPassword })).status).toBe(200);
    expect((await author.browser.get('/me')).status).toBe(200);
    expect((await other.get('/me')).status).toBe(401);
    const again = await new Browser().post('/auth/login', {
      username: author.username,
      password: newPassword,
    });
    expect(again.status).toBe(200);
  });

  it('refuses a wrong old password (403) and a weak new one (422)', async () => {
    const author = await newAuthor();
    expect(
      await change(author, { oldPassword: 'wrong', password: 'another passphrase altogether' }),
    ).toMatchObject({
      status: 403,
      code: 'invalidPassword',
    });
    const weak = await change(author, { oldPassword: password, password: 'short1!' });
    expect(weak.error).toMatchObject({ status: 422, message: 'Password too weak' });
  });

  it('is not counted as an attempt if it succeeds', async () => {
    const author = await newAuthor();
    const passwords = [password, 'another passphrase altogether'];
    for (let turn = 0; turn < 7; turn += 1) {
      const [oldPassword = '', next = ''] = turn % 2 ? passwords.toReversed() : passwords;
      expect((await change(author, { oldPassword, password: next })).status).toBe(200);
    }
    for (let turn = 0; turn < 5; turn += 1) await change(author, { oldPassword: 'wrong', password });
    expect((await change(author, { oldPassword: password, password })).code).toBe('tooManyRequests');
  });

  it('revokes the links to set another', async () => {
    const author = await newAuthor();
    const link = await linkFor(author);
    const newPassword = 'another passphrase altogether';
    expect((await change(author, { oldPassword: password, password: newPassword })).status).toBe(200);
    expect((await new Browser().get(`/auth/change-password/${link}`)).code).toBe('resetLinkInvalid');
    expect((await resetBy(link, 'set by an old link')).code).toBe('resetLinkInvalid');
    expect((await logInAs(author, newPassword)).status).toBe(200);
  });

  it('does not overwrite a password set by a link in the meantime', async () => {
    const author = await newAuthor();
    const link = await linkFor(author);
    await meanwhile(() => resetBy(link, 'set by the link in the mail'));
    const late = await change(author, { oldPassword: password, password: 'another passphrase altogether' });
    expect(late).toMatchObject({ status: 401, code: 'sessionMissing' });
    expect((await logInAs(author, 'set by the link in the mail')).status).toBe(200);
  });

  it('is refused if the old password has changed since the check', async () => {
    const author = await newAuthor();
    const { knex } = (await server()).system.db;
    const other = { password_hash: 'of another password' };
    await meanwhile(() => knex('accounts').where({ hash: author.me.user.hash }).update(other));
    const late = await change(author, { oldPassword: password, password: 'another passphrase altogether' });
    expect(late).toMatchObject({ status: 403, code: 'invalidPassword' });
  });

  it('is refused for a login that was closed in the meantime', async () => {
    const author = await newAuthor();
    const { knex } = (await server()).system.db;
    const closing = { closed_at: new Date().toISOString() };
    await meanwhile(() => knex('accounts').where({ hash: author.me.user.hash }).update(closing));
    const body = { oldPassword: password, password: 'another passphrase altogether' };
    expect(await change(author, body)).toMatchObject({ status: 401, code: 'sessionMissing' });
    await knex('accounts').where({ hash: author.me.user.hash }).update({ closed_at: null });
    expect((await logInAs(author, password)).status).toBe(200);
  });

  it('and a concurrent link end with one of the two passwords', async () => {
    for (let round = 0; round < 4; round += 1) {
      const author = await newAuthor();
      const link = await linkFor(author);
      const body = { oldPassword: password, password: 'set by the one who is logged in' };
      const responses = await Promise.all([
        change(author, body),
        resetBy(link, 'set by the link in the mail'),
      ]);
      const [changed, reset] = responses.map(({ status }) => status);
      // 403: the link had set its password before the old one was checked, and 401: between the check and the change.
      expect([200, 401, 403]).toContain(changed);
      expect([204, 404]).toContain(reset);
      const logins = await Promise.all([
        logInAs(author, body.password),
        logInAs(author, 'set by the link in the mail'),
      ]);
      expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('is refused for another account’s hash', async () => {
    const author = await newAuthor();
    const other = await newAuthor();
    const response = await author.browser.post(`/auth/${other.me.user.hash}/change-password`, {
      oldPassword: password,
      password: 'another passphrase altogether',
    });
    expect(response).toMatchObject({ status: 404, code: 'notFound' });
  });
});

describe('a lost password', () => {
  it('is reset by the link in the mail, once, and every session ends', async () => {
    const author = await newAuthor();
    const link = await linkFor(author);
    const visitor = new Browser();
    expect((await visitor.get(`/auth/change-password/${link}`)).status).toBe(204);
    const newPassword = 'set by the link in the mail';
    expect((await resetBy(link, newPassword)).status).toBe(204);
    expect((await author.browser.get('/me')).status).toBe(401);
    expect((await logInAs(author, newPassword)).status).toBe(200);
    expect(await resetBy(link, newPassword)).toMatchObject({ status: 404, code: 'resetLinkInvalid' });
  });

  it('is reset only by the newest link', async () => {
    const author = await newAuthor();
    const [first, second] = [await linkFor(author), await linkFor(author)];
    expect(await resetBy(first, 'set by the first link')).toMatchObject({ code: 'resetLinkInvalid' });
    expect((await resetBy(second, 'set by the second link')).status).toBe(204);
  });

  it('costs the same work for an unknown address, without a mail', async () => {
    const { system } = await server();
    const countOf = async (table: string) =>
      Number((await system.db.knex(table).count({ rows: '*' }))[0]?.['rows']);
    const left = () => Promise.all(['jobs', 'password_links', 'audit_log'].map((table) => countOf(table)));
    const { me } = await newAuthor();
    for (const email of [me.user.email, 'nobody@example.org']) {
      const [jobs = 0, ...rest] = await left();
      expect((await new Browser().post('/auth/password-change-request', { email })).status).toBe(204);
      expect(await left()).toEqual([jobs + 1, ...rest]);
    }
    await system.jobs.runDue();
    const sent = await system.db.knex('jobs').where({ kind: 'mail' }).select<{ payload: string }[]>();
    expect(sent.filter(({ payload }) => payload.includes('nobody@example.org'))).toEqual([]);
    expect(sent.filter(({ payload }) => payload.includes(me.user.email ?? '-'))).toHaveLength(1);
  });

  it('gets one valid link if its job runs again', async () => {
    const author = await newAuthor();
    const { sendPasswordLink } = require(
      path.join(cmsDir, 'dist/src/api/session/use-cases/send-password-link.js'),
    ) as typeof SendPasswordLink;
    const asked = { email: String(author.me.user.email), requestId: 'a request' };
    await sendPasswordLink(asked, `asked by ${author.username}`);
    const link = await linkInMail();
    await sendPasswordLink(asked, `asked by ${author.username}`);
    expect(await linkInMail()).toBe(link);
    expect((await resetBy(link, 'set by the link in the mail')).status).toBe(204);
  });
});
