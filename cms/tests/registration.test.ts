import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Bank, startBank } from '@nimio/demo/bank/bank';
import { makeKeys } from '@nimio/demo/bank/keys';
import { BankVisit } from '@nimio/demo/bank/visit-bank';
import { makeIdentityCode } from '@nimio/domain/person/identity-code';
import type { Me, RegistrationInfo } from '@nimio/domain/session/session.types';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type * as OpenId from '../src/integrations/strong-auth/open-id.js';
import { Browser } from './harness/browser.js';
import { cmsDir } from './harness/environment.js';
import { newAuthor, newPerson, password } from './harness/people.js';
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

/** To the bank and back again; answers where the portal then sends the browser. */
async function identify(browser: Browser, form: Typed): Promise<URL> {
  const left = await browser.get('/auth/strong', { language: 'sv' });
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

const wishes = (auth: string, changes: object = {}) => ({
  auth,
  username: `new${Math.random().toString(36).slice(2)}`,
  email: '',
  phone: '+358 40 1234567',
  password,
  hasAcceptedDisclaimer: true,
  language: 'sv',
  ...changes,
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
    const made = await browser.post<Me>(
      '/auth/register',
      wishes(auth, { email: `${person.givenName}@example.org` }),
    );
    expect(made.status).toBe(201);
    const { record: me } = await browser.get<Me>('/me');
    expect(me.profile).toMatchObject({
      profileName: person.name,
      language: 'sv',
      roles: [{ code: 'creator' }],
      nameData: [{ name1: person.givenName, name2: person.familyName }],
    });
    expect(me.user.disclaimerAccepted).toBe('2021-08-26');
  });

  it('uses the token up: a second try, and thirty at once, make one account', async () => {
    const auth = await identifiedToken(new Browser());
    const tries = Array.from({ length: 8 }, () => new Browser().post('/auth/register', wishes(auth)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 404, 404, 404, 404, 404, 404, 404]);
    expect(await new Browser().get(`/auth/register/${auth}`)).toMatchObject({
      status: 404,
      code: 'registrationExpired',
    });
  });

  it('expires after half an hour', async () => {
    const auth = await identifiedToken(new Browser());
    const { system } = await server();
    const { now } = system;
    const then = now().getTime() + 31 * 60_000;
    system.now = () => new Date(then);
    try {
      expect((await new Browser().get(`/auth/register/${auth}`)).status).toBe(404);
    } finally {
      system.now = now;
    }
  });

  it.each([
    ['terms not accepted', { hasAcceptedDisclaimer: false }, 400, 'disclaimerRequired'],
    ['neither phone nor address', { phone: '', email: '' }, 422, 'phoneOrEmailRequired'],
    ['a weak password', { password: 'short1!' }, 422, 'passwordTooWeak'],
    ['a wrong address', { email: 'not an address' }, 422, 'validationError'],
    ['a phone with letters', { phone: '040 12x' }, 422, 'validationError'],
    ['an unknown key', { isAdmin: true }, 422, 'validationError'],
  ])('refuses %s and leaves the token good', async (_case, changes, status, code) => {
    const browser = new Browser();
    const auth = await identifiedToken(browser);
    expect(await browser.post('/auth/register', wishes(auth, changes))).toMatchObject({ status, code });
    expect((await browser.post('/auth/register', wishes(auth))).status).toBe(201);
  });

  it('refuses a user name that is taken, in any case of letters (409), and leaves the token good', async () => {
    const { username } = await newAuthor();
    const browser = new Browser();
    const auth = await identifiedToken(browser);
    const answer = await browser.post('/auth/register', wishes(auth, { username: username.toUpperCase() }));
    expect(answer).toMatchObject({ status: 409, code: 'usernameOrEmailExists' });
    expect((await browser.post('/auth/register', wishes(auth))).status).toBe(201);
  });

  it('gives a customer without an account the profile that the register knows', async () => {
    const { system } = await server();
    const known = await newAuthor();
    const person = known.person;
    await system.db
      .knex('accounts')
      .where({ hash: known.me.user.hash })
      .update({ identity_code_index: null });
    const browser = new Browser();
    const auth = await identifiedToken(browser, typed(person));
    const made = await browser.post<Me>('/auth/register', wishes(auth));
    expect(made.record.profile.hash).toBe(known.profileHash);
  });

  it('gives a known person a short session in which only the password can be changed', async () => {
    const known = await newAuthor();
    const browser = new Browser();
    const auth = await identifiedToken(browser, typed(known.person));
    const { record } = await browser.get<RegistrationInfo>(`/auth/register/${auth}`);
    expect(record).toMatchObject({ status: 'user_already_registered', url: '/password', given_name: null });
    expect((await browser.get<Me>('/me')).record.sessionKind).toBe('strong');
    expect(await browser.get('/profiles')).toMatchObject({ status: 403, code: 'forbidden' });
    const newPassword = 'set after strong authentication';
    const changed = await browser.post(`/auth/${known.me.user.hash}/change-password`, {
      password: newPassword,
    });
    expect(changed.status).toBe(200);
    expect((await browser.get<Me>('/me')).record.sessionKind).toBe('password');
    expect((await known.browser.get('/me')).status).toBe(401);
  });

  it('keeps the sign of the century: the same digits are two persons', async () => {
    const digits = '1950-06-15';
    const first = { ...newPerson(), identityCode: makeIdentityCode(digits, '-', 912) };
    const second = { ...newPerson(), identityCode: makeIdentityCode(digits, 'Y', 912) };
    for (const person of [first, second]) {
      const browser = new Browser();
      const auth = await identifiedToken(browser, typed(person));
      expect((await browser.post('/auth/register', wishes(auth))).status).toBe(201);
    }
  });
});

describe('at the bank', () => {
  it('a cancel leads back to the login with its reason', async () => {
    const where = await identify(new Browser(), { cancel: '1' });
    expect(where.pathname).toBe('/login');
    expect(where.searchParams.get('reason')).toBe('strongAuthCancelled');
  });

  it.each([
    ['evilSignature', true],
    ['plainIdToken', true],
    ['wrongNonce', true],
    ['expiredIdToken', true],
    ['noIdentityCode', true],
    ['tokenEndpoint', 'fail'],
    ['tokenEndpoint', 'garbage'],
  ])('%s (%s) is refused and nothing is kept', async (name, value) => {
    const { system } = await server();
    const before = await system.db.knex('registrations').count();
    Object.assign(bank.faults, { [name]: value });
    const where = await identify(new Browser(), typed());
    expect(where.searchParams.get('reason')).toBe('strongAuthFailed');
    expect(await system.db.knex('registrations').count()).toEqual(before);
  });

  it('the way back works only in the browser that left, and once', async () => {
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

  it('away, it leads back to the login, which says so', async () => {
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
      const answer = await new Browser().get('/auth/strong', { language: 'en' });
      expect(answer.headers.get('location')).toBe('/login?reason=strongAuthUnavailable&language=en');
    } finally {
      system.strongAuth = strongAuth;
    }
  });
});
