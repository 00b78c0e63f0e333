import { randomUUID } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bank, startBank } from './bank.js';
import { makeKeys, type PortalKeys } from './keys.js';
import { BankVisit, type VisitEnd } from './visit-bank.js';

const redirectUri = 'http://localhost:3000/api/auth/strong/callback';
const verifier = 'v'.repeat(43);
// The S256 challenge of the verifier.
const challenge = await crypto.subtle
  .digest('SHA-256', new TextEncoder().encode(verifier))
  .then((digest) => Buffer.from(digest).toString('base64url'));

let bank: Bank;
let portalKeys: PortalKeys;
let bankPublicKey: Awaited<ReturnType<typeof importJWK>>;

beforeAll(async () => {
  const keys = await makeKeys();
  portalKeys = keys.portalKeys;
  const { kty, n = '', e = '' } = keys.bankKeys.bank.sig;
  bankPublicKey = await importJWK({ kty: kty ?? 'RSA', n, e }, 'RS256');
  bank = await startBank({ port: 0, keys: keys.bankKeys, clientId: 'portal', redirectUri });
});

afterAll(() => bank.close());

beforeEach(() => {
  for (const name of Object.keys(bank.faults)) Reflect.deleteProperty(bank.faults, name);
});

async function sign(claims: Record<string, unknown>): Promise<string> {
  const header = { alg: 'RS256', kid: portalKeys.sig.kid ?? '' };
  return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(portalKeys.sig, 'RS256'));
}

function requestClaims(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: 'portal',
    aud: bank.url,
    iat: now,
    exp: now + 60,
    jti: randomUUID(),
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid profile personal_identity_code',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: 'fi',
    ftn_spname: 'Kirja & <Kumppani>',
    ...changes,
  };
}

async function visit(changes: Record<string, unknown> = {}): Promise<BankVisit> {
  const url = new URL('/auth', bank.url);
  url.searchParams.set('client_id', 'portal');
  url.searchParams.set('request', await sign(requestClaims(changes)));
  return new BankVisit(url);
}

function page(end: VisitEnd) {
  if ('leftTo' in end) throw new Error(`left to ${end.leftTo.href}`);
  return end;
}

function leftTo(end: VisitEnd): URL {
  if (!('leftTo' in end)) throw new Error(`${end.status}: ${end.html}`);
  return end.leftTo;
}

async function exchange(callback: URL, signal?: AbortSignal): Promise<Response> {
  const now = Math.floor(Date.now() / 1000);
  const assertion = await sign({
    iss: 'portal',
    sub: 'portal',
    aud: bank.url,
    iat: now,
    exp: now + 60,
    jti: randomUUID(),
  });
  return fetch(`${bank.url}/token`, {
    method: 'POST',
    ...(signal ? { signal } : {}),
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: 'portal',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    }),
  });
}

async function idTokenOf(form: Record<string, string>): Promise<string> {
  const visitor = await visit();
  await visitor.open();
  const response = await exchange(leftTo(await visitor.send(form)));
  expect(response.status).toBe(200);
  return ((await response.json()) as { id_token: string }).id_token;
}

async function opened(token: string): Promise<string> {
  const { plaintext } = await compactDecrypt(token, await importJWK(portalKeys.enc, 'RSA-OAEP'));
  return new TextDecoder().decode(plaintext);
}

const claimsOf = async (token: string) => (await jwtVerify(await opened(token), bankPublicKey)).payload;

describe('the page', () => {
  it('shows the service, escaped, and people with and without an account', async () => {
    const { html, status, headers } = page(await (await visit()).open());
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Kirja &#38; &#60;Kumppani&#62;');
    expect(html.match(/<button name="person"/g)).toHaveLength(7);
    expect(html.match(/has an account/g)).toHaveLength(2);
  });

  it('belongs to one visit', async () => {
    const [first, second] = [await visit(), await visit()];
    await first.open();
    await second.open();
    const stranger = await fetch(`${bank.url}/interaction/another`);
    expect(stranger.status).toBe(400);
    expect(await stranger.text()).toContain('start again');
  });

  it('shows an invalid form again, with what was typed and the problem', async () => {
    const visitor = await visit();
    await visitor.open();
    const typed = { person: 'typed', firstNames: ' ', lastName: 'Ö<b>', identityCode: '131052-308U' };
    const { html, status } = page(await visitor.send(typed));
    expect(status).toBe(422);
    expect(html).toContain('Enter both names.');
    expect(html).toContain('value="Ö&#60;b&#62;"');
    expect(html).toContain('value="131052-308U"');
    expect(page(await visitor.send({ ...typed, firstNames: 'Ada' })).html).toContain('invalid (check)');
    expect(page(await visitor.send({ ...typed, firstNames: 'Å'.repeat(101) })).html).toContain(
      '100 characters',
    );
    const right = { ...typed, firstNames: 'Å'.repeat(100), lastName: 'Ö', identityCode: '131052-308T' };
    expect(leftTo(await visitor.send(right)).searchParams.has('code')).toBe(true);
  });
});

describe('the reply', () => {
  it('is a code with state and issuer, and the ID token is signed inside an encrypted envelope', async () => {
    const visitor = await visit();
    await visitor.open();
    const callback = leftTo(await visitor.send({ person: 'author' }));
    expect(callback.href.startsWith(redirectUri)).toBe(true);
    expect(callback.searchParams.get('state')).toBe('the-state');
    expect(callback.searchParams.get('iss')).toBe(bank.url);
    const { id_token: token } = (await (await exchange(callback)).json()) as { id_token: string };
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RSA-OAEP', enc: 'A128CBC-HS256' });
    expect(decodeProtectedHeader(await opened(token))).toMatchObject({ alg: 'RS256' });
    expect(await claimsOf(token)).toMatchObject({
      iss: bank.url,
      aud: 'portal',
      nonce: 'the-nonce',
      acr: 'http://ftn.ficora.fi/2017/loatest2',
      given_name: 'Aino Maria',
      family_name: 'Kuusivaara',
      name: 'Aino Maria Kuusivaara',
      birthdate: '1975-03-12',
      personal_identity_code: '120375-9184',
    });
    expect((await exchange(callback)).status).toBe(400);
  });

  it('contains a typed person with the century sign as it was typed', async () => {
    const typed = { person: 'typed', firstNames: ' Ada ', lastName: 'Öberg', identityCode: '010594y9032' };
    expect(await claimsOf(await idTokenOf(typed))).toMatchObject({
      name: 'Ada Öberg',
      birthdate: '1994-05-01',
      personal_identity_code: '010594Y9032',
    });
  });

  it('is access_denied when the user cancels', async () => {
    const visitor = await visit();
    await visitor.open();
    const callback = leftTo(await visitor.send({ cancel: '1' }));
    expect(callback.searchParams.get('error')).toBe('access_denied');
    expect(callback.searchParams.get('state')).toBe('the-state');
  });

  it('requires a login each time, even in a browser with a session', async () => {
    const visitor = await visit();
    await visitor.open();
    await visitor.send({ person: 'author' });
    expect(page(await (await visit()).open()).html).toContain('Test bank');
  });
});

describe('a request object', () => {
  const now = Math.floor(Date.now() / 1000);

  it.each([
    ['without exp', { exp: undefined }],
    ['without iat', { iat: undefined }],
    ['without jti', { jti: undefined }],
    ['without nonce', { nonce: undefined }],
    ['without state', { state: undefined }],
    ['expired', { iat: now - 400, exp: now - 340 }],
    ['of the future', { iat: now + 300, exp: now + 360 }],
    ['that lives too long', { exp: now + 3600 }],
    ['for another bank', { aud: 'http://another.example' }],
    ['of another client', { iss: 'another' }],
    ['for another address', { redirect_uri: 'http://localhost:3000/elsewhere' }],
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
  ])('%s is refused', async (_name, changes) => {
    const end = await (await visit(changes)).open();
    if ('leftTo' in end) expect(end.leftTo.searchParams.get('error')).toMatch(/invalid_request/);
    else expect(end.status).toBe(400);
  });

  it('is used once', async () => {
    const jti = randomUUID();
    expect(page(await (await visit({ jti })).open()).status).toBe(200);
    const again = await (await visit({ jti })).open();
    expect('leftTo' in again ? again.leftTo.search : again.html).toMatch(/invalid_request_object/);
  });

  it('is required, and must be signed by the portal', async () => {
    const plain = new URL('/auth', bank.url);
    for (const [name, value] of Object.entries(requestClaims())) plain.searchParams.set(name, String(value));
    const [header = '', , signature = ''] = (await sign(requestClaims())).split('.');
    const tampered = new URL('/auth?client_id=portal', bank.url);
    const payload = Buffer.from(JSON.stringify(requestClaims())).toString('base64url');
    tampered.searchParams.set('request', [header, payload, signature].join('.'));
    for (const url of [plain, tampered]) {
      const end = await new BankVisit(url).open();
      const rejection = 'leftTo' in end ? end.leftTo.search : end.html;
      expect(rejection).toMatch(/invalid_request/);
    }
  });
});

describe('faults', () => {
  async function callbackOf(): Promise<URL> {
    const visitor = await visit();
    await visitor.open();
    return leftTo(await visitor.send({ person: 'author' }));
  }

  it('affect the token endpoint', async () => {
    const callback = await callbackOf();
    bank.faults.tokenEndpoint = 'fail';
    expect((await exchange(callback)).status).toBe(500);
    bank.faults.tokenEndpoint = 'slow';
    await expect(exchange(callback, AbortSignal.timeout(100))).rejects.toThrow(/timeout|abort/i);
    bank.faults.tokenEndpoint = 'garbage';
    expect(await (await exchange(await callbackOf())).text()).toContain('<!doctype html>');
  });

  it('affect the ID token', async () => {
    bank.faults.plainIdToken = true;
    expect((await idTokenOf({ person: 'author' })).split('.')).toHaveLength(3);
    bank.faults.plainIdToken = false;
    bank.faults.evilSignature = true;
    await expect(claimsOf(await idTokenOf({ person: 'author' }))).rejects.toThrow(/signature/);
    bank.faults.evilSignature = false;
    bank.faults.expiredIdToken = true;
    await expect(claimsOf(await idTokenOf({ person: 'author' }))).rejects.toThrow(/exp/);
    bank.faults.expiredIdToken = false;
    bank.faults.wrongNonce = true;
    expect(await claimsOf(await idTokenOf({ person: 'author' }))).toMatchObject({ nonce: 'another' });
  });

  it('affect the identity code and the names', async () => {
    bank.faults.wrongCheckCharacter = true;
    const wrong = await claimsOf(await idTokenOf({ person: 'author' }));
    expect(wrong['personal_identity_code']).toBe('120375-9180');
    bank.faults.strangeNames = true;
    const { family_name: strange } = await claimsOf(await idTokenOf({ person: 'author' }));
    expect(strange).toMatch(/Kuusivaara\0.{600}$/u);
    bank.faults.noIdentityCode = true;
    expect(await claimsOf(await idTokenOf({ person: 'author' }))).not.toHaveProperty(
      'personal_identity_code',
    );
  });

  it('is set by PUT, and rejects unknown faults', async () => {
    const put = (body: unknown) => fetch(`${bank.url}/faults`, { method: 'PUT', body: JSON.stringify(body) });
    expect((await put({ discovery: 'fail' })).status).toBe(204);
    expect(bank.faults).toEqual({ discovery: 'fail' });
    expect((await fetch(`${bank.url}/.well-known/openid-configuration`)).status).toBe(500);
    for (const body of [{ unknown: true }, { evilSignature: 'yes' }, [], null]) {
      expect((await put(body)).status).toBe(400);
    }
    expect(bank.faults).toEqual({ discovery: 'fail' });
    expect((await put({})).status).toBe(204);
    expect((await fetch(`${bank.url}/.well-known/openid-configuration`)).status).toBe(200);
  });
});
