import type { Me } from '@nimio/domain/session/session.types';
import { describe, expect, it } from 'vitest';
import { Browser } from './harness/browser.js';
import { grantTo, inTheMiddle, resetLink } from './harness/passwords.js';
import { newAuthor, password } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

describe('logging in', () => {
  it('answers who is logged in, and keeps it in a cookie that scripts cannot read', async () => {
    const { username, me } = await newAuthor();
    const browser = new Browser();
    const answer = await browser.post<Me>('/auth/login', { username, password });
    expect(answer.status).toBe(200);
    expect(answer.record.user).toMatchObject({ username, hash: me.user.hash });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    expect((await browser.get<Me>('/me')).record.user.username).toBe(username);
  });

  it('takes the address of mail for the user name, in any case of letters', async () => {
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
    const answer = await new Browser().post('/auth/login', {
      username: ` ${username.toUpperCase()}`,
      password,
    });
    expect(answer).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets no more than five of thirty at once through', async () => {
    const { username } = await newAuthor();
    const tries = Array.from({ length: 30 }, () =>
      new Browser().post('/auth/login', { username, password: 'wrong' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('gives a new session each time, and ends the old one of the same browser', async () => {
    const { browser, username } = await newAuthor();
    const before = browser.cookies.get('session') ?? '';
    await browser.post('/auth/login', { username, password });
    expect(browser.cookies.get('session')).not.toBe(before);
    const thief = new Browser();
    thief.cookies.set('session', before);
    expect(await thief.get('/me')).toMatchObject({ status: 401, code: 'sessionMissing' });
  });
});

describe('a session', () => {
  it('is refused with the literal message when there is none', async () => {
    const answer = await new Browser().get('/me');
    expect(answer.error).toMatchObject({ status: 401, message: 'Auth.session.missingOrInvalid' });
  });

  it('ends at logging out, for a copied cookie too', async () => {
    const { browser } = await newAuthor();
    const copy = new Browser();
    copy.cookies.set('session', browser.cookies.get('session') ?? '');
    expect((await browser.post('/auth/logout')).status).toBe(204);
    expect((await copy.get('/me')).status).toBe(401);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('ends after half an hour of nothing done, and lives on when something is', async () => {
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

  it('is nobody else’s business: another’s hash does not exist', async () => {
    const author = await newAuthor();
    const other = await newAuthor();
    const answer = await author.browser.post(`/auth/${other.me.user.hash}/change-password`, {
      oldPassword: password,
      password: 'another passphrase altogether',
    });
    expect(answer).toMatchObject({ status: 404, code: 'notFound' });
  });
});

describe('a lost password', () => {
  const linkIn = async (): Promise<string> => {
    const mail = await newestRow<{ payload: string }>('jobs', { kind: 'mail' });
    const { text } = JSON.parse(mail.payload) as { text: string };
    return /password-reset\/([\w-]+)/.exec(text)?.[1] ?? '';
  };

  it('is set anew by the link in the mail, once, and every session ends', async () => {
    const { browser, me, username } = await newAuthor();
    expect((await new Browser().post('/auth/password-change-request', { email: me.user.email })).status).toBe(
      204,
    );
    const link = await linkIn();
    const visitor = new Browser();
    expect((await visitor.get(`/auth/change-password/${link}`)).status).toBe(204);
    const newPassword = 'set anew by the link';
    expect((await visitor.post(`/auth/change-password/${link}`, { password: newPassword })).status).toBe(204);
    expect((await browser.get('/me')).status).toBe(401);
    expect((await visitor.post('/auth/login', { username, password: newPassword })).status).toBe(200);
    expect(await visitor.post(`/auth/change-password/${link}`, { password: newPassword })).toMatchObject({
      status: 404,
      code: 'resetLinkInvalid',
    });
  });

  it('answers alike for an address that nobody has, and sends nothing', async () => {
    const { system } = await server();
    const before = await system.db.knex('jobs').count();
    const answer = await new Browser().post('/auth/password-change-request', { email: 'nobody@example.org' });
    expect(answer.status).toBe(204);
    expect(await system.db.knex('jobs').count()).toEqual(before);
  });
});
