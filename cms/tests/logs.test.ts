import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { makeIdentityCode } from '@nimio/domain/person/identity-code';
import type { LoggedIn } from '@nimio/domain/session/session.types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isPostgres } from './harness/environment.js';
import {
  type Installation,
  newInstallation,
  type OwnServer,
  startOwnServer,
  Visitor,
} from './harness/own-server.js';

interface Line {
  level: number;
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  account?: string;
}

const person = {
  givenName: 'Lokitta',
  familyName: 'Salonen-Vaitelias',
  name: 'Lokitta Salonen-Vaitelias',
  birthdate: '1961-02-03',
  identityCode: makeIdentityCode('1961-02-03', '-', 911),
};
const known = {
  username: 'lokitta.salonen',
  password: 'a passphrase for nobody’s eyes',
  wrongPassword: 'another secret, typed by mistake',
  email: 'lokitta@silence.example',
  phone: '+358 40 7654321',
  iban: 'FI2112345600000785',
  street: 'Vaitiolokuja 7',
  token: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
};

let installation: Installation;
let server: OwnServer;
let visitor: Visitor;
let finna: Server;
const secrets: string[] = [];

/** The log lines of calls so far. */
const lines = (): Line[] =>
  server
    .written()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ requestId, route }) => requestId && route);

/** The log line of a call, once it is there: the response may come before it. */
const written = (requestId: string): Promise<string[]> =>
  vi.waitFor(() => {
    const about = server
      .written()
      .split('\n')
      .filter((line) => line.includes(requestId));
    expect(about.some((line) => line.includes('"route"'))).toBe(true);
    return about;
  });

let calls = 0;
/** Calls with the test's own request id, to find its line. */
async function call(method: string, target: string, body?: unknown) {
  const requestId = `test-request-${(calls += 1)}`;
  const response = await visitor.send<LoggedIn>(method, target, body, {
    'x-request-id': requestId,
    'if-match': '*',
  });
  return { ...response, requestId };
}

/** The secret of the link in the queued mail, once the job behind the call has created it. */
async function linkInMail(): Promise<string> {
  const mails = await installation.knex('jobs').where({ kind: 'mail' }).select<{ payload: string }[]>();
  // A login from a new browser is mailed too.
  const text = mails.map(({ payload }) => payload).join('\n');
  const link = /password-reset\/([\w-]+)/.exec(text)?.[1];
  if (!link) throw new Error('There is no mail yet');
  return link;
}

beforeAll(async () => {
  installation = await newInstallation('logs');
  // A catalogue that always fails.
  finna = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => finna.listen(0, '127.0.0.1', resolve));
  const address = finna.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  server = await startOwnServer(installation, {
    LOG_LEVEL: 'info',
    RUN_JOBS: 'true',
    FINNA_URL: `http://127.0.0.1:${port}`,
  });
  visitor = new Visitor(() => server.url);
  const auth = await installation.identified(visitor, person);
  secrets.push(...Object.values(known), auth, person.identityCode, person.familyName);

  await call('GET', `/auth/register/${auth}`);
  const body = { auth, username: known.username, email: known.email, phone: known.phone };
  const options = { ...body, hasAcceptedDisclaimer: true, version: '2021-08-26', language: 'fi' };
  await call('POST', '/auth/register', {
    ...options,
    password: 'short1!',
    identityCode: person.identityCode,
  });
  const { record: me } = await call('POST', '/auth/register', { ...options, password: known.password });
  secrets.push(visitor.session);
  const { hash, nameData } = me.profile;
  await call('POST', '/auth/login', { username: known.username, password: known.wrongPassword });
  await call('PUT', `/contact-info/${hash}`, {
    streetAddress: known.street,
    zipCode: '00510',
    postCenter: 'Helsinki',
    country: 'FI',
    language: 'fi',
    phone: known.phone,
    email: known.email,
  });
  await call('POST', '/bank-accounts', { profileHash: hash, iban: `${known.iban}1`, swift: '' });
  await call('POST', '/bank-accounts', { profileHash: hash, iban: known.iban, swift: '' });
  await call('POST', '/auth/password-change-request', { email: known.email });
  await call('GET', `/auth/change-password/${known.token}`);
  await call('POST', `/auth/change-password/${known.token}`, { password: known.password });
  await call('GET', `/auth/strong/callback?state=${known.token}&code=${known.token}`);
  await call('GET', `/nothing/${known.token}?iban=${known.iban}`);
  await call('POST', '/profiles/author-books', {
    profileHash: hash,
    authorHash: nameData[0]?.authorHash,
    isbn: '9789510392652',
    name: 'Hytti nro 6',
    publisher: 'WSOY',
    publishYear: 2011,
    bookType: 'book',
    translated: 0,
    role: { author: true, translator: false, illustrator: false, editor: false },
    numberOfAuthors: 1,
  });
  const link = await vi.waitFor(linkInMail, { timeout: 10_000, interval: 100 });
  secrets.push(link);
}, 60_000);

afterAll(async () => {
  await server.stop();
  await installation.close();
  finna.close();
});

describe('the log', () => {
  it('has one line for each call: id, method, pattern, status, time and account', async () => {
    const { requestId, headers, status, record: me } = await call('GET', '/me');
    expect(status).toBe(200);
    expect(headers.get('x-request-id')).toBe(requestId);
    const [line = '', ...more] = await written(requestId);
    expect(more).toEqual([]);
    const account = me.user.hash;
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/api/me', status: 200, account });
    expect((JSON.parse(line) as Line).ms).toBeGreaterThan(0);
  });

  it('lists every call, refused ones too, by its route’s pattern', async () => {
    await written(`test-request-${calls}`);
    const logged = lines();
    const ids = logged.map(({ requestId }) => requestId);
    const made = Array.from({ length: calls }, (_, at) => `test-request-${at + 1}`);
    expect(ids.filter((id) => made.includes(id)).sort()).toEqual(made.sort());
    expect(logged.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual(
      expect.arrayContaining([
        'GET /api/auth/register/:auth 200',
        'POST /api/auth/register 422',
        'POST /api/auth/register 201',
        'POST /api/auth/login 401',
        'POST /api/bank-accounts 422',
        'POST /api/bank-accounts 201',
        'GET /api/auth/change-password/:hash 404',
        'GET /api/auth/strong/callback 302',
        'GET unknown 404',
      ]),
    );
  });

  it('has a line for each call of the CMS admin, without the rest of the address', async () => {
    const requestId = 'test-request-admin';
    const target = `${server.url}/admin/registration-info/${known.token}?registrationToken=${known.token}`;
    await fetch(target, { headers: { 'x-request-id': requestId } });
    const [line = ''] = await written(requestId);
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/admin/registration-info' });
  });

  it('has no line for a page of the portal', async () => {
    const [page, next] = ['test-request-page', 'test-request-after-page'];
    await fetch(`${server.url}/works`, { headers: { 'x-request-id': page, accept: 'text/html' } });
    await fetch(`${server.url}/admin/registration-info`, { headers: { 'x-request-id': next } });
    await written(next);
    expect(server.written()).not.toContain(page);
  });

  it('creates an id for a call with an invalid one', async () => {
    for (const given of ['x', 'has spaces in it', '"},{"level":30', 'x'.repeat(41)]) {
      const { headers } = await visitor.send('GET', '/me', undefined, { 'x-request-id': given });
      const made = headers.get('x-request-id') ?? '';
      expect(made).toMatch(/^[0-9a-f-]{36}$/);
      expect(await written(made)).toHaveLength(1);
    }
  });

  it('describes an unexpected error, without the request’s data', async () => {
    const { knex } = installation;
    if (isPostgres) {
      await knex.raw(`alter table bank_accounts add constraint no_more check (iban = '') not valid`);
    } else {
      await knex.raw(`create trigger no_more before update on bank_accounts
        begin select raise(abort, 'no more of FI2112345600000785'); end`);
    }
    const { record: me } = await call('GET', '/me');
    const [bank] = me.profile.bankAccounts;
    const body = { iban: known.iban, swift: '' };
    const response = await call('PUT', `/bank-account/${bank?.hash}`, body);
    expect([response.status, response.code]).toEqual([500, 'unexpectedError']);
    const logged = await written(response.requestId);
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain('unexpected error');
    expect(logged[0]).toMatch(isPostgres ? /no_more/ : /SQLITE_CONSTRAINT_TRIGGER/);
  });

  it('contains no password, token, cookie, code, account number or address, wherever they were sent', async () => {
    await written((await call('GET', '/me')).requestId);
    const text = server.written();
    for (const secret of secrets) expect(text.includes(secret), `a secret of ${secret.length}`).toBe(false);
    // The same digits in another format.
    expect(text.replace(/[\s%+-]/g, '')).not.toContain(known.iban);
  });
});
