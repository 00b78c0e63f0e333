import { createRequire } from 'node:module';
import path from 'node:path';
import type { LockedAccount } from '@nimio/domain/account/account.types';
import type { Enrolment, NewRecoveryCodes, Raised } from '@nimio/domain/second-factor/second-factor.types';
import type { LoggedIn, Me } from '@nimio/domain/session/session.types';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as ResetByOperator from '../src/api/second-factor/use-cases/reset-by-operator.js';
import { Browser } from './harness/browser.js';
import { elsewhere, resetRateLimits } from './harness/calls.js';
import { cmsDir } from './harness/environment.js';
import { newAuthor, password } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { codeNow, giveFactor, raise } from './harness/second-factor.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;

beforeAll(server);

/** The kind and the text of the newest mail, which must be to this person. */
async function newestMailTo({ me }: { me: LoggedIn }): Promise<[kind: string, text: string]> {
  const { system } = await server();
  const [job] = (await system.db
    .knex('jobs')
    .where({ kind: 'mail' })
    .where('payload', 'like', `%"${me.user.email}"%`)
    .orderBy('id', 'desc')
    .limit(1)) as { idempotency_key: string; payload: string }[];
  const kind = /^mail-(.+)-[0-9a-f]{8}-/.exec(job?.idempotency_key ?? '')?.[1] ?? '';
  return [kind, (JSON.parse(job?.payload ?? '{"text":""}') as { text: string }).text];
}

const unraised = () => newAuthor({ roles: ['admin'], isRaised: false });
const give = (browser: Browser, code: string) => browser.post<Raised>('/auth/admin-login', { code });

/** A member of staff who has never had a second factor. */
async function newcomer() {
  const staff = await unraised();
  const account = await newestRow<{ id: number }>('accounts', { hash: staff.me.user.hash });
  await (await server()).system.db.knex('second_factors').where({ account_id: account.id }).delete();
  return staff;
}

const begin = async ({ browser }: { browser: Browser }) =>
  (await browser.post<Enrolment>('/auth/second-factor', {})).record;

describe('a session of staff', () => {
  it('has no rights of staff until the second factor is entered', async () => {
    const [staff, customer] = [await unraised(), await newAuthor()];
    const { browser, username } = staff;
    expect(staff.me).toMatchObject({ secondFactor: 'awaited', rights: [] });
    expect((await browser.get('/profiles/search', { name: 'Testi' })).code).toBe('forbidden');
    expect((await browser.get(`/profiles/${customer.profileHash}`)).code).toBe('notFound');
    const select = await browser.post('/profiles/select', { profileHash: customer.profileHash });
    expect(select.code).toBe('representationDenied');
    expect((await browser.get(`/profiles/${staff.profileHash}`)).status).toBe(200);
    const raised = await raise(browser);
    expect(raised).toMatchObject({ secondFactor: 'given', recoveryCodes: [] });
    expect(raised.rights).toContain('actForCustomers');
    expect((await browser.get(`/profiles/${customer.profileHash}`)).status).toBe(200);
    // Another browser of the same person is not raised too.
    const other = new Browser();
    const again = await other.post<LoggedIn>('/auth/login', { username, password });
    expect(again.record).toMatchObject({ secondFactor: 'awaited', rights: [] });
  });

  it('changes its token when it is raised and when it is lowered', async () => {
    const { browser } = await unraised();
    const before = elsewhere(browser);
    await raise(browser);
    expect((await before.get('/me')).code).toBe('sessionMissing');
    const raised = elsewhere(browser);
    expect((await browser.post<Me>('/auth/admin-logout', {})).record.secondFactor).toBe('awaited');
    expect((await raised.get('/me')).code).toBe('sessionMissing');
  });

  it('is back at one’s own profile once it is lowered, without access to customers', async () => {
    const [staff, customer] = [await newAuthor({ roles: ['admin'] }), await newAuthor()];
    await staff.browser.post('/profiles/select', { profileHash: customer.profileHash });
    const { record } = await staff.browser.post<LoggedIn>('/auth/admin-logout', {});
    expect(record.profile.hash).toBe(staff.profileHash);
    expect((await staff.browser.get(`/profiles/${customer.profileHash}`)).code).toBe('notFound');
  });

  it('restarts without the rights after a change of the password', async () => {
    const { browser, me } = await newAuthor({ roles: ['admin'] });
    const body = { oldPassword: password, password };
    const { record } = await browser.post<LoggedIn>(`/auth/${me.user.hash}/change-password`, body);
    expect(record).toMatchObject({ secondFactor: 'awaited', rights: [] });
  });
});

describe('a code', () => {
  it('is valid once, also at the end of its time step', async () => {
    const { browser } = await unraised();
    const [code, older] = [await codeNow(), await codeNow(undefined, -1)];
    expect((await give(browser, code)).status).toBe(200);
    for (const used of [code, older]) {
      expect(await give(browser, used)).toMatchObject({ status: 422, code: 'secondFactorInvalid' });
    }
  });

  it('is valid once for two concurrent calls', async () => {
    const { browser, username } = await unraised();
    const other = new Browser();
    await other.post('/auth/login', { username, password });
    const code = await codeNow();
    const responses = await Promise.all([give(browser, code), give(other, code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('of two time steps ago or ahead is refused', async () => {
    const { browser } = await unraised();
    const { system } = await server();
    const { now } = system;
    const moment = now();
    // The clock is fixed, so that no time step passes between creating a code and using it.
    system.now = () => moment;
    try {
      for (const steps of [-2, 2]) {
        expect((await give(browser, await codeNow(undefined, steps))).code).toBe('secondFactorInvalid');
      }
      expect((await give(browser, await codeNow(undefined, -1))).status).toBe(200);
    } finally {
      system.now = now;
    }
  });

  it('can be attempted five times, per account and not per browser', async () => {
    const { browser, username } = await unraised();
    const other = new Browser();
    await other.post('/auth/login', { username, password });
    for (let tries = 0; tries < 5; tries += 1) expect((await give(browser, '000000')).status).toBe(422);
    expect((await give(other, await codeNow())).code).toBe('tooManyRequests');
    await resetRateLimits();
    expect((await give(other, await codeNow())).status).toBe(200);
  });

  it('that is refused after too many attempts lists the login as locked until it is released', async () => {
    const { browser, me } = await unraised();
    const [head, admin] = [await newAuthor({ roles: ['superadmin'] }), await newAuthor({ roles: ['admin'] })];
    const locked = async (by: Browser) => {
      const { body } = await by.get('/user/locked');
      return (body as { records: LockedAccount[] }).records.filter(({ hash }) => hash === me.user.hash);
    };
    // More than the visits of a quarter of an hour, which are reset with the attempts.
    for (let tries = 0; tries < 31; tries += 1) await give(browser, '000000');
    const before = Date.now();
    expect((await give(browser, await codeNow())).code).toBe('tooManyRequests');
    const [line] = await locked(head.browser);
    const wait = Date.parse(line?.lockedUntil ?? '') - before;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60_000 + 1000);
    expect(await locked(admin.browser)).toEqual([]);
    const place = `/user/locked/${me.user.hash}`;
    expect((await admin.browser.send('DELETE', place)).code).toBe('forbidden');
    expect((await head.browser.send('DELETE', place)).status).toBe(204);
    expect(await locked(head.browser)).toEqual([]);
    expect((await give(browser, await codeNow())).status).toBe(200);
  });

  it.each([
    ['too short', '12345'],
    ['of letters', 'abcdef'],
    ['with a null byte', '123\u0000456'],
    ['right to left', '\u202e123456'],
    ['an emoji', '🔑'],
    ['very long', '1'.repeat(10_000)],
    ['of digits of another script', '١٢٣٤٥٦'],
  ])('is refused when it is %s', async (_case, code) => {
    const { browser } = await unraised();
    expect((await give(browser, code)).status).toBe(422);
  });

  it('of the app is accepted even if no mail text can be read', async () => {
    const { browser } = await unraised();
    const { system } = await server();
    const mail = vi.spyOn(system.content, 'mail').mockRejectedValue(new Error('there is no such text'));
    try {
      expect((await give(browser, '000000')).code).toBe('secondFactorInvalid');
      expect((await give(browser, await codeNow())).status).toBe(200);
    } finally {
      mail.mockRestore();
    }
  });

  it('may be typed in groups', async () => {
    const { browser } = await unraised();
    const code = await codeNow();
    expect((await give(browser, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });
});

describe('setting up a second factor', () => {
  it('shows a secret until the first valid code, and then ten recovery codes', async () => {
    const staff = await newcomer();
    expect((await staff.browser.get<Me>('/me')).record.secondFactor).toBe('enrol');
    const [first, second] = [await begin(staff), await begin(staff)];
    expect(second.uri).toContain(`secret=${second.secret}`);
    expect(second.uri).toMatch(/^otpauth:\/\/totp\//);
    // The previous one is discarded.
    expect((await give(staff.browser, await codeNow(first.secret))).code).toBe('secondFactorInvalid');
    const { record } = await give(staff.browser, await codeNow(second.secret));
    expect(record.secondFactor).toBe('given');
    expect(new Set(record.recoveryCodes).size).toBe(10);
    expect(await staff.browser.post('/auth/second-factor', {})).toMatchObject({
      status: 409,
      code: 'secondFactorExists',
    });
  });

  it('stores neither the secret nor the codes in plain text', async () => {
    const staff = await newcomer();
    const { secret } = await begin(staff);
    const { record } = await give(staff.browser, await codeNow(secret));
    const { knex } = (await server()).system.db;
    const kept = JSON.stringify([
      await knex('second_factors').orderBy('id', 'desc').limit(1),
      await knex('recovery_codes').orderBy('id', 'desc').limit(10),
      await knex('audit_log').orderBy('id', 'desc').limit(10),
    ]);
    for (const hidden of [secret, ...record.recoveryCodes]) expect(kept).not.toContain(hidden);
  });

  it('is limited to staff', async () => {
    const { browser } = await newAuthor();
    expect((await browser.post('/auth/second-factor', {})).code).toBe('forbidden');
    expect((await give(browser, '123456')).code).toBe('forbidden');
  });
});

describe('a new second factor', () => {
  const mailsOfIt = async ({ me }: { me: LoggedIn }) =>
    (await server()).system.db
      .knex('jobs')
      .where('idempotency_key', 'like', 'mail-second-factor-begun-%')
      .where('payload', 'like', `%"${me.user.email}"%`);

  it('is notified to its owner by mail when a code has confirmed it, once', async () => {
    const staff = await newcomer();
    const { secret } = await begin(staff);
    await give(staff.browser, '000000');
    expect(await mailsOfIt(staff)).toHaveLength(0);
    await give(staff.browser, await codeNow(secret));
    expect(await mailsOfIt(staff)).toHaveLength(1);
    expect((await newestMailTo(staff))[1]).not.toContain(secret);
    expect((await give(staff.browser, await codeNow(secret, 1))).status).toBe(200);
    expect(await mailsOfIt(staff)).toHaveLength(1);
  });

  it('is confirmed without a mail address too', async () => {
    const staff = await newcomer();
    const { knex } = (await server()).system.db;
    await knex('accounts').where({ hash: staff.me.user.hash }).update({ email: null, email_key: null });
    const { secret } = await begin(staff);
    expect((await give(staff.browser, await codeNow(secret))).record.secondFactor).toBe('given');
    expect(await mailsOfIt(staff)).toHaveLength(0);
  });
});

describe('a recovery code', () => {
  it('is valid once, in small letters and groups too, and only for its owner', async () => {
    const staff = await newcomer();
    const { secret } = await begin(staff);
    const [code = ''] = (await give(staff.browser, await codeNow(secret))).record.recoveryCodes;
    const typed = code.toLowerCase().replace(/(.{4})/g, '$1 ');
    const other = await unraised();
    expect((await give(other.browser, typed)).code).toBe('secondFactorInvalid');
    expect((await give(staff.browser, typed)).record.secondFactor).toBe('given');
    expect((await give(staff.browser, typed)).code).toBe('secondFactorInvalid');
  });

  it('notifies its owner of its use and of the number left', async () => {
    const staff = await newcomer();
    const { secret } = await begin(staff);
    const [code = ''] = (await give(staff.browser, await codeNow(secret))).record.recoveryCodes;
    await give(staff.browser, await codeNow(secret, 1));
    expect((await newestMailTo(staff)).join()).not.toContain('recovery');
    await give(staff.browser, code);
    const [kind, text] = await newestMailTo(staff);
    expect(kind).toBe('recovery-code-used');
    expect(text).toMatch(/\b9\b/);
    expect(text).not.toContain(code);
  });
});

describe('new recovery codes', () => {
  const make = (browser: Browser, code: string) =>
    browser.post<NewRecoveryCodes>('/auth/second-factor/recovery-codes', { code });

  /** A raised member of staff, with the recovery codes of the factor. */
  async function enrolled() {
    const staff = await newcomer();
    const { secret } = await begin(staff);
    const used = await codeNow(secret);
    const { recoveryCodes } = (await give(staff.browser, used)).record;
    return { ...staff, used, recoveryCodes };
  }

  it('replace the previous ones, for a code; their owner is notified by mail', async () => {
    const staff = await enrolled();
    const [old = '', spare = ''] = staff.recoveryCodes;
    const made = await make(staff.browser, old);
    expect(made.status).toBe(201);
    expect(new Set(made.record.recoveryCodes).size).toBe(10);
    expect((await newestMailTo(staff))[0]).toBe('recovery-codes-made');
    expect((await give(staff.browser, spare)).code).toBe('secondFactorInvalid');
    expect((await give(staff.browser, made.record.recoveryCodes[0] ?? '')).status).toBe(200);
    const line = await newestRow<{ facts: string }>('audit_log', { event: 'second-factor.create-codes' });
    expect(line.facts).toBe('{"by":"recovered"}');
  });

  it('are not created by a wrong or used code, nor twice by one', async () => {
    const staff = await enrolled();
    const [code = ''] = staff.recoveryCodes;
    expect(await make(staff.browser, '000000')).toMatchObject({ status: 422, code: 'secondFactorInvalid' });
    expect((await make(staff.browser, staff.used)).code).toBe('secondFactorInvalid');
    const responses = await Promise.all([make(staff.browser, code), make(staff.browser, code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('are limited to staff with a confirmed second factor', async () => {
    const [customer, staff] = [await newAuthor(), await newcomer()];
    for (const { browser } of [customer, staff]) {
      expect((await make(browser, await codeNow())).code).toBe('forbidden');
    }
  });
});

describe('an operator’s command', () => {
  const { resetByOperator } = load<typeof ResetByOperator>(
    'api/second-factor/use-cases/reset-by-operator.js',
  );

  it('lets the last superadmin set up a new factor, ends the sessions and is an audit event', async () => {
    const head = await newAuthor({ roles: ['superadmin'] });
    const { system } = await server();
    expect(await resetByOperator(system, head.username)).toBe('reset');
    expect((await head.browser.get('/me')).code).toBe('sessionMissing');
    expect((await newestMailTo(head))[0]).toBe('second-factor-reset');
    const { record } = await new Browser().post<LoggedIn>('/auth/login', {
      username: head.username,
      password,
    });
    expect(record.secondFactor).toBe('enrol');
    const profile = await newestRow<{ id: number }>('profiles', { hash: head.profileHash });
    const line = await newestRow<{ facts: string; account_id: number | null }>('audit_log', {
      event: 'second-factor.reset',
      profile_id: profile.id,
    });
    expect(line).toMatchObject({ account_id: null, facts: '{"by":"operator"}' });
  });

  it('sends no mail about an unconfirmed factor', async () => {
    const beginner = await newcomer();
    await begin(beginner);
    const { system } = await server();
    expect(await resetByOperator(system, beginner.username)).toBe('reset');
    expect((await newestMailTo(beginner))[0]).toBe('');
  });

  it('changes nothing for an unknown name or without a factor', async () => {
    const { system } = await server();
    expect(await resetByOperator(system, 'nobody-at-all')).toBe('unknown');
    expect(await resetByOperator(system, (await newAuthor()).username)).toBe('none');
  });
});

describe('resetting a second factor', () => {
  const reset = (browser: Browser, hash: string) => browser.send('DELETE', `/auth/second-factor/${hash}`);

  it('ends the other person’s sessions, notifies them by mail and lets them set up a new one', async () => {
    const [head, staff] = [await newAuthor({ roles: ['superadmin'] }), await newAuthor({ roles: ['admin'] })];
    expect((await reset(head.browser, staff.me.user.hash)).status).toBe(204);
    expect((await staff.browser.get('/me')).code).toBe('sessionMissing');
    expect((await newestMailTo(staff))[0]).toBe('second-factor-reset');
    const { username } = staff;
    const { record } = await new Browser().post<LoggedIn>('/auth/login', { username, password });
    expect(record.secondFactor).toBe('enrol');
  });

  it('sends no mail to those without a confirmed factor', async () => {
    const [head, staff, beginner] = [
      await newAuthor({ roles: ['superadmin'] }),
      await newcomer(),
      await newcomer(),
    ];
    const { secret } = await begin(beginner);
    for (const { me } of [staff, beginner]) {
      expect((await reset(head.browser, me.user.hash)).status).toBe(204);
    }
    expect((await newestMailTo(staff))[0]).toBe('');
    expect((await newestMailTo(beginner))[0]).toBe('');
    // The unconfirmed factor is deleted too.
    await beginner.browser.post('/auth/login', { username: beginner.username, password });
    expect((await give(beginner.browser, await codeNow(secret))).code).toBe('secondFactorInvalid');
  });

  it('is refused to an admin, and for oneself', async () => {
    const [admin, head] = [await newAuthor({ roles: ['admin'] }), await newAuthor({ roles: ['superadmin'] })];
    expect((await reset(admin.browser, head.me.user.hash)).code).toBe('forbidden');
    expect((await reset(head.browser, head.me.user.hash)).code).toBe('forbidden');
    expect((await head.browser.get('/me')).status).toBe(200);
  });
});

it('a second factor’s secret cannot be decrypted for another row', async () => {
  const [staff, other] = [await unraised(), await unraised()];
  const { knex } = (await server()).system.db;
  const rowOf = async (hash: string) => {
    const account = await newestRow<{ id: number }>('accounts', { hash });
    return newestRow<{ id: number; secret_sealed: string }>('second_factors', { account_id: account.id });
  };
  const foreign = await rowOf(other.me.user.hash);
  const own = await rowOf(staff.me.user.hash);
  await knex('second_factors').where({ id: own.id }).update({ secret_sealed: foreign.secret_sealed });
  expect((await give(staff.browser, await codeNow())).status).toBe(500);
  await giveFactor(staff.me.user.hash);
  expect((await give(staff.browser, await codeNow())).status).toBe(200);
});
