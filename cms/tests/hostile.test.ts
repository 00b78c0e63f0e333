import { newPublicHash } from '@nimio/domain/access/hash';
import type { Endpoint } from '@nimio/domain/endpoint';
import { errors } from '@nimio/domain/errors';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameToSave } from './harness/calls/author.js';
import { type Input } from './harness/calls/example.js';
import { sentTaxCard } from './harness/calls/taxation.js';
import { elsewhere, exampleOf, forgetTries, make, tableOfCalls } from './harness/calls.js';
import {
  type Body,
  changed,
  fieldsOf,
  type Id,
  idIn,
  idsOf,
  strangeTexts,
  withId,
  wrongBodies,
} from './harness/hostile.js';
import { type Author, authorFor, newAuthor } from './harness/people.js';
import { type RawAnswer, sendRaw } from './harness/raw.js';
import { server } from './harness/server.js';

const writes = tableOfCalls.filter(([, { method }]) => method !== 'GET');
const withBody = tableOfCalls.flatMap(([name, endpoint]) =>
  endpoint.body ? [[name, endpoint, endpoint.body] as const] : [],
);
const withParams = tableOfCalls.filter(([, { params }]) => params);
const withQuery = tableOfCalls.filter(([, { query }]) => query);

const kept = [
  ...['profiles', 'profile_roles', 'accounts', 'access_grants', 'terms_acceptances', 'password_links'],
  ...['registrations', 'bank_accounts', 'contracts', 'author_names', 'works', 'deals', 'shares'],
  ...['contributions', 'messages', 'message_copies', 'jobs', 'audit_log'],
  ...['taxations', 'tax_proposals', 'tax_cards', 'taxation_events'],
];

/** How much there is of everything, and the person's own record. */
async function state({ browser, profileHash }: Author, tables = kept): Promise<unknown> {
  const { system } = await server();
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ');
  const rows: unknown = await system.db.knex.raw(`select ${counts}`);
  return [
    (rows as { rows?: unknown }).rows ?? rows,
    (await browser.get(`/profiles/${profileHash}`)).record,
    (await browser.get('/profiles/author-books', { profileHash })).body,
  ];
}

let one: Promise<Author> | undefined;
/** The same author wherever nothing may change; a new one for calls that succeed. */
const anAuthor = (endpoint: Endpoint): Promise<Author> =>
  endpoint.access.who === 'staff' ? authorFor(endpoint) : (one ??= newAuthor());

/** Few at once, and every few the counts of tries are forgotten: it is the input that must be refused. */
async function each<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += 20) {
    await forgetTries();
    await Promise.all(items.slice(at, at + 20).map(work));
  }
}

type Coded = Pick<RawAnswer, 'status' | 'code'>;

function expectRefused({ status, code }: Coded, what: string): void {
  expect([status, code], what).toEqual([expect.any(Number), expect.any(String)]);
  expect(code, what).not.toBe('tooManyRequests');
  expect(errors[code as keyof typeof errors].status, what).toBe(status);
  expect(status < 500 && status >= 400, `${what}: ${status}`).toBe(true);
}

function expectKnown(endpoint: Endpoint, answer: Coded, what: string): void {
  if (answer.status !== endpoint.reply.status) expectRefused(answer, what);
}

const address = ({ path }: Endpoint, { params }: Input): string =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`;
const search = (query: Record<string, string>): string => new URLSearchParams(query).toString();
const json = { 'content-type': 'application/json', 'if-match': '*' };

/** The call with this text for its body. */
const sendText = (author: Author, endpoint: Endpoint, input: Input, body: string | Uint8Array, more = {}) =>
  sendRaw(
    endpoint.method,
    `${address(endpoint, input)}?${search(input.query)}`,
    { body, headers: { ...json, ...more } },
    elsewhere(author.browser),
  );

beforeAll(server);

describe.each(withBody)('the body of %s', (name, endpoint, schema) => {
  it('is refused when it has not the declared form, and nothing changes', async () => {
    const author = await anAuthor(endpoint);
    const input = await exampleOf(name, author);
    const before = await state(author);
    const bodies = wrongBodies(schema, input.body);
    await each(bodies, async ({ what, text }) =>
      expectRefused(await sendText(author, endpoint, input, text), what),
    );
    expect(await state(author)).toEqual(before);
  });

  it('is refused when it is no JSON, and nothing changes', async () => {
    const author = await anAuthor(endpoint);
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
      [search({ x: text }), form, 'unsupportedMediaType'],
    ];
    await each(cases, async ([body, type, code]) =>
      expect((await sendText(author, endpoint, input, body, { 'content-type': type })).code, type).toBe(code),
    );
    expect(await state(author)).toEqual(before);
  });

  it('is refused when it is too large, with its length said or not', async () => {
    const author = await anAuthor(endpoint);
    const input = await exampleOf(name, author);
    const before = await state(author);
    const body = Buffer.alloc(10 * 1024 * 1024, ' ');
    await forgetTries();
    for (const isChunked of [false, true]) {
      const target = address(endpoint, input);
      const answer = await sendRaw(
        endpoint.method,
        target,
        { body, headers: json, isChunked },
        author.browser,
      );
      expect(answer).toMatchObject({ status: 413, code: 'payloadTooLarge' });
    }
    expect(await state(author)).toEqual(before);
  });

  it('may hold strange texts: refused, or taken as declared', async () => {
    const author = await authorFor(endpoint);
    const fields = fieldsOf(schema).filter(({ type }) => type === 'string');
    let input = await exampleOf(name, author);
    for (const { path } of fields) {
      for (const [what, text] of strangeTexts) {
        if (endpoint.throttle) await forgetTries();
        const body = JSON.stringify(changed(input.body, path, text));
        const answer = await sendText(author, endpoint, input, body);
        expectKnown(endpoint, answer, `${path.join('.')}: ${what}`);
        if (answer.status < 400) input = await exampleOf(name, author);
      }
    }
    const { profileHash, browser } = author;
    const works = await browser.get('/profiles/author-books', { profileHash });
    const profile = await browser.get(`/profiles/${profileHash}`);
    expect(JSON.stringify([works.body, profile.body])).not.toMatch(/\\u00|[\u0000-\u001f\u202a-\u202e]/);
  });

  it('may be anything at all: never an unexpected error', async () => {
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const keys = fieldsOf(schema).filter(({ path }) => path.length === 1);
    const anything = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double(), fc.integer());
    const body = fc.record(
      Object.fromEntries(
        keys.map(({ path: [key = ''] }) => [
          key,
          fc.oneof(
            { weight: 4, arbitrary: fc.constant(input.body[key]) },
            { weight: 1, arbitrary: anything },
          ),
        ]),
      ),
      { noNullPrototype: true, requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(body, async (made) => {
        if (endpoint.throttle) await forgetTries();
        expectKnown(endpoint, await sendText(author, endpoint, input, JSON.stringify(made)), name);
      }),
      { seed: 2026, numRuns: 12 },
    );
  });
});

describe.each(withParams)('the address of %s', (name, endpoint) => {
  const strange = [
    ...['%00', '%zz', '%c3%28', '..%2f..%2fme', '%2e%2e%2f', '%5c..%5c', '%0a', '*', '__proto__'],
    ...['%27%20or%201=1--', '%3Cscript%3E', '%E2%80%AE', '😀', 'x'.repeat(201), 'x'.repeat(5000)],
    ...[`${'0'.repeat(22)}%0a`, '0'.repeat(22)],
  ].map((text) => text.replace(/[^ -~]/gu, encodeURIComponent));

  it('may hold anything: refused, and nothing changes', async () => {
    const author = await anAuthor(endpoint);
    const input = await exampleOf(name, author);
    const before = await state(author);
    for (const key of Object.keys(input.params)) {
      await each(strange, async (text) => {
        const wrong = { ...input, params: { ...input.params, [key]: text } };
        const body = endpoint.body ? JSON.stringify(input.body) : '';
        const answer = await sendText(author, endpoint, wrong, body);
        if (endpoint.method === 'GET') expectKnown(endpoint, answer, text);
        else expectRefused(answer, text);
      });
    }
    expect(await state(author)).toEqual(before);
  });
});

describe.each(withQuery)('the query of %s', (name, endpoint) => {
  it('may hold anything: refused, or answered as declared', async () => {
    const author = await anAuthor(endpoint);
    const input = await exampleOf(name, author);
    const usual = search(input.query);
    const [first = ''] = Object.keys(input.query);
    // What staff look at is in the log, and nothing else changes.
    const tables = endpoint.access.who === 'staff' ? kept.filter((table) => table !== 'audit_log') : kept;
    const ask = (query: string) =>
      sendRaw(
        endpoint.method,
        `${address(endpoint, input)}?${query}`,
        { headers: json, ...(endpoint.body && { body: JSON.stringify(input.body) }) },
        elsewhere(author.browser),
      );
    // A first reading may have the catalogue asked; no later one does.
    if (endpoint.method === 'GET') await ask(usual);
    const before = await state(author, tables);
    const queries = [
      '',
      `${usual}&${usual}`,
      `${first}=x&${usual}`,
      `${usual}&${first}=x`,
      `${first}[]=x`,
      `${first}[$ne]=x`,
      `${first}=%00`,
      `${first}=%zz%`,
      `${first}=${'x'.repeat(10_000)}`,
      ...['__proto__', 'constructor', 'toString', 'unknown', ''].map((key) => `${usual}&${key}=x`),
      '&&&===&',
      `${'a=b&'.repeat(2000)}`,
    ];
    await each(queries, async (query) => {
      expectKnown(endpoint, await ask(query), query.slice(0, 60));
    });
    expect(await state(author, tables)).toEqual(before);
  });
});

/** What names something where the example of the call does not: to cancel what waits, and a form of a name. */
const naming: Record<string, (author: Author) => Promise<Body> | Body> = {
  'changeTaxation.proposal': async (author) => ({
    proposalStatus: 'CANCELLED',
    proposal: await sentTaxCard(author),
  }),
  'saveAuthorNames.aliasTo': ({ authorHash }) => ({
    nameData: [{ ...nameToSave, authorHash, aliasTo: authorHash }],
  }),
};

/** To staff every customer is; announcements are everybody's. What waits is of the customer whom the call names. */
const isEverybodys = (name: string, { access }: Endpoint, { place, path }: Id): boolean =>
  (access.who === 'staff' && !(place === 'body' && path[0] === 'proposal')) ||
  (name.endsWith('Announcement') && path[0] === 'hash');

const withIds = tableOfCalls.flatMap(([name, endpoint]) => {
  const ids = endpoint.access.who === 'anonymous' ? [] : idsOf(name, endpoint);
  return ids.map((id) => [name, [id.place, ...id.path].join('.'), endpoint, id] as const);
});

describe.each(withIds)('%s: the id %s', (name, where, endpoint, id) => {
  it('of another and of nothing are refused alike, and nothing changes', async () => {
    const author = await anAuthor(endpoint);
    const example = async (of: Author) => {
      const body = await naming[`${name}.${id.path.at(-1)}`]?.(of);
      return body ? { ...(await exampleOf(name, of)), body } : exampleOf(name, of);
    };
    const own = await example(author);
    const isKnown = isEverybodys(name, endpoint, id);
    const foreign = isKnown ? newPublicHash() : idIn(await example(await newAuthor()), id);
    for (const value of [idIn(own, id), foreign]) expect(value, 'in the example').toBeTruthy();
    const before = await state(author);
    const answers = [];
    for (const value of [foreign, newPublicHash()]) {
      const answer = await make(author.browser, endpoint, withId(own, id, value));
      expectRefused(answer, where);
      answers.push(answer.body);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await state(author)).toEqual(before);
  });
});

describe.each(writes)('%s', (name, endpoint) => {
  it('is refused from another site, and nothing changes', async () => {
    const { system } = await server();
    const author = await anAuthor(endpoint);
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

  it('is done from our own page', async () => {
    const { system } = await server();
    const author = await authorFor(endpoint);
    const headers = { 'sec-fetch-site': 'same-origin', origin: system.publicUrl };
    const answer = await make(author.browser, endpoint, await exampleOf(name, author), headers);
    expect(answer.status).toBe(endpoint.reply.status);
  });
});

describe('every address', () => {
  const patterns = [...new Set(tableOfCalls.map(([, { path }]) => path))];
  const methodsOf = (pattern: string) =>
    tableOfCalls.filter(([, { path }]) => path === pattern).map(([, { method }]) => method);

  it('answers a method that is not in the table with 405 and says which are', async () => {
    for (const pattern of patterns) {
      const target = `/api${pattern.replace(/:\w+/g, 'x'.repeat(22))}`;
      for (const method of ['OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
        const { status, code, headers } = await sendRaw(method, target);
        expect([status, code], `${method} ${pattern}`).toEqual([405, 'methodNotAllowed']);
        expect(headers.allow?.split(', ')).toEqual(expect.arrayContaining(methodsOf(pattern)));
      }
    }
  });

  it.each(tableOfCalls.filter(([, { method }]) => method === 'GET'))(
    'answers HEAD as GET, without a body: %s',
    async (name, endpoint) => {
      const author = await authorFor(endpoint);
      const input = await exampleOf(name, author);
      const target = `${address(endpoint, input)}?${search(input.query)}`;
      const { status, text } = await sendRaw('HEAD', target, {}, author.browser);
      expect([status, text], name).toEqual([endpoint.reply.status, '']);
    },
  );

  it('is known in its own letters alone: no other way leads to a call', async () => {
    const { browser } = await newAuthor();
    for (const pattern of patterns) {
      const target = pattern.replace(/:\w+/g, 'x'.repeat(22));
      for (const method of methodsOf(pattern)) {
        for (const start of ['/API', '/Api', '/api/', '/%61pi', '/api/.']) {
          const body = method === 'GET' ? {} : { body: '{}' };
          const answer = await sendRaw(method, `${start}${target}`, { headers: json, ...body }, browser);
          expect([400, 404, 405], `${method} ${start}${target}`).toContain(answer.status);
        }
      }
    }
  });

  it.each(tableOfCalls.filter(([, { body }]) => !body))(
    'does without a body that it did not ask for: %s',
    async (name, endpoint) => {
      const author = await authorFor(endpoint);
      const input = await exampleOf(name, author);
      const target = `${address(endpoint, input)}?${search(input.query)}`;
      for (const body of ['{"isAdmin":', Buffer.alloc(1024 * 1024, 'x')]) {
        const answer = await sendRaw(endpoint.method, target, { body, headers: json }, author.browser);
        expectKnown(endpoint, answer, name);
      }
    },
  );

  it('of more than 16 kB is refused before it is read', async () => {
    expect((await sendRaw('GET', `/api/me?${'x'.repeat(20_000)}`)).status).toBe(431);
    expect((await sendRaw('GET', '/api/me', { headers: { 'if-match': 'x'.repeat(20_000) } })).status).toBe(
      431,
    );
  });

  it('takes strange headers for nothing', async () => {
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
      const answer = await browser.send('GET', '/me', { headers });
      expect(answer.status, JSON.stringify(headers)).toBe(200);
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,40}$/);
    }
    const body = { username: 'nobody-at-all', password: 'x' };
    const login = await browser.send('POST', '/auth/login', {
      body,
      headers: { 'x-forwarded-for': 'a'.repeat(300) },
    });
    expect(login.status).toBe(401);
  });
});
