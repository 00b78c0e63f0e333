import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoggedIn, Me } from '@nimio/domain/session/session.types';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Cookies from '../src/http/cookies.js';
import type * as NetworkOf from '../src/http/network-of.js';
import type * as VaultModule from '../src/security/vault.js';
import { Browser } from './harness/browser.js';
import { identified } from './harness/calls/session.js';
import { exampleOf } from './harness/calls.js';
import { newEditor } from './harness/editors.js';
import { cmsDir } from './harness/environment.js';
import { type Author, newAuthor, newPerson, password, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { strongSession } from './harness/strong-session.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;

beforeAll(server);

describe('cookies', () => {
  const { browserOf } = load<typeof Cookies>('http/cookies.js');
  const written = (isSecure: boolean, header?: string) => {
    const lines: string[] = [];
    const ctx = {
      ip: '192.0.2.1',
      req: { headers: { cookie: header } },
      append: (_name: string, line: string) => lines.push(line),
    };
    return { lines, browser: browserOf(ctx as never, isSecure) };
  };

  it('under https are Secure, and bound to the host by their name', () => {
    const { lines, browser } = written(true);
    browser.setCookie('session', 'secret', 600);
    browser.clearCookie('session');
    expect(lines).toEqual([
      '__Host-session=secret; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
      '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  it('under https are read by that name alone: another host of the domain cannot plant one', () => {
    const header = 'session=planted; x__Host-session=a; __Host-session=own; __Host-session=second';
    expect(written(true, header).browser.cookie('session')).toBe('own');
    expect(written(true, 'session=planted').browser.cookie('session')).toBeUndefined();
    expect(written(false, header).browser.cookie('session')).toBe('planted');
  });
});

describe('a session', () => {
  it('is never accepted from the browser: a planted one is unknown before and after login', async () => {
    const { username } = await newAuthor();
    const planted = 'A'.repeat(43);
    const victim = new Browser();
    victim.cookies.set('session', planted);
    expect((await victim.get('/me')).code).toBe('sessionMissing');
    expect((await victim.post('/auth/login', { username, password })).status).toBe(200);
    expect(victim.cookies.get('session')).not.toBe(planted);
    const attacker = new Browser();
    attacker.cookies.set('session', planted);
    expect((await attacker.get('/me')).code).toBe('sessionMissing');
  });

  it.each([
    ['cut', (token: string) => token.slice(0, -1)],
    ['made longer', (token: string) => `${token}A`],
    ['in other letters', (token: string) => token.toLowerCase()],
    ['changed in one letter', (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)],
    ['quoted', (token: string) => `"${token}"`],
    ['empty', () => ''],
    ['very long', () => 'A'.repeat(4000)],
    ['SQL', () => "' or 1=1 --"],
    ['the hash that the database keeps', () => 'stored'],
  ])('is refused if its cookie is %s', async (_case, tamper) => {
    const { browser } = await newAuthor();
    const token = tamper(browser.cookies.get('session') ?? '');
    const stored = await newestRow<{ token_hash: string }>('sessions', {});
    browser.cookies.set('session', token === 'stored' ? stored.token_hash : token);
    expect(await browser.get('/me')).toMatchObject({ status: 401, code: 'sessionMissing' });
  });

  it('is stored only as a hash', async () => {
    const { browser } = await newAuthor();
    const token = browser.cookies.get('session') ?? '';
    expect(JSON.stringify(await newestRow('sessions', {}))).not.toContain(token);
  });

  it('ends with the account', async () => {
    const { browser, me, username } = await newAuthor();
    const { system } = await server();
    const closed = { closed_at: system.now().toISOString() };
    await system.db.knex('accounts').where({ hash: me.user.hash }).update(closed);
    expect((await browser.get('/me')).code).toBe('sessionMissing');
    expect((await new Browser().post('/auth/login', { username, password })).status).toBe(401);
  });

  it('no longer shows a profile whose grant has ended', async () => {
    const author = await newAuthor();
    const other = await newAuthor();
    const { knex } = (await server()).system.db;
    const account = await newestRow<{ id: number }>('accounts', { hash: author.me.user.hash });
    const profile = await newestRow<{ id: number }>('profiles', { hash: other.profileHash });
    const grant = { account_id: account.id, profile_id: profile.id, valid_from: '2020-01-01T00:00:00.000Z' };
    await knex('access_grants').insert({ ...grant, kind: 'representative' });
    await author.browser.post('/profiles/select', { profileHash: other.profileHash });
    expect((await author.browser.get<LoggedIn>('/me')).record.profile.hash).toBe(other.profileHash);
    await knex('access_grants').where(grant).update({ valid_to: '2020-02-01T00:00:00.000Z' });
    const after = await author.browser.get<Me>('/me');
    expect(JSON.stringify(after.body)).not.toContain(other.profileHash);
  });
});

describe('a right that has ended', () => {
  const ended = { valid_to: '2020-02-01T00:00:00.000Z' };
  const accountOf = ({ me }: Author) => newestRow<{ id: number }>('accounts', { hash: me.user.hash });

  async function endOwnGrant(author: Author): Promise<void> {
    const { knex } = (await server()).system.db;
    await knex('access_grants')
      .where({ account_id: (await accountOf(author)).id, kind: 'own' })
      .update(ended);
  }

  it('to one’s own profile ends all access, if it was the last one', async () => {
    const author = await newAuthor();
    const { browser, username, profileHash, person } = author;
    await endOwnGrant(author);
    expect(await browser.get('/me')).toMatchObject({ status: 401, code: 'sessionMissing' });
    expect((await browser.get(`/profiles/${profileHash}`)).code).toBe('sessionMissing');
    const visitor = new Browser();
    const denied = { status: 403, code: 'representationDenied' };
    expect(await visitor.post('/auth/login', { username, password })).toMatchObject(denied);
    expect(await visitor.get(`/auth/register/${await identified(visitor, person)}`)).toMatchObject(denied);
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('to one’s own profile leaves the others', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    await represent(author, other);
    await endOwnGrant(author);
    const visitor = new Browser();
    const { username } = author;
    for (const browser of [author.browser, visitor]) {
      if (browser === visitor) await visitor.post('/auth/login', { username, password });
      expect((await browser.get<LoggedIn>('/me')).record.profile.hash).toBe(other.profileHash);
      expect((await browser.get(`/profiles/${author.profileHash}`)).code).toBe('notFound');
    }
  });

  it('to the staff’s own profile ends the rights of staff', async () => {
    const [staff, other, stranger] = [
      await newAuthor({ roles: ['admin'] }),
      await newAuthor(),
      await newAuthor(),
    ];
    await represent(staff, other);
    expect((await staff.browser.get(`/profiles/${stranger.profileHash}`)).status).toBe(200);
    await staff.browser.post('/profiles/select', { profileHash: stranger.profileHash });
    await endOwnGrant(staff);
    expect((await staff.browser.get(`/profiles/${stranger.profileHash}`)).code).toBe('notFound');
    expect((await staff.browser.get<LoggedIn>('/me')).record.profile.hash).toBe(other.profileHash);
  });
});

describe('a strong session', () => {
  it('cannot read the profile', async () => {
    const author = await newAuthor();
    const browser = await strongSession(author);
    const { body, record } = await browser.get<Me>('/me');
    expect(record).toMatchObject({ user: { hash: author.me.user.hash }, profile: null });
    expect(JSON.stringify(body)).not.toMatch(/FI2112345600000785|Kirstinkatu|Henkilö/);
  });
});

describe('an identity code', () => {
  it('is encrypted wherever it is stored', async () => {
    const { person, me } = await newAuthor();
    const account = await newestRow<Record<string, string>>('accounts', { hash: me.user.hash });
    const profile = await newestRow<Record<string, string>>('profiles', { hash: me.profile.hash });
    const registered = newPerson();
    await identified(new Browser(), registered);
    const registration = await newestRow<Record<string, string>>('registrations', {});
    expect(JSON.stringify([account, profile])).not.toContain(person.identityCode);
    expect(JSON.stringify(registration)).not.toContain(registered.identityCode);
    expect(JSON.stringify(registration)).not.toContain(registered.givenName);
    const { vault } = (await server()).system;
    for (const [table, row] of Object.entries({ accounts: account, profiles: profile })) {
      const place = { table, column: 'identity_code_sealed', row: row['hash'] ?? '' };
      expect(vault.open(row['identity_code_sealed'] ?? '', place)).toBe(person.identityCode);
    }
  });

  it('is nowhere in the files of the database in plain text', async () => {
    const { person } = await newAuthor();
    const { db } = (await server()).system;
    const dir = process.env['DATA_DIR'] ?? '';
    const rows: unknown[] = [];
    if (db.client === 'postgres') {
      for (const table of ['accounts', 'profiles', 'registrations', 'audit_log', 'jobs']) {
        rows.push(await db.knex(table).orderBy('id', 'desc').limit(50));
      }
    } else {
      for (const file of readdirSync(dir).filter((each) => each.startsWith('nimio.db'))) {
        rows.push(readFileSync(path.join(dir, file)).toString('latin1'));
      }
      expect(rows.length).toBeGreaterThan(0);
    }
    const text = JSON.stringify(rows);
    expect(text).toContain(person.givenName);
    expect(text).not.toContain(person.identityCode);
  });
});

describe('the vault', () => {
  const { makeVault, vaultFromEnvironment } = load<typeof VaultModule>('security/vault.js');
  const key = (fill: number) => Buffer.alloc(32, fill);
  const vault = makeVault(new Map([['k1', key(1)]]), 'k1', key(9));
  const place = { table: 'profiles', column: 'identity_code_sealed', row: 'a' };
  const code = '010150-900X';

  it('decrypts what it encrypted, and encrypts the same differently each time', () => {
    const sealed = vault.seal(code, place);
    expect(vault.open(sealed, place)).toBe(code);
    expect(sealed).not.toContain(code);
    expect(vault.seal(code, place)).not.toBe(sealed);
    expect(vault.open(vault.seal('', place), place)).toBe('');
  });

  it.each([
    ['another row', { ...place, row: 'b' }],
    ['another column', { ...place, column: 'name' }],
    ['another table', { ...place, table: 'accounts' }],
    ['parts that join alike', { ...place, table: 'profiles"', row: '' }],
  ])('opens nothing at %s', (_case, elsewhere) => {
    const sealed = vault.seal(code, place);
    expect(() => vault.open(sealed, elsewhere)).toThrow();
  });

  it('decrypts nothing that was altered, in any letter', () => {
    const sealed = vault.seal(code, place);
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'Q' : 'A';
      const altered = sealed.slice(0, at) + other + sealed.slice(at + 1);
      // The last letter of base64url may contain unused bits.
      let opened: string | undefined;
      try {
        opened = vault.open(altered, place);
      } catch {
        continue;
      }
      expect([opened, Buffer.from(altered.split('.')[3] ?? '', 'base64url')]).toEqual([
        code,
        Buffer.from(sealed.split('.')[3] ?? '', 'base64url'),
      ]);
    }
    const [version, id, iv, body = ''] = sealed.split('.');
    for (const wrong of ['', 'v1', `${sealed}.x`, `v2.${id}.${iv}.${body}`, `${version}.${id}.${iv}.`]) {
      expect(() => vault.open(wrong, place), wrong).toThrow();
    }
    const short = Buffer.from(body, 'base64url').subarray(0, 8).toString('base64url');
    expect(() => vault.open(`${version}.${id}.${iv}.${short}`, place)).toThrow();
  });

  it('decrypts with an older key after a rotation, and not once it is removed', () => {
    const old = vault.seal(code, place);
    const keys = new Map([
      ['k1', key(1)],
      ['k2', key(2)],
    ]);
    const rotated = makeVault(keys, 'k2', key(9));
    expect(rotated.open(old, place)).toBe(code);
    const renewed = rotated.seal(code, place);
    expect(renewed.split('.')[1]).toBe('k2');
    const later = makeVault(new Map([['k2', key(2)]]), 'k2', key(9));
    expect(later.open(renewed, place)).toBe(code);
    expect(() => later.open(old, place)).toThrow(/key/);
    const impostor = makeVault(new Map([['k1', key(3)]]), 'k1', key(9));
    expect(() => impostor.open(old, place)).toThrow();
  });

  it('finds equal values by a keyed hash, separate for each purpose and installation', () => {
    const index = vault.index(code, 'identity-code');
    expect(vault.index(code, 'identity-code')).toBe(index);
    expect(vault.index(code, 'throttle')).not.toBe(index);
    const elsewhere = makeVault(new Map([['k1', key(1)]]), 'k1', key(8));
    expect(elsewhere.index(code, 'identity-code')).not.toBe(index);
    expect(index).not.toContain(code);
  });

  it('puts a value into a link, which is valid after a rotation, and unreadable and unchangeable', () => {
    const token = vault.linkToken('åsa@example.org', 'unsubscribe');
    expect(token).toMatch(/^[\w-]+$/);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('example');
    const later = makeVault(new Map([['k2', key(2)]]), 'k2', key(9));
    expect(later.readLinkToken(token, 'unsubscribe')).toBe('åsa@example.org');
    expect(vault.readLinkToken(token, 'other')).toBeUndefined();
    const elsewhere = makeVault(new Map([['k1', key(1)]]), 'k1', key(8));
    expect(elsewhere.readLinkToken(token, 'unsubscribe')).toBeUndefined();
    const bytes = Buffer.from(token, 'base64url');
    for (const at of bytes.keys()) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(vault.readLinkToken(altered.toString('base64url'), 'unsubscribe')).toBeUndefined();
    }
    for (const wrong of ['', 'x', token.slice(4)])
      expect(vault.readLinkToken(wrong, 'unsubscribe')).toBeUndefined();
  });

  it('does not start without complete keys', () => {
    const good = key(1).toString('base64');
    for (const env of [
      {},
      { VAULT_KEYS: 'k1', VAULT_INDEX_KEY: good },
      { VAULT_KEYS: `k1:${good}` },
      { VAULT_KEYS: `k1:${Buffer.alloc(16).toString('base64')}`, VAULT_INDEX_KEY: good },
      { VAULT_KEYS: `k1:${good},`, VAULT_INDEX_KEY: good },
      { VAULT_KEYS: `k1:${good},k1:${good}`, VAULT_INDEX_KEY: good },
      { VAULT_KEYS: `k.1:${good}`, VAULT_INDEX_KEY: good },
    ]) {
      expect(() => vaultFromEnvironment(env)).toThrow(/VAULT_KEYS/);
    }
  });
});

describe('a password', () => {
  it('is stored as argon2id with its own salt', async () => {
    const newHash = async () => {
      const { browser, me } = await newAuthor();
      const change = { oldPassword: password, password };
      expect((await browser.post(`/auth/${me.user.hash}/change-password`, change)).status).toBe(200);
      return (await newestRow<{ password_hash: string }>('accounts', { hash: me.user.hash })).password_hash;
    };
    const hashes = [await newHash(), await newHash()];
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('is the same however a keyboard composes its letters', async () => {
    const author = await newAuthor();
    const typed = 'pitkä salasana jonka muistan';
    const change = `/auth/${author.me.user.hash}/change-password`;
    const body = { oldPassword: password, password: typed.normalize('NFD') };
    expect((await author.browser.post(change, body)).status).toBe(200);
    const { username } = author;
    const login = { username, password: typed.normalize('NFC') };
    expect((await new Browser().post('/auth/login', login)).status).toBe(200);
  });
});

describe('registering', () => {
  it('accepts the longest user name in any letters, also after normalization', async () => {
    const browser = new Browser();
    const auth = await identified(browser);
    // One letter each, eighteen after normalization.
    const username = '\uFDFA'.repeat(64);
    const options = { auth, username, email: '', phone: '+358 40 1234567', password };
    const body = { ...options, hasAcceptedDisclaimer: true, version: '2021-08-26', language: 'fi' };
    expect([201, 422]).toContain((await browser.post('/auth/register', body)).status);
  });

  it('refuses an address that is too long after normalization', async () => {
    const author = await newAuthor();
    const { body } = await exampleOf('register', author);
    const email = `a@${'\uFDFA'.repeat(60)}.fi`;
    const response = await author.browser.post('/auth/register', { ...body, email });
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
  });

  it('leaves no session of another person in the browser', async () => {
    const author = await newAuthor();
    const { browser } = author;
    const before = browser.cookies.get('session') ?? '';
    const input = await exampleOf('register', author);
    expect((await browser.post('/auth/register', input.body)).status).toBe(201);
    const copy = new Browser();
    copy.cookies.set('session', before);
    expect((await copy.get('/me')).code).toBe('sessionMissing');
  });
});

describe('the network of an address', () => {
  const { networkOf } = load<typeof NetworkOf>('http/network-of.js');

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:c000:207'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0:0002::7', '2001:db8:0:2::/64'],
    ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is what a rate limit counts', async () => {
    const prefix = `2001:db8:${(process.pid % 65_536).toString(16)}:7`;
    const attempt = (host: number) =>
      new Browser().send('POST', '/auth/login', {
        body: {},
        headers: { 'x-forwarded-for': `${prefix}::${host.toString(16)}` },
      });
    const statuses: number[] = [];
    for (let host = 1; host <= 61; host += 1) statuses.push((await attempt(host)).status);
    expect([statuses.filter((status) => status === 429).length, statuses.at(-1)]).toEqual([1, 429]);
  });
});

describe('the link for a new password of an editor', () => {
  it('is queued as mail, valid once, and stored only as a hash', async () => {
    const { id, send } = await newEditor('nimio-editor');
    const stored = () => newestRow<Record<string, string>>('admin_users', { id });
    const email = (await stored())['email'] ?? '';
    expect((await send('POST', '/admin/forgot-password', { email })).status).toBe(204);
    // Strapi responds before it has sent the mail.
    const mail = await vi.waitFor(async () => {
      const { payload } = await newestRow<{ payload: string }>('jobs', { kind: 'mail' });
      const newest = JSON.parse(payload) as { to: string; text: string };
      expect(newest.to).toBe(email);
      return newest;
    });
    const [, token = ''] = /\/admin\/auth\/reset-password\?code=(\w+)/.exec(mail.text) ?? [];
    const hash = (await stored())['reset_password_token'] ?? '';
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await stored())).not.toContain(token);
    const reset = (resetPasswordToken: string) =>
      send('POST', '/admin/reset-password', { resetPasswordToken, password: 'Another passphrase 5' });
    expect((await reset(hash)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
  });
});

describe('pages of other sites at the CMS', () => {
  const foreign = { origin: 'http://localhost:9999' };
  const send = async (method: string, target: string, headers: Record<string, string>, body?: string) => {
    const { url } = await server();
    return fetch(`${url}${target}`, { method, headers, ...(body === undefined ? {} : { body }) });
  };

  it.each(['/admin/access-token', '/admin/users', '/content-manager/init'])(
    'cannot read %s',
    async (target) => {
      const asked = {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      for (const [method, headers] of [
        ['OPTIONS', asked],
        ['GET', {}],
      ] as const) {
        const response = await send(method, target, { ...foreign, ...headers });
        expect(response.headers.get('access-control-allow-origin')).toBe(null);
      }
    },
  );

  it.each([
    ['as an older browser reports them', foreign],
    ['of another port', { ...foreign, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['of another site', { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ])('cannot send a form there, %s', async (_case, headers) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const target of ['/admin/register-admin', '/admin/login', '/admin/logout', '/upload/folders']) {
      const response = await send('POST', target, { ...headers, ...form }, 'email=a%40example.org');
      expect(response.status, target).toBe(403);
    }
  });

  it('learn from the CMS to use https only where the portal does, and for its host alone', async () => {
    const { default: middlewares } = require(path.join(cmsDir, 'dist/config/middlewares.js')) as {
      default: () => (string | { name: string; config: object })[];
    };
    const security = () =>
      middlewares().find((each) => typeof each === 'object' && each.name === 'strapi::security');
    const { headers } = await send('GET', '/admin/init', {});
    expect(headers.get('strict-transport-security')).toBe(null);
    vi.stubEnv('PUBLIC_URL', 'https://portal.example.org');
    expect(security()).toMatchObject({ config: { hsts: { maxAge: 31_536_000, includeSubDomains: false } } });
    vi.unstubAllEnvs();
  });

  it('does not keep out the pages of the CMS', async () => {
    const own = { origin: 'http://localhost:1337', 'content-type': 'application/json' };
    for (const site of [{}, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }]) {
      const response = await send('POST', '/admin/access-token', { ...own, ...site }, '{}');
      expect(response.status).toBe(401);
    }
  });
});
