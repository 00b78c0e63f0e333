import type { Account, LockedAccount, ProfileAccount } from '@nimio/domain/account/account.types';
import type { LoggedIn } from '@nimio/domain/session/session.types';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './harness/browser.js';
import { resetRateLimits } from './harness/calls.js';
import { type Author, newAuthor, newCustomer, password, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let staff: Author;

beforeAll(async () => {
  await server();
  staff = await newAuthor({ roles: ['admin'] });
});

interface Mail {
  to: string;
  text: string;
}

const newestMail = async (): Promise<Mail> =>
  JSON.parse((await newestRow<{ payload: string }>('jobs', { kind: 'mail' })).payload) as Mail;

const linkIn = ({ text }: Mail): string => /password-reset\/([\w-]+)/.exec(text)?.[1] ?? '';

let invited = 0;
const invitation = async () => {
  invited += 1;
  const username = `kutsuttu${process.pid}x${invited}`;
  return { profileHash: await newCustomer(), username, email: `${username}@example.org` };
};
const invite = async (body: object) => staff.browser.post<Account>('/auth/user', body);
const logIn = (username: string, browser = new Browser()) =>
  browser.post<LoggedIn>('/auth/login', { username, password });

describe('an invitation', () => {
  it('creates a login whose password the customer sets by the link in the mail', async () => {
    const body = await invitation();
    const { status, record } = await invite(body);
    expect(status).toBe(201);
    expect(record).toMatchObject({ username: body.username, isStaff: 0, closed: null });
    const mail = await newestMail();
    expect(mail.to).toBe(body.email);
    expect(mail.text).toContain(body.username);
    expect((await logIn(body.username)).status).toBe(401);
    const browser = new Browser();
    await browser.post(`/auth/change-password/${linkIn(mail)}`, { password });
    const { record: me } = await logIn(body.username, browser);
    expect(me.profile.hash).toBe(body.profileHash);
    expect(me.user.disclaimerAccepted).toBeNull();
  });

  it('is valid for days, and once', async () => {
    const { system } = await server();
    await invite(await invitation());
    const link = linkIn(await newestMail());
    const { now } = system;
    system.now = () => new Date(now().getTime() + 6 * 24 * 3600 * 1000);
    try {
      const set = () => new Browser().post(`/auth/change-password/${link}`, { password });
      expect((await set()).status).toBe(204);
      expect((await set()).code).toBe('resetLinkInvalid');
    } finally {
      system.now = now;
    }
  });

  it('is refused if the customer has a login, and two concurrent ones create one', async () => {
    const body = await invitation();
    const twice = { ...body, username: `${body.username}b`, email: `b${body.email}` };
    const responses = await Promise.all([invite(body), invite(twice)]);
    expect(responses.map(({ code, status }) => code ?? status).sort()).toEqual([201, 'accountExists']);
  });

  it('is refused for another account’s name or address', async () => {
    const other = await newAuthor();
    const body = await invitation();
    expect(await invite({ ...body, username: other.username })).toMatchObject({
      status: 409,
      code: 'usernameOrEmailExists',
    });
    expect((await invite({ ...body, email: other.me.user.email })).code).toBe('usernameOrEmailExists');
  });

  it('reopens a closed login', async () => {
    const body = await invitation();
    const { record } = await invite(body);
    await staff.browser.send('DELETE', `/user/${record.hash}`);
    const again = await invite({ ...body, username: `${body.username}2` });
    expect(again.record).toMatchObject({ hash: record.hash, closed: null, username: `${body.username}2` });
  });

  it('without its previous password', async () => {
    const { username, profileHash, me } = await newAuthor();
    await staff.browser.send('DELETE', `/user/${me.user.hash}`);
    const again = { profileHash, username: `${username}again`, email: `${username}again@example.org` };
    expect((await invite(again)).status).toBe(201);
    const tried = await new Browser().post('/auth/login', { username: again.username, password });
    expect(tried).toMatchObject({ status: 401, code: 'invalidUsernameOrPassword' });
  });

  it.each([
    ['no address', { email: '' }, 'email'],
    ['a name of 10,000 characters', { username: 'a'.repeat(10_000) }, 'username'],
    ['an emoji', { username: 'kirjailija📚' }, 'username'],
    ['a null byte', { username: 'kir\u0000jailija' }, 'username'],
    ['right to left', { username: '\u202ekirjailija' }, 'username'],
  ])('is refused with %s', async (_case, change, path) => {
    const { status, error } = await invite({ ...(await invitation()), ...change });
    expect(status).toBe(422);
    expect(error?.details.fields?.map((field) => field.path)).toContain(path);
  });
});

describe('a login', () => {
  it('is renamed at the version that was read, and the old name is free', async () => {
    const author = await newAuthor();
    const place = `/user/${author.me.user.hash}`;
    const { headers } = await staff.browser.get<Account>(place);
    const body = { username: `${author.username}x`, email: '' };
    const seen = { 'if-match': headers.get('etag') ?? '' };
    const put = () => staff.browser.send<Account>('PUT', place, { body, headers: seen });
    expect((await put()).record).toMatchObject({ username: body.username, email: null });
    expect((await put()).code).toBe('stale');
    expect((await logIn(body.username)).status).toBe(200);
    expect((await logIn(author.username)).status).toBe(401);
  });

  it('with a changed name is notified at its address, and at the old one only of the changed address', async () => {
    const { username, email } = await invitation();
    const { record } = await invite({ profileHash: await newCustomer(), username, email });
    const place = `/user/${record.hash}`;
    const { knex } = (await server()).system.db;
    /** The kind and the mail of the link that staff send by changing the login's names. */
    const sentBy = async (names: object) => {
      const { headers } = await staff.browser.get<Account>(place);
      const seen = { 'if-match': headers.get('etag') ?? '' };
      const before = await newestRow<{ id: number }>('jobs', { kind: 'mail' });
      await staff.browser.send<Account>('PUT', place, { body: names, headers: seen });
      const jobs = (await knex('jobs').where({ kind: 'mail' }).where('id', '>', before.id).orderBy('id')) as {
        idempotency_key: string;
        payload: string;
      }[];
      return jobs.map(({ idempotency_key: key, payload }) => ({
        kind: key.replace(/^mail-|-[0-9a-f]{8}-.+$/g, ''),
        ...(JSON.parse(payload) as Mail),
      }));
    };
    const renamed = await sentBy({ username: `${username}y`, email });
    expect(renamed).toMatchObject([{ kind: 'username-changed', to: email }]);
    expect(renamed[0]?.text).toContain(`${username}y`);
    const moved = await sentBy({ username: `${username}yz`, email: `uusi-${email}` });
    expect(moved).toMatchObject([
      { kind: 'address-changed', to: email },
      { kind: 'username-changed', to: `uusi-${email}` },
    ]);
    expect(moved[0]?.text).toContain(`${username}y`);
    expect(moved[0]?.text).not.toContain(`${username}yz`);
    expect(moved[1]?.text).toContain(`${username}yz`);
    // A changed address alone does not change the user name.
    expect(await sentBy({ username: `${username}yz`, email })).toMatchObject([{ kind: 'address-changed' }]);
    // Without an address no one can be notified of the new name.
    const left = await sentBy({ username: `${username}q`, email: '' });
    expect(left).toMatchObject([{ kind: 'address-changed', to: email }]);
    expect(left[0]?.text).not.toContain(`${username}q`);
  });

  it('with a changed address revokes links sent to the old one, which is notified', async () => {
    const body = await invitation();
    const { record } = await invite(body);
    const link = linkIn(await newestMail());
    const place = `/user/${record.hash}`;
    const rename = async (names: object) => {
      const { headers } = await staff.browser.get<Account>(place);
      const seen = { 'if-match': headers.get('etag') ?? '' };
      return staff.browser.send<Account>('PUT', place, { body: names, headers: seen });
    };
    const isGood = async (token: string) =>
      (await new Browser().get(`/auth/change-password/${token}`)).status === 204;
    // A changed name alone keeps the invitation.
    const { username } = (await rename({ username: `${body.username}y`, email: body.email })).record;
    expect(await isGood(link)).toBe(true);
    const email = `oikea-${body.email}`;
    expect((await rename({ username, email })).record.email).toBe(email);
    expect(await isGood(link)).toBe(false);
    const mail = await newestMail();
    expect(mail.to).toBe(body.email);
    expect(mail.text).toContain(username);
    expect(mail.text).not.toContain(email);
    // The next link goes to the new address and works.
    await staff.browser.post(`/user/password/${record.hash}`, {});
    const sent = await newestMail();
    expect(sent.to).toBe(email);
    expect(await isGood(linkIn(sent))).toBe(true);
  });

  it('that is closed cannot be used; its profile stays', async () => {
    const author = await newAuthor();
    const place = `/user/${author.me.user.hash}`;
    for (const _ of ['once', 'twice']) expect((await staff.browser.send('DELETE', place)).status).toBe(204);
    expect((await author.browser.get('/me')).code).toBe('sessionMissing');
    expect((await logIn(author.username)).status).toBe(401);
    expect((await staff.browser.get(`/profiles/${author.profileHash}`)).status).toBe(200);
    expect((await staff.browser.get<Account>(place)).record.closed).not.toBeNull();
    expect((await staff.browser.post(`/user/password/${author.me.user.hash}`, {})).code).toBe('notFound');
  });

  it('gets a link to set a password by mail, if it has an address', async () => {
    const author = await newAuthor();
    const send = () => staff.browser.post(`/user/password/${author.me.user.hash}`, {});
    expect((await send()).status).toBe(204);
    const mail = await newestMail();
    expect(mail.to).toBe(author.me.user.email);
    expect((await new Browser().get(`/auth/change-password/${linkIn(mail)}`)).status).toBe(204);
    const { knex } = (await server()).system.db;
    await knex('accounts').where({ hash: author.me.user.hash }).update({ email: null, email_key: null });
    expect(await send()).toMatchObject({ status: 409, code: 'accountHasNoEmail' });
  });

  it('of staff is managed by those who manage staff, and cannot be closed by its holder', async () => {
    const [head, other] = [await newAuthor({ roles: ['superadmin'] }), await newAuthor({ roles: ['admin'] })];
    const place = `/user/${other.me.user.hash}`;
    expect((await staff.browser.get(place)).code).toBe('forbidden');
    expect((await staff.browser.send('DELETE', place)).code).toBe('forbidden');
    expect((await head.browser.get(place)).status).toBe(200);
    expect((await head.browser.send('DELETE', `/user/${head.me.user.hash}`)).code).toBe('forbidden');
  });
});

describe('the logins of a profile', () => {
  const accountsOf = async (profileHash: string, browser = staff.browser) =>
    ((await browser.get(`/profiles/${profileHash}/logins`)).body as { records: ProfileAccount[] }).records;

  it('are those with access to it, and its own without access', async () => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    await represent(other, holder);
    const open = await accountsOf(holder.profileHash);
    expect(open.map(({ username, access }) => [username, access])).toEqual([
      [holder.username, 'own'],
      [other.username, 'representative'],
    ]);
    await staff.browser.send('DELETE', `/profiles/${holder.profileHash}/access/${holder.me.user.hash}`);
    await staff.browser.send('DELETE', `/user/${other.me.user.hash}`);
    const left = await accountsOf(holder.profileHash);
    expect(left.map(({ username, access, closed }) => [username, access, closed])).toEqual([
      [holder.username, null, null],
    ]);
  });

  it('of an estate are those of its representatives', async () => {
    const [estate, other] = [await newAuthor({ roles: ['estate'] }), await newAuthor()];
    await represent(other, estate);
    expect((await accountsOf(estate.profileHash)).map(({ hash }) => hash)).toContain(other.me.user.hash);
  });

  it('are visible to staff, those of staff to those who manage staff, and a read is an audit event', async () => {
    const author = await newAuthor();
    await accountsOf(author.profileHash);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const line = await newestRow<{ facts: string }>('audit_log', { event: 'staff.call', profile_id: id });
    expect(line.facts).toContain('/logins');
    const path = `/profiles/${author.profileHash}/logins`;
    expect((await author.browser.get(path)).code).toBe('forbidden');
    expect(await accountsOf(staff.profileHash)).toEqual([]);
    const superadmin = await newAuthor({ roles: ['superadmin'] });
    expect(await accountsOf(staff.profileHash, superadmin.browser)).toHaveLength(1);
  });
});

describe('a login with too many attempts', () => {
  const wrong = (username: string) =>
    new Browser().post('/auth/login', { username, password: 'not the password' });
  const locked = async () => {
    const { body } = await staff.browser.get('/user/locked');
    return (body as { records: LockedAccount[] }).records;
  };
  const lock = async (username: string) => {
    for (let tries = 0; tries < 6; tries += 1) await wrong(username);
  };

  it('is listed for staff, looks like an unknown one from outside, and is released', async () => {
    await resetRateLimits();
    const { username, me } = await newAuthor();
    const unknown = `nobody${process.pid}`;
    await lock(username);
    await lock(unknown);
    const [known, strange] = [await wrong(username), await wrong(unknown)];
    expect(known).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect({ ...known.error, details: 0 }).toEqual({ ...strange.error, details: 0 });
    expect((await logIn(username)).code).toBe('tooManyRequests');
    const [line, ...others] = (await locked()).filter(({ hash }) => hash === me.user.hash);
    expect(others).toEqual([]);
    expect(line?.username).toBe(username);
    expect(Date.parse(line?.lockedUntil ?? '')).toBeGreaterThan(Date.parse(line?.lockedAt ?? ''));
    expect(JSON.stringify(await locked())).not.toContain(unknown);
    expect((await staff.browser.send('DELETE', `/user/locked/${me.user.hash}`)).status).toBe(204);
    expect((await locked()).some(({ hash }) => hash === me.user.hash)).toBe(false);
    expect((await logIn(username)).status).toBe(200);
  });

  it('is listed only while it is refused', async () => {
    await resetRateLimits();
    const { username, me } = await newAuthor();
    await lock(username);
    const { system } = await server();
    const { now } = system;
    system.now = () => new Date(now().getTime() + 20 * 60 * 1000);
    try {
      expect((await locked()).some(({ hash }) => hash === me.user.hash)).toBe(false);
    } finally {
      system.now = now;
    }
  });
});
