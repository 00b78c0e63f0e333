import { describe, expect, it } from 'vitest';
import {
  addressOf,
  expectRefusedOrDone,
  inBatches,
  jsonHeaders,
  searchOf,
  sendText,
  state,
} from './harness/attacks.js';
import {
  elsewhere,
  exampleOf,
  make,
  representativesOf,
  resetRateLimits,
  tableOfCalls,
} from './harness/calls.js';
import { authorFor, newAuthor } from './harness/people.js';
import { sendRaw } from './harness/raw.js';
import { server } from './harness/server.js';

const calls = representativesOf(tableOfCalls);
const reads = calls.filter(([, { method }]) => method === 'GET');
const writes = calls.filter(([, { method }]) => method !== 'GET');
const withBody = calls.filter(([, { body }]) => body);
const withoutBody = calls.filter(([, { body }]) => !body);

describe.each(withBody)('the body of %s', (name, endpoint) => {
  it('is refused if it is no JSON, and nothing changes', async () => {
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const before = await state(author);
    const text = JSON.stringify(input.body);
    const form = 'application/x-www-form-urlencoded';
    const cases: [string | Uint8Array, string, string][] = [
      ['', 'application/json', 'malformedRequest'],
      [text.slice(0, -1), 'application/json', 'malformedRequest'],
      [`${text},`, 'application/json', 'malformedRequest'],
      [`\uFEFF\uFEFF${text}`, 'application/json', 'malformedRequest'],
      [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 'application/json', 'malformedRequest'],
      [Buffer.from(text, 'utf16le'), 'application/json', 'malformedRequest'],
      [text, 'text/plain', 'unsupportedMediaType'],
      [text, '', 'unsupportedMediaType'],
      [text, 'application/jsonp', 'unsupportedMediaType'],
      [searchOf({ x: text }), form, 'unsupportedMediaType'],
    ];
    await inBatches(cases, async ([body, type, code]) =>
      expect((await sendText(author, endpoint, input, body, { 'content-type': type })).code, type).toBe(code),
    );
    expect(await state(author)).toEqual(before);
  });

  it('is refused if it is too large, with or without Content-Length', async () => {
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const before = await state(author);
    const body = Buffer.alloc(10 * 1024 * 1024, ' ');
    await resetRateLimits();
    for (const isChunked of [false, true]) {
      const target = addressOf(endpoint, input);
      const response = await sendRaw(
        endpoint.method,
        target,
        { body, headers: jsonHeaders, isChunked },
        author.browser,
      );
      expect(response).toMatchObject({ status: 413, code: 'payloadTooLarge' });
    }
    expect(await state(author)).toEqual(before);
  });
});

describe.each(writes)('%s', (name, endpoint) => {
  it('is refused from another site, and nothing changes', async () => {
    const { system } = await server();
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const before = await state(author);
    const { host } = new URL(system.publicUrl);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: system.publicUrl },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://${host}.evil.example` },
      { origin: `https://${host}` },
    ]) {
      const { status, code } = await make(elsewhere(author.browser), endpoint, input, headers);
      expect([status, code], JSON.stringify(headers)).toEqual([403, 'crossSiteRequest']);
    }
    expect(await state(author)).toEqual(before);
  });

  it('is accepted from our own page', async () => {
    const { system } = await server();
    const author = await authorFor(endpoint);
    const headers = { 'sec-fetch-site': 'same-origin', origin: system.publicUrl };
    const response = await make(author.browser, endpoint, await exampleOf(name, author), headers);
    expect(response.status).toBe(endpoint.reply.status);
  });
});

describe('every address', () => {
  const patterns = [...new Set(tableOfCalls.map(([, { path }]) => path))];
  const methodsOf = (pattern: string) =>
    tableOfCalls.filter(([, { path }]) => path === pattern).map(([, { method }]) => method);

  it('answers a method that is not in the table with 405 and the allowed ones', async () => {
    for (const pattern of patterns) {
      const target = `/api${pattern.replace(/:\w+/g, 'x'.repeat(22))}`;
      for (const method of ['OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
        const { status, code, headers } = await sendRaw(method, target);
        expect([status, code], `${method} ${pattern}`).toEqual([405, 'methodNotAllowed']);
        expect(headers.allow?.split(', ')).toEqual(expect.arrayContaining(methodsOf(pattern)));
      }
    }
  });

  it.each(reads)('answers HEAD as GET, without a body: %s', async (name, endpoint) => {
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const target = `${addressOf(endpoint, input)}?${searchOf(input.query)}`;
    const { status, text } = await sendRaw('HEAD', target, {}, author.browser);
    expect([status, text], name).toEqual([endpoint.reply.status, '']);
  });

  it('is case-sensitive: no other spelling leads to a call', async () => {
    const { browser } = await newAuthor();
    for (const pattern of patterns) {
      const target = pattern.replace(/:\w+/g, 'x'.repeat(22));
      for (const method of methodsOf(pattern)) {
        for (const start of ['/API', '/Api', '/api/', '/%61pi', '/api/.']) {
          const body = method === 'GET' ? {} : { body: '{}' };
          const response = await sendRaw(
            method,
            `${start}${target}`,
            { headers: jsonHeaders, ...body },
            browser,
          );
          expect([400, 404, 405], `${method} ${start}${target}`).toContain(response.status);
        }
      }
    }
  });

  it.each(withoutBody)('ignores an unexpected body: %s', async (name, endpoint) => {
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const target = `${addressOf(endpoint, input)}?${searchOf(input.query)}`;
    for (const body of ['{"isAdmin":', Buffer.alloc(1024 * 1024, 'x')]) {
      const response = await sendRaw(endpoint.method, target, { body, headers: jsonHeaders }, author.browser);
      expectRefusedOrDone(endpoint, response, name);
    }
  });

  it('of more than 16 kB is refused before it is read', async () => {
    expect((await sendRaw('GET', `/api/me?${'x'.repeat(20_000)}`)).status).toBe(431);
    expect((await sendRaw('GET', '/api/me', { headers: { 'if-match': 'x'.repeat(20_000) } })).status).toBe(
      431,
    );
  });

  it('ignores unknown headers', async () => {
    const { browser } = await newAuthor();
    for (const headers of [
      { 'x-request-id': '../../etc/passwd' },
      { 'if-none-match': ',,,"' },
      { accept: 'x/y;q=zzz', 'accept-language': '*;q=9' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
      { authorization: 'Bearer null' },
      { 'x-forwarded-for': `${'1'.repeat(300)}, ${'a'.repeat(300)}` },
    ]) {
      const response = await browser.send('GET', '/me', { headers });
      expect(response.status, JSON.stringify(headers)).toBe(200);
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,40}$/);
    }
    const body = { username: 'nobody-at-all', password: 'x' };
    const login = await browser.send('POST', '/auth/login', {
      body,
      headers: { 'x-forwarded-for': 'a'.repeat(300) },
    });
    expect(login.status).toBe(401);
  });
});
