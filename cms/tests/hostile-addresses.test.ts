import { describe, expect, it } from 'vitest';
import {
  addressOf,
  expectRefused,
  expectRefusedOrDone,
  inBatches,
  jsonHeaders,
  protectedTables,
  searchOf,
  sendText,
  state,
} from './harness/attacks.js';
import { elsewhere, exampleOf, tableOfCalls } from './harness/calls.js';
import { authorFor } from './harness/people.js';
import { sendRaw } from './harness/raw.js';

const withParams = tableOfCalls.filter(([, { params }]) => params);
const withQuery = tableOfCalls.filter(([, { query }]) => query);

describe.each(withParams)('the address of %s', (name, endpoint) => {
  const strange = [
    ...['%00', '%zz', '%c3%28', '..%2f..%2fme', '%2e%2e%2f', '%5c..%5c', '%0a', '*', '__proto__'],
    ...['%27%20or%201=1--', '%3Cscript%3E', '%E2%80%AE', '😀', 'x'.repeat(201), 'x'.repeat(5000)],
    ...[`${'0'.repeat(22)}%0a`, '0'.repeat(22)],
  ].map((text) => text.replace(/[^ -~]/gu, encodeURIComponent));

  it('may contain anything: it is refused, and nothing changes', async () => {
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const before = await state(author);
    for (const key of Object.keys(input.params)) {
      await inBatches(strange, async (text) => {
        const wrong = { ...input, params: { ...input.params, [key]: text } };
        const body = endpoint.body ? JSON.stringify(input.body) : '';
        const response = await sendText(author, endpoint, wrong, body);
        if (endpoint.method === 'GET') expectRefusedOrDone(endpoint, response, text);
        else expectRefused(response, text);
      });
    }
    expect(await state(author)).toEqual(before);
  });
});

describe.each(withQuery)('the query of %s', (name, endpoint) => {
  it('may contain anything: it is refused, or answered as declared', async () => {
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const usual = searchOf(input.query);
    const [first = ''] = Object.keys(input.query);
    // Reads by staff are audit events, and nothing else changes.
    const tables =
      endpoint.access.who === 'staff'
        ? protectedTables.filter((table) => table !== 'audit_log')
        : protectedTables;
    const ask = (query: string) =>
      sendRaw(
        endpoint.method,
        `${addressOf(endpoint, input)}?${query}`,
        { headers: jsonHeaders, ...(endpoint.body && { body: JSON.stringify(input.body) }) },
        elsewhere(author.browser),
      );
    // The first read may schedule a lookup in the catalogue; later ones do not.
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
    await inBatches(queries, async (query) => {
      expectRefusedOrDone(endpoint, await ask(query), query.slice(0, 60));
    });
    expect(await state(author, tables)).toEqual(before);
  });
});
