import { isValidIsbn, normalizeIsbn } from '@nimio/domain/work/isbn';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { books } from './books.js';
import { type Catalogue, startCatalogue } from './catalogue.js';
import type { FinnaRecord } from './record.js';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await startCatalogue({ port: 0 });
});
afterAll(() => catalogue.close());
beforeEach(() => {
  for (const name of Object.keys(catalogue.fault)) Reflect.deleteProperty(catalogue.fault, name);
});

const fields = ['title', 'subTitle', 'authors', 'isbns', 'cleanIsbn', 'formats', 'classifications', 'year'];

function ask(query: Record<string, string>, wanted = fields, init: RequestInit = {}): Promise<Response> {
  const url = new URL('/v1/search', catalogue.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  for (const field of wanted) url.searchParams.append('field[]', field);
  return fetch(url, init);
}

interface Reply {
  resultCount: number;
  status: string;
  records?: FinnaRecord[];
}

const find = async (query: Record<string, string>) => (await (await ask(query)).json()) as Reply;

describe('search by ISBN', () => {
  it('answers in the shape of Finna', async () => {
    expect(await find({ lookfor: '9789510392652', type: 'ISN' })).toEqual({
      resultCount: 1,
      records: [
        {
          title: 'Hytti nro 6',
          subTitle: 'romaani',
          authors: { primary: { 'Liksom, Rosa': { role: ['kirjoittaja'] } }, secondary: [], corporate: [] },
          year: '2011',
          formats: [
            { value: '0/Book/', translated: 'Kirja' },
            { value: '1/Book/Book/', translated: 'Kirja' },
          ],
          isbns: ['978-951-0-39265-2'],
          cleanIsbn: '9510392650',
          classifications: { ykl: ['84.2'] },
        },
      ],
      status: 'OK',
    });
  });

  it.each(['951-0-39265-0', '978-951-0-39265-2', '"9789510392652"'])(
    'finds it as %s too',
    async (lookfor) => {
      expect((await find({ lookfor, type: 'ISN' })).resultCount).toBe(1);
    },
  );

  it('has no records key when nothing is found', async () => {
    const nothing = { resultCount: 0, status: 'OK' };
    expect(await find({ lookfor: '9789510000007', type: 'ISN' })).toEqual(nothing);
    expect(await find({ lookfor: 'Hytti', type: 'ISN' })).toEqual(nothing);
  });

  it('knows a book without author entry, a translator, five authors and a second binding', async () => {
    const authorsOf = async (isbn: string) =>
      (await find({ lookfor: isbn, type: 'ISN' })).records?.[0]?.authors;
    expect(await authorsOf('9789513246518')).toEqual({ primary: [], secondary: [], corporate: [] });
    expect(await authorsOf('9789511331353')).toMatchObject({
      secondary: { 'Rekiaro, Ilkka': { role: ['kääntäjä'] } },
    });
    expect(Object.keys((await authorsOf('9789529460199'))?.secondary ?? {})).toHaveLength(4);
    expect(await authorsOf('978-952-99990-1-9')).toEqual(await authorsOf('978-952-99990-0-2'));
  });
});

describe('search by text', () => {
  it.each([
    ['hytti', 1],
    ['liksom HYTTI', 1],
    ['kuusivaara', 3],
    ['becoming', 1],
    ['miel*', 1],
    ['miel', 0],
    ['hytti kyrö', 0],
    ['', 0],
  ])('%j finds %i', async (lookfor, count) => {
    expect((await find({ lookfor, type: 'AllFields' })).resultCount).toBe(count);
  });

  it('limits the records, and returns only the requested fields', async () => {
    const query = { lookfor: 'kirja*', type: 'AllFields', limit: '1' };
    const reply = (await (await ask(query, ['title'])).json()) as Reply;
    expect(reply.resultCount).toBeGreaterThan(2);
    expect(reply.records).toHaveLength(1);
    expect(Object.keys(reply.records?.[0] ?? {})).toEqual(['title']);
  });
});

describe('the books', () => {
  it('have unique, valid ISBNs', () => {
    const isbns = books.flatMap((book) => book.isbns);
    expect(isbns.filter((isbn) => !isValidIsbn(isbn))).toEqual([]);
    expect(new Set(isbns.map(normalizeIsbn)).size).toBe(isbns.length);
    expect(isbns.length).toBeGreaterThanOrEqual(22);
  });
});

describe('faults', () => {
  const query = { lookfor: '9789510392652', type: 'ISN' };

  it.each([
    ['500', 500],
    ['503', 503],
    ['html', 200],
    ['brokenJson', 200],
    ['wrongShape', 200],
    ['errorStatus', 200],
  ] as const)('%s answers %i and nothing useful', async (kind, status) => {
    catalogue.fault.response = kind;
    const response = await ask(query);
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(text).not.toContain('Hytti');
    if (kind === 'brokenJson') expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it('closes the connection, delays replies, and recovers', async () => {
    catalogue.fault.response = 'reset';
    await expect(ask(query)).rejects.toThrow('fetch failed');
    Object.assign(catalogue.fault, { response: 'slow', slowMilliseconds: 10_000 });
    await expect(ask(query, [], { signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/);
    Object.assign(catalogue.fault, { response: '503', times: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await ask(query)).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('is set by PUT, and rejects unknown faults', async () => {
    const put = (body: string) => fetch(`${catalogue.url}/fault`, { method: 'PUT', body });
    expect((await put('{"response":"html"}')).status).toBe(204);
    expect(catalogue.fault).toEqual({ response: 'html' });
    for (const body of ['{"response":"nothing"}', '{"times":0}', '{', '[]'])
      expect((await put(body)).status).toBe(400);
    expect((await put('{}')).status).toBe(204);
    expect(catalogue.fault).toEqual({});
    const count = catalogue.searches.length;
    await ask(query);
    expect(catalogue.searches).toHaveLength(count + 1);
  });
});

it('reports that a port is taken', async () => {
  const port = Number(new URL(catalogue.url).port);
  await expect(startCatalogue({ port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`);
});

it('does not start in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startCatalogue({ port: 0 })).rejects.toThrow('production');
});
