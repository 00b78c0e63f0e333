import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Bank, startBank } from '@nimio/demo/bank/bank';
import { makeKeys } from '@nimio/demo/bank/keys';
import { BankVisit } from '@nimio/demo/bank/visit-bank';
import { makeIdentityCode } from '@nimio/domain/person/identity-code';
import type { LoggedIn, Me, RegistrationInfo } from '@nimio/domain/session/session.types';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type * as OpenId from '../src/integrations/strong-auth/open-id.js';
import { Browser } from './harness/browser.js';
import { identified } from './harness/calls/session.js';
import { cmsDir, isPostgres } from './harness/environment.js';
import { type Author, newAuthor, newPerson, password } from './harness/people.js';
import { sendRaw } from './harness/raw.js';
import { awaitLocked, newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const { makeOpenId } = require(
  path.join(cmsDir, 'dist/src/integrations/strong-auth/open-id.js'),
) as typeof OpenId;
let bank: Bank;

beforeAll(async () => {
  const { system } = await server();
  const { bankKeys, portalKeys } = await makeKeys();
  const keysFile = process.env['STRONG_AUTH_KEYS_FILE'] ?? '';
  writeFileSync(keysFile, JSON.stringify(portalKeys));
  const callbackUrl = `${system.publicUrl}/api/auth/strong/callback`;
  bank = await startBank({ port: 0, keys: bankKeys, clientId: 'portal', redirectUri: callbackUrl });
  system.strongAuth = makeOpenId({
    issuer: bank.url,
    clientId: 'portal',
    callbackUrl,
    keysFile,
    identityCodeClaim: 'personal_identity_code',
    serviceName: 'Nimiö',
    scope: 'openid profile personal_identity_code',
    level: 'http://ftn.ficora.fi/2017/loatest2',
    isTest: true,
  });
});

afterEach(() => {
  for (const name of Object.keys(bank.faults)) delete bank.faults[name as keyof typeof bank.faults];
});

afterAll(() => bank.close());

type Typed = Record<string, string>;
const typed = (person = newPerson()): Typed => ({
  person: 'typed',
  firstNames: person.givenName,
  lastName: person.familyName,
  identityCode: person.identityCode,
});

/** Goes to the bank and back; returns the address to which the portal then redirects the browser. */
async function identify(browser: Browser, form: Typed, query: object = {}): Promise<URL> {
  const left = await browser.get('/auth/strong', { language: 'sv', ...query });
  const visit = new BankVisit(left.headers.get('location') ?? '');
  await visit.open();
  const end = await visit.send(form);
  if (!('leftTo' in end)) throw new Error(`The bank kept the visitor: ${end.status}`);
  const back = await browser.get('/auth/strong/callback', Object.fromEntries(end.leftTo.searchParams));
  return new URL(back.headers.get('location') ?? '', 'http://portal');
}

async function identifiedToken(browser: Browser, form = typed()): Promise<string> {
  return (await identify(browser, form)).searchParams.get('auth') ?? '';
}

const options = (auth: string, changes: object = {}) => ({
  auth,
  username: `new${Math.random().toString(36).slice(2)}`,
  email: '',
  phone: '+358 40 1234567',
  password,
  hasAcceptedDisclaimer: true,
  version: '2021-08-26',
  language: 'sv',
  ...changes,
});

describe('the mail about a completed registration', () => {
  const mailsTo = async (address: string, kind: string) => {
    const rows = (await (
      await server()
    ).system.db
      .knex('jobs')
      .where('idempotency_key', 'like', `mail-${kind}-%`)) as { payload: string }[];
    return rows
      .map(({ payload }) => JSON.parse(payload) as { to?: string; subject: string; text: string })
      .filter(({ to }) => to === address);
  };

  it('is sent once, in the language of the registration', async () => {
    const [browser, person] = [new Browser(), newPerson()];
    const body = options(await identified(browser, person));
    const email = `${body.username}@example.org`;
    const responses = await Promise.all(
      [0, 1, 2].map(() => browser.post('/auth/register', { ...body, email })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 404, 404]);
    const [mail, ...others] = await mailsTo(email, 'registration-completed');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Din registrering är klar');
    expect(mail?.text).toContain(body.username);
    expect(mail?.text).toContain('http://localhost:1337/settings?language=sv');
    expect(mail?.text).not.toContain(person.identityCode);
    expect(mail?.text).not.toContain('{');
  });

  it('is followed by one about a login in a new browser, but none for its own browser', async () => {
    const browser = new Browser();
    const body = options(await identified(browser));
    const email = `${body.username}@example.org`;
    await browser.post('/auth/register', { ...body, email });
    const logIn = (from: Browser) => from.post('/auth/login', { username: body.username, password });
    await logIn(browser);
    expect(await mailsTo(email, 'new-browser')).toEqual([]);
    await logIn(new Browser());
    expect(await mailsTo(email, 'new-browser')).toHaveLength(1);
  });

  it('is not sent without an address, nor for a registration that was refused', async () => {
    const { knex } = (await server()).system.db;
    await knex('jobs').delete();
    const browser = new Browser();
    await browser.post('/auth/register', options(await identified(browser)));
    const auth = await identified(browser);
    await browser.post('/auth/register', options(auth, { email: 'a@example.org', password: 'weak' }));
    expect(await knex('jobs').where('kind', 'mail')).toEqual([]);
  });
});

describe('proving the identity of a session again at the bank', () => {
  const provedAt = async ({ browser }: Pick<Author, 'browser'>) =>
    (await browser.get<Me>('/me')).record.provedAt;

  it('renews the proof of the session’s own user', async () => {
    const author = await newAuthor();
    const [before, copy] = [await provedAt(author), new Browser()];
    copy.cookies.set('session', author.browser.cookies.get('session') ?? '');
    const where = await identify(author.browser, typed(author.person), { purpose: 'proof' });
    expect(`${where.pathname}${where.search}`).toBe('/settings/bank?reason=proved');
    expect((await provedAt(author)) > before).toBe(true);
    expect((await copy.get('/me')).status).toBe(401);
    expect(await newestRow('audit_log', { event: 'session.prove' })).toMatchObject({
      facts: '{"by":"bank"}',
    });
  });

  it('renews nothing for another person, nor without a session', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const before = await provedAt(author);
    for (const person of [other.person, newPerson()]) {
      const where = await identify(author.browser, typed(person), { purpose: 'proof' });
      expect(`${where.pathname}${where.search}`).toBe('/settings/bank?reason=proofOfOther');
    }
    expect(await provedAt(author)).toBe(before);
    const account = await newestRow<{ id: number }>('accounts', { hash: author.me.user.hash });
    const { knex } = (await server()).system.db;
    const refused = knex('audit_log').where({ event: 'session.refuse-proof', account_id: account.id });
    expect(await refused.pluck('facts')).toEqual(['{"by":"bank"}', '{"by":"bank"}']);
    expect(author.browser.cookies.has('strong-auth')).toBe(false);
    const anonymous = await identify(new Browser(), typed(author.person), { purpose: 'proof' });
    expect(`${anonymous.pathname}${anonymous.search}`).toBe(
      '/login?reason=sessionExpired&to=%2Fsettings%2Fbank',
    );
  });

  it('leads to the login when the session ends on the way', async () => {
    const { browser, person } = await newAuthor();
    const { strongAuth } = (await server()).system;
    const finish = strongAuth.finish.bind(strongAuth);
    strongAuth.finish = async (...parameters) => {
      await browser.post('/auth/logout');
      return finish(...parameters);
    };
    const copy = new Browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const where = await identify(copy, typed(person), { purpose: 'proof' }).finally(() => {
      strongAuth.finish = finish;
    });
    expect(`${where.pathname}${where.search}`).toBe('/login?reason=sessionExpired&to=%2Fsettings%2Fbank');
  });

  it('returns to the bank details when it is cancelled', async () => {
    const { browser } = await newAuthor();
    const where = await identify(browser, { cancel: '1' }, { purpose: 'proof' });
    expect([where.pathname, where.searchParams.get('reason')]).toEqual([
      '/settings/bank',
      'strongAuthCancelled',
    ]);
  });
});

describe('registering', () => {
  it('goes from the bank to an account with a profile, an author name and a session', async () => {
    const browser = new Browser();
    const person = newPerson();
    const where = await identify(browser, typed(person));
    expect(where.pathname).toBe('/register');
    expect(where.searchParams.get('language')).toBe('sv');
    const auth = where.searchParams.get('auth') ?? '';
    const info = await browser.get<RegistrationInfo>(`/auth/register/${auth}`);
    expect(info.record).toMatchObject({
      status: 'open',
      given_name: person.givenName,
      family_name: person.familyName,
      personal_identity_code: person.identityCode,
    });
    const made = await browser.post<LoggedIn>(
      '/auth/register',
      options(auth, { email: `${person.givenName}@example.org` }),
    );
    expect(made.status).toBe(201);
    const { record: me } = await browser.get<LoggedIn>('/me');
    expect(me.profile).toMatchObject({
      profileName: person.name,
      language: 'sv',
      roles: [{ code: 'creator' }],
      nameData: [{ name1: person.givenName, name2: person.familyName }],
    });
    expect(me.user.disclaimerAccepted).toBe('2021-08-26');
    const account = await newestRow<{ id: number }>('accounts', { hash: me.user.hash });
    expect(await newestRow('terms_acceptances', { account_id: account.id })).toMatchObject({
      version: '2021-08-26',
      language: 'sv',
    });
  });

  it('makes a person who reports a death a representative without an author name', async () => {
    const browser = new Browser();
    const where = await identify(browser, typed(), { purpose: 'deathReport' });
    const { auth, purpose } = Object.fromEntries(where.searchParams);
    expect([where.pathname, purpose]).toEqual(['/register', 'deathReport']);
    const made = await browser.post<LoggedIn>('/auth/register', options(auth ?? '', { purpose }));
    expect(made.record.profile).toMatchObject({ roles: [{ code: 'representative' }], nameData: [] });
  });

  it.each([
    ['an address', { email: undefined }],
    ['a telephone number', { phone: undefined, email: 'only.this@example.org' }],
  ])('does without %s', async (_what, changes) => {
    const browser = new Browser();
    const auth = await identified(browser);
    expect((await browser.post('/auth/register', options(auth, changes))).status).toBe(201);
  });

  it('fits names that are too long, or contain invalid characters', async () => {
    bank.faults.strangeNames = true;
    const browser = new Browser();
    const person = newPerson();
    const auth = await identifiedToken(browser, typed(person));
    const made = await browser.post<LoggedIn>('/auth/register', options(auth));
    expect(made.status).toBe(201);
    const [name] = made.record.profile.nameData;
    expect(name?.name1).toMatch(new RegExp(`^${person.givenName} Ämma`));
    expect(name?.name2).toMatch(new RegExp(`^${person.familyName}-Ö`));
    for (const each of [name?.name1, name?.name2]) expect([...(each ?? '')]).toHaveLength(200);
  });

  it('consumes the token: repeated and concurrent attempts create one account', async () => {
    const browser = new Browser();
    const auth = await identifiedToken(browser);
    const tries = Array.from({ length: 8 }, () => browser.post('/auth/register', options(auth)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 404, 404, 404, 404, 404, 404, 404]);
    expect(await browser.get(`/auth/register/${auth}`)).toMatchObject({
      status: 404,
      code: 'registrationExpired',
    });
  });

  it('expires after half an hour', async () => {
    const browser = new Browser();
    const auth = await identifiedToken(browser);
    const { system } = await server();
    const { now } = system;
    const then = now().getTime() + 31 * 60_000;
    system.now = () => new Date(then);
    try {
      expect((await browser.get(`/auth/register/${auth}`)).status).toBe(404);
    } finally {
      system.now = now;
    }
  });

  it.each([
    ['terms not accepted', { hasAcceptedDisclaimer: false }, 400, 'disclaimerRequired'],
    ['terms that are not in force', { version: '2020-01-01' }, 409, 'termsOutdated'],
    ['terms without their version', { version: undefined }, 422, 'validationError'],
    ['terms without their language', { language: undefined }, 422, 'validationError'],
    ['neither phone nor address', { phone: '', email: '' }, 422, 'phoneOrEmailRequired'],
    ['a weak password', { password: 'short1!' }, 422, 'passwordTooWeak'],
    ['a wrong address', { email: 'not an address' }, 422, 'validationError'],
    ['a phone with letters', { phone: '040 12x' }, 422, 'validationError'],
    ['an unknown key', { isAdmin: true }, 422, 'validationError'],
    ['a user name like somebody’s address', { username: 'a@example.org' }, 422, 'validationError'],
  ])('refuses %s and leaves the token good', async (_case, changes, status, code) => {
    const browser = new Browser();
    const auth = await identifiedToken(browser);
    expect(await browser.post('/auth/register', options(auth, changes))).toMatchObject({ status, code });
    expect((await browser.post('/auth/register', options(auth))).status).toBe(201);
  });

  it('refuses a used user name, in any case (409), and keeps the token valid', async () => {
    const { username } = await newAuthor();
    const browser = new Browser();
    const auth = await identifiedToken(browser);
    const response = await browser.post(
      '/auth/register',
      options(auth, { username: username.toUpperCase() }),
    );
    expect(response).toMatchObject({ status: 409, code: 'usernameOrEmailExists' });
    expect((await browser.post('/auth/register', options(auth))).status).toBe(201);
  });

  describe('with an address as the user name', () => {
    const addressOf = ({ me }: Author) => me.user.email ?? '';
    const register = async (changes: object) => {
      const browser = new Browser();
      return browser.post<LoggedIn>('/auth/register', options(await identified(browser), changes));
    };
    const taken = (field: string) => ({
      status: 409,
      code: 'usernameOrEmailExists',
      error: { details: { field } },
    });

    it('accepts one’s own, and logs in by it', async () => {
      const email = `own.${newPerson().givenName}@example.org`;
      expect((await register({ username: email.toUpperCase(), email })).status).toBe(201);
      expect((await new Browser().post('/auth/login', { username: email, password })).status).toBe(200);
    });

    it('refuses another person’s, who can still log in by it', async () => {
      const victim = await newAuthor();
      const username = addressOf(victim);
      expect(await register({ username })).toMatchObject({ status: 422, code: 'validationError' });
      expect(await register({ username, email: username })).toMatchObject(taken('username'));
      const login = await new Browser().post<LoggedIn>('/auth/login', { username, password });
      expect(login.record.user.hash).toBe(victim.me.user.hash);
    });

    it('refuses an address that is another account’s user name', async () => {
      const { me } = await newAuthor();
      const email = `of.old.${me.user.username}@example.org`;
      const { knex } = (await server()).system.db;
      await knex('accounts').where({ hash: me.user.hash }).update({ username: email, username_key: email });
      expect(await register({ email: email.toUpperCase() })).toMatchObject(taken('email'));
    });

    it('gives it to one of two concurrent people', async () => {
      for (let round = 0; round < 3; round += 1) {
        const email = `both.${newPerson().givenName}@example.org`;
        const responses = await Promise.all([register({ username: email, email }), register({ email })]);
        expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
      }
    });
  });

  it('gives a customer without an account their profile of the register', async () => {
    const { system } = await server();
    const known = await newAuthor();
    const person = known.person;
    await system.db
      .knex('accounts')
      .where({ hash: known.me.user.hash })
      .update({ identity_code_index: null });
    const browser = new Browser();
    const auth = await identifiedToken(browser, typed(person));
    const made = await browser.post<LoggedIn>('/auth/register', options(auth));
    expect(made.record.profile.hash).toBe(known.profileHash);
  });

  it('lifts the lock that wrong passwords put on a known person’s account', async () => {
    const { person, username } = await newAuthor();
    const logIn = (typedPassword: string) =>
      new Browser().post('/auth/login', { username, password: typedPassword });
    for (let i = 0; i < 6; i += 1) await logIn('wrong');
    const browser = new Browser();
    await browser.get(`/auth/register/${await identifiedToken(browser, typed(person))}`);
    expect((await logIn(password)).status).toBe(200);
  });

  it('gives a known person a short session in which only the password can be changed', async () => {
    const known = await newAuthor();
    const browser = new Browser();
    const auth = await identifiedToken(browser, typed(known.person));
    const { record } = await browser.get<RegistrationInfo>(`/auth/register/${auth}`);
    expect(record).toMatchObject({ status: 'user_already_registered', url: '/password', given_name: null });
    expect((await browser.get<Me>('/me')).record).toMatchObject({
      sessionKind: 'strong',
      profile: null,
      profiles: [],
    });
    expect(await browser.get('/profiles')).toMatchObject({ status: 403, code: 'forbidden' });
    const newPassword = 'set after strong authentication';
    const changed = await browser.post(`/auth/${known.me.user.hash}/change-password`, {
      password: newPassword,
    });
    expect(changed.status).toBe(200);
    expect((await browser.get<Me>('/me')).record.sessionKind).toBe('password');
    expect((await known.browser.get('/me')).status).toBe(401);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('does not lead another person into the session: %o', async (headers) => {
    const [victim, attacker] = [await newAuthor(), await newAuthor()];
    // Sent raw: a client with `fetch` would set its own headers.
    const target = `/api/auth/register/${await identified(victim.browser, attacker.person)}`;
    const response = await sendRaw('GET', target, { headers }, victim.browser);
    expect(response).toMatchObject({ status: 403, code: 'crossSiteRequest' });
    expect((await victim.browser.get<Me>('/me')).record.user.hash).toBe(victim.me.user.hash);
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
    expect((await sendRaw('GET', target, { headers: own }, victim.browser)).status).toBe(200);
  });

  it('is limited to the browser that was at the bank: a link does not expose the bank’s data', async () => {
    const [attacker, victim] = [new Browser(), new Browser()];
    const known = await newAuthor();
    for (const person of [newPerson(), known.person]) {
      const auth = await identifiedToken(attacker, typed(person));
      await identifiedToken(victim);
      for (const browser of [victim, new Browser()]) {
        const responses = [
          await browser.get(`/auth/register/${auth}`),
          await browser.post('/auth/register', options(auth)),
        ];
        for (const { status, code } of responses)
          expect([status, code]).toEqual([404, 'registrationExpired']);
      }
      expect((await attacker.get(`/auth/register/${auth}`)).status).toBe(200);
    }
  });

  it('works in each of two tabs', async () => {
    const browser = new Browser();
    const first = await identifiedToken(browser);
    const second = await identifiedToken(browser);
    for (const auth of [first, second])
      expect((await browser.get<RegistrationInfo>(`/auth/register/${auth}`)).record.status).toBe('open');
  });

  it('keeps the century sign: the same digits are two people', async () => {
    const digits = '1950-06-15';
    const first = { ...newPerson(), identityCode: makeIdentityCode(digits, '-', 912) };
    const second = { ...newPerson(), identityCode: makeIdentityCode(digits, 'Y', 912) };
    for (const person of [first, second]) {
      const browser = new Browser();
      const auth = await identifiedToken(browser, typed(person));
      expect((await browser.post('/auth/register', options(auth))).status).toBe(201);
    }
  });
});

describe('a closed login', () => {
  async function closed(author: Author): Promise<Author> {
    const { system } = await server();
    const closing = { closed_at: system.now().toISOString() };
    await system.db.knex('accounts').where({ hash: author.me.user.hash }).update(closing);
    return author;
  }

  it('is reopened by registering, under new names, without its previous rights', async () => {
    const { browser, me, username, person, profileHash } = await closed(await newAuthor());
    const visitor = new Browser();
    const auth = await identified(visitor, person);
    expect((await visitor.get<RegistrationInfo>(`/auth/register/${auth}`)).record.status).toBe('open');
    const body = options(auth, { password: 'chosen on coming back' });
    const { status, record } = await visitor.post<LoggedIn>('/auth/register', body);
    expect(status).toBe(201);
    expect(record.user).toMatchObject({ hash: me.user.hash, username: body.username, email: null });
    expect(record.profile.hash).toBe(profileHash);
    expect((await browser.get('/me')).code).toBe('sessionMissing');
    expect((await new Browser().post('/auth/login', { username, password })).status).toBe(401);
    const login = { username: body.username, password: body.password };
    expect((await new Browser().post('/auth/login', login)).status).toBe(200);
    const account = await newestRow<{ id: number }>('accounts', { hash: me.user.hash });
    expect(await newestRow('audit_log', { account_id: account.id, event: 'account.reopen' })).toBeDefined();
    // A new bank account is announced there too.
    expect(
      await newestRow('previous_emails', { account_id: account.id, email: me.user.email }),
    ).toBeDefined();
  });

  it('may keep its names, but not get another account’s', async () => {
    const [{ me, person }, other] = [await closed(await newAuthor()), await newAuthor()];
    const { email } = me.user;
    const visitor = new Browser();
    const auth = await identified(visitor, person);
    const again = (changes: object) => visitor.post('/auth/register', options(auth, changes));
    expect((await again({ username: other.username })).code).toBe('usernameOrEmailExists');
    expect((await again({ email: other.me.user.email })).code).toBe('usernameOrEmailExists');
    expect((await again({ username: email, email })).status).toBe(201);
  });

  it('is reopened once by two concurrent calls', async () => {
    const { person } = await closed(await newAuthor());
    const visitor = new Browser();
    const tokens = [await identified(visitor, person), await identified(visitor, person)];
    const responses = await Promise.all(tokens.map((auth) => visitor.post('/auth/register', options(auth))));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 404]);
  });

  it.runIf(isPostgres)('is reopened by its holder or by an invitation, not by both at once', async () => {
    const { person, profileHash, username } = await closed(await newAuthor());
    const staff = await newAuthor({ roles: ['admin'] });
    const visitor = new Browser();
    const body = options(await identified(visitor, person));
    const invitation = { profileHash, username: `${username}b`, email: `${username}b@example.org` };
    const { knex } = (await server()).system.db;
    const held = await knex.transaction();
    await held('profiles').where({ hash: profileHash }).forUpdate().select('id');
    const both = [
      visitor.post('/auth/register', body),
      staff.browser.post('/auth/user', invitation),
    ] as const;
    await awaitLocked(2);
    await held.commit();
    const [registered, invited] = await Promise.all(both);
    const isRegistered = registered.status === 201;
    expect([registered.status, invited.status]).toEqual(isRegistered ? [201, 409] : [404, 201]);
    const login = { username: body.username, password: body.password };
    expect((await new Browser().post('/auth/login', login)).status).toBe(isRegistered ? 200 : 401);
  });

  it('stays closed if its grants have ended', async () => {
    const { me, person } = await closed(await newAuthor());
    const { knex } = (await server()).system.db;
    const account = await newestRow<{ id: number }>('accounts', { hash: me.user.hash });
    const grants = knex('access_grants').where({ account_id: account.id });
    await grants.update({ valid_to: '2020-02-01T00:00:00.000Z' });
    const visitor = new Browser();
    const response = await visitor.post('/auth/register', options(await identified(visitor, person)));
    expect(response).toMatchObject({ status: 403, code: 'representationDenied' });
    expect(await newestRow('accounts', { hash: me.user.hash })).not.toMatchObject({ closed_at: null });
  });
});

describe('at the bank', () => {
  it('a cancellation leads back to the login with its reason', async () => {
    const where = await identify(new Browser(), { cancel: '1' });
    expect(where.pathname).toBe('/login');
    expect(where.searchParams.get('reason')).toBe('strongAuthCancelled');
  });

  it('a cancellation leads a person who reports a death back to that page', async () => {
    const where = await identify(new Browser(), { cancel: '1' }, { purpose: 'deathReport' });
    const { reason, language } = Object.fromEntries(where.searchParams);
    expect([where.pathname, reason, language]).toEqual(['/report-death', 'strongAuthCancelled', 'sv']);
  });

  it.each([
    [{ evilSignature: true }, 'strongAuthFailed'],
    [{ plainIdToken: true }, 'strongAuthFailed'],
    [{ plainIdToken: true, tokenEndpoint: 'text' }, 'strongAuthFailed'],
    [{ wrongNonce: true }, 'strongAuthFailed'],
    [{ expiredIdToken: true }, 'strongAuthFailed'],
    [{ noIdentityCode: true }, 'strongAuthFailed'],
    [{ tokenEndpoint: 'garbage' }, 'strongAuthFailed'],
    [{ tokenEndpoint: 'fail' }, 'strongAuthUnavailable'],
  ])('%j leads back to the login, and nothing is stored', async (faults, reason) => {
    const { system } = await server();
    const before = await system.db.knex('registrations').count();
    Object.assign(bank.faults, faults);
    const where = await identify(new Browser(), typed());
    expect(where.searchParams.get('reason')).toBe(reason);
    expect(await system.db.knex('registrations').count()).toEqual(before);
  });

  it('the callback works only in the browser that started, and once', async () => {
    const browser = new Browser();
    const left = await browser.get('/auth/strong', { language: 'fi' });
    const visit = new BankVisit(left.headers.get('location') ?? '');
    await visit.open();
    const end = await visit.send(typed());
    const query = 'leftTo' in end ? Object.fromEntries(end.leftTo.searchParams) : {};
    const stranger = await new Browser().get('/auth/strong/callback', query);
    expect(stranger.headers.get('location')).toContain('reason=strongAuthFailed');
    const own = await browser.get('/auth/strong/callback', query);
    expect(own.headers.get('location')).toContain('/register?auth=');
    const again = await browser.get('/auth/strong/callback', query);
    expect(again.headers.get('location')).toContain('reason=strongAuthFailed');
  });

  it('an unavailable bank leads back to the login, which reports it', async () => {
    const { system } = await server();
    const { strongAuth } = system;
    system.strongAuth = makeOpenId({
      issuer: 'http://127.0.0.1:9',
      clientId: 'portal',
      callbackUrl: `${system.publicUrl}/api/auth/strong/callback`,
      keysFile: process.env['STRONG_AUTH_KEYS_FILE'] ?? '',
      identityCodeClaim: 'personal_identity_code',
      serviceName: 'Nimiö',
      scope: 'openid profile personal_identity_code',
      level: 'http://ftn.ficora.fi/2017/loatest2',
      isTest: true,
    });
    try {
      const response = await new Browser().get('/auth/strong', { language: 'en' });
      expect(response.headers.get('location')).toBe('/login?reason=strongAuthUnavailable&language=en');
    } finally {
      system.strongAuth = strongAuth;
    }
  });
});
