import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPublicHash } from '@nimio/domain/access/hash';
import type { LoanRow, LoanYear } from '@nimio/domain/loan/loan.types';
import { roundShare } from '@nimio/domain/loan/statistics';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type * as ImportLoans from '../src/import/import-loans.js';
import { classFacts, loanYear } from './harness/calls/loan.js';
import { listedWork, workToAdd } from './harness/calls/work.js';
import { cmsDir } from './harness/environment.js';
import { countOf } from './harness/messages.js';
import { isbnAt, newIsbn } from './harness/new-values.js';
import { type Author, newAuthor, newCustomer } from './harness/people.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const { importLoans } = require(path.join(cmsDir, 'dist/src/import/import-loans.js')) as typeof ImportLoans;

const heading = 'isbn;year;group;loans';
const dir = mkdtempSync(path.join(tmpdir(), 'nimio-loans-'));
afterAll(() => rmSync(dir, { recursive: true }));
let files = 0;

const fileOf = (content: string | Buffer): string => {
  files += 1;
  const file = path.join(dir, `${files}.csv`);
  writeFileSync(file, content);
  return file;
};
const run = async (file: string, options: Partial<ImportLoans.LoansOptions> = {}) =>
  importLoans((await server()).system, file, { isSaving: true, skipsWrong: false, ...options });
const take = (lines: string[], options: Partial<ImportLoans.LoansOptions> = {}) =>
  run(fileOf([heading, ...lines].join('\n')), options);
const knex = async () => (await server()).system.db.knex;

/** The visible loans of an ISBN, by year and group. */
async function stored(isbn: string): Promise<Record<string, number>> {
  const db = await knex();
  const rows = await db('loans')
    .join('loan_periods', 'loan_periods.id', 'loans.period_id')
    .where({ isbn, state: 'ready' })
    .select<{ year: number; lib_group: string; loans: number }[]>('year', 'lib_group', 'loans');
  return Object.fromEntries(rows.map(({ year, lib_group, loans }) => [`${year} ${lib_group}`, loans]));
}

async function work(author: Author, changes: object = {}): Promise<string> {
  const body = { ...workToAdd(author), ...changes };
  expect((await author.browser.post('/profiles/author-books', body)).status).toBe(201);
  return body.isbn;
}

const read = ({ browser, profileHash }: Author, year = loanYear) =>
  browser.get<never>(`/profiles/${profileHash}/loan-data/${year}`);
const rowsOf = async (author: Author, year = loanYear) =>
  ((await read(author, year)).body as { records: LoanRow[] }).records;
const yearsOf = async ({ browser, profileHash }: Author, query?: { newest: '1' }) =>
  (await browser.get(`/profiles/${profileHash}/loan-data`, query)).body as {
    records: LoanYear[];
    years: number[];
  };

beforeEach(async () => {
  const db = await knex();
  // Calculations of other tests have counted the deleted loans.
  const counting = ['calculation_periods', 'loan_totals', 'loans'];
  for (const table of [...counting, 'loan_periods', 'loan_imports', 'library_classes']) {
    await db(table).delete();
  }
});

describe('a file of loans', () => {
  it('is only checked without --save', async () => {
    const isbn = newIsbn();
    const report = await take([`${isbn};2024;gen;12`], { isSaving: false });
    expect(report).toMatchObject({
      outcome: 'checked',
      lines: 1,
      periods: [{ year: 2024, libGroup: 'gen', lines: 1, loans: 12, replaces: false }],
    });
    expect(await countOf('loan_imports', {})).toBe(0);
    expect((await take([`${isbn};2024;gen;12`])).outcome).toBe('saved');
    expect(await stored(isbn)).toEqual({ '2024 gen': 12 });
  });

  it('is idempotent', async () => {
    const isbn = newIsbn();
    const lines = [`${isbn};2024;gen;12`, `${isbn};2024;sci;3`];
    await take(lines);
    expect((await take(lines)).outcome).toBe('unchanged');
    expect(await stored(isbn)).toEqual({ '2024 gen': 12, '2024 sci': 3 });
    expect(await countOf('loan_imports', {})).toBe(1);
  });

  it('replaces the loans of its years and groups, and no others', async () => {
    const [kept, gone, isbn] = [newIsbn(), newIsbn(), newIsbn()];
    const first = [`${gone};2024;gen;12`, `${isbn};2024;gen;5`, `${kept};2024;sci;7`];
    await take(first);
    const report = await take([`${isbn};2024;gen;6`]);
    expect(report.periods).toMatchObject([{ replaces: true }]);
    expect(await stored(gone)).toEqual({});
    expect(await stored(isbn)).toEqual({ '2024 gen': 6 });
    expect(await stored(kept)).toEqual({ '2024 sci': 7 });
    expect(await countOf('loans', {})).toBe(2);
    // The first file differs from the current one.
    expect((await take(first)).outcome).toBe('saved');
    expect(await stored(gone)).toEqual({ '2024 gen': 12 });
  });

  it('adds the loans of a repeated ISBN, and reads every format of one', async () => {
    const report = await run(
      fileOf(
        [
          '\uFEFF"LOANS","isbn","Year","group"',
          '"2","978-951-0-39265-2","2024","gen"',
          '',
          ' 3 , 9510392650 ,2024,gen',
          '4,9789510392652,2024,gen\r',
        ].join('\n'),
      ),
    );
    expect([...report.wrong]).toEqual([]);
    expect(await stored('9789510392652')).toEqual({ '2024 gen': 9 });
  });

  it('is discarded when another file is started after an interruption; a repeated ISBN adds up across batches', async () => {
    // More than one batch.
    const isbns = Array.from({ length: 60_000 }, (_, index) => isbnAt(index));
    const linesOf = (loans: number) => isbns.map((isbn) => `${isbn};2024;gen;${loans}`);
    const leave = (lines: number) => {
      if (lines > 50_000) throw new Error('left');
    };
    await expect(take(linesOf(7), { onProgress: leave })).rejects.toThrow('left');
    expect(await countOf('loans', {})).toBeGreaterThan(0);
    expect((await take([...linesOf(3), `${isbnAt(0)};2024;gen;4`])).outcome).toBe('saved');
    expect(await countOf('loans', {})).toBe(isbns.length);
    expect(await stored(isbnAt(0))).toEqual({ '2024 gen': 7 });
    expect(await countOf('loan_imports', { state: 'dropped' })).toBe(1);
  });

  it('has no loans without their period', async () => {
    const db = await knex();
    await take([`${newIsbn()};2024;gen;1`]);
    const loan = { period_id: 2_000_000_000, isbn: newIsbn(), loans: 1 };
    await expect(db('loans').insert(loan)).rejects.toThrow(/foreign key|unknown period/i);
    expect(await countOf('loans', {})).toBe(1);
  });

  const wrong = [
    '9789510392653;2024;gen;1',
    ';2024;gen;1',
    `${'9'.repeat(300)};2024;gen;1`,
    '9789510392652;1989;gen;1',
    '9789510392652;2999;gen;1',
    '9789510392652;24;gen;1',
    '9789510392652;2024;children;1',
    '9789510392652;2024;__proto__;1',
    '9789510392652;2024;gen;-1',
    '9789510392652;2024;gen;1,5',
    '9789510392652;2024;gen;1e3',
    '9789510392652;2024;gen;999999999',
    '9789510392652;2024;gen',
    `=cmd|' /C calc'!A0;2024;gen;1`,
    '"9789510392652\n";2024;gen;one',
    '9789510392652;2024;gen;1\u0000',
  ];

  it('with invalid lines is refused as a whole, with their numbers and reasons', async () => {
    const report = await take([...wrong, '9789510392652;2024;gen;1']);
    expect(report.outcome).toBe('refused');
    expect(Object.fromEntries([...report.wrong].map(([fault, { first }]) => [fault, first]))).toEqual({
      isbn: [2, 3, 4, 15],
      year: [5, 6, 7],
      group: [8, 9],
      loans: [10, 12, 13, 16, 18],
      columns: [11, 14],
    });
    expect(await countOf('loans', {})).toBe(0);
    expect(await stored('9789510392652')).toEqual({});
  });

  it('has its valid lines imported on request', async () => {
    const report = await take([...wrong, '9789510392652;2024;gen;1'], { skipsWrong: true });
    expect(report.outcome).toBe('saved');
    expect(await stored('9789510392652')).toEqual({ '2024 gen': 1 });
  });

  it('lists ten lines of a reason and counts all', async () => {
    const report = await take(Array.from({ length: 30 }, () => 'x;2024;gen;1'));
    expect(report.wrong.get('isbn')).toEqual({ count: 30, first: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] });
  });

  it.each([
    ['has no heading', '9789510392652;2024;gen;1'],
    ['has another heading', 'isbn;year;loans'],
    ['is empty', ''],
    ['is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['is UTF-16', Buffer.from(heading, 'utf16le')],
    [
      'opens a quote and never closes it',
      `${heading}\n"9789510392652;2024;gen;1\n${'9;2024;gen;1\n'.repeat(90_000)}`,
    ],
    ['ends within a quote', `${heading}\n"9789510392652;2024;gen;1`],
  ])('that %s is no file of loans', async (_, content) => {
    await expect(run(fileOf(content))).rejects.toThrow(/first line|cannot be read|empty/);
    expect(await countOf('loans', {})).toBe(0);
  });
});

describe('a profile’s statistics of a year', () => {
  it('show for each work and group all loans and the profile’s share, with its calculation', async () => {
    const author = await newAuthor();
    const isbn = await work(author, { numberOfAuthors: 3 });
    await take([
      `${isbn};2024;gen;100`,
      `${isbn};2024;cel;7`,
      `${isbn};2023;gen;50`,
      `${newIsbn()};2024;gen;9`,
    ]);
    const rows = await rowsOf(author);
    expect(rows.map(({ libGroup }) => libGroup).sort()).toEqual(['cel', 'gen']);
    const row = rows.find(({ libGroup }) => libGroup === 'gen');
    expect(row).toMatchObject({
      isbn,
      name: 'Saaren talvi',
      type: 'book',
      numberOfAuthors: 3,
      numberOfTranslators: 0,
      numberOfEditors: 0,
      numberOfIllustrators: 1,
      translated: 0,
      factor: 1,
      role: { author: 1, translator: 0, illustrator: 1, editor: 0 },
      total: 100,
    });
    // Not rounded: only sums are.
    expect(row?.share).toBeCloseTo(100 / 3, 10);
    expect(await rowsOf(author, 2023)).toMatchObject([{ total: 50 }]);
    expect(await rowsOf(author, 2022)).toEqual([]);
  });

  it('halve a translation, and add the shares of an author and translator', async () => {
    const author = await newAuthor();
    const roles = { author: true, translator: true, illustrator: false, editor: false };
    const isbn = await work(author, {
      translated: 1,
      role: roles,
      numberOfAuthors: 2,
      numberOfTranslators: 3,
    });
    await take([`${isbn};2024;gen;120`]);
    expect(roundShare((await rowsOf(author))[0]?.share ?? 0)).toBe(120 / 4 + 120 / 6);
  });

  it('multiply by the factor of the longest class that the work’s begins with', async () => {
    const [author, staff] = [await newAuthor(), await newAuthor({ roles: ['admin'] })];
    const isbn = await work(author, { numberOfAuthors: 1 });
    await (await knex())('works').where({ isbn }).update({ library_class: '85.22' });
    await take([`${isbn};2024;gen;100`]);
    for (const [code, factor] of [
      ['85', 0.9],
      ['85.2', 0.725],
    ] as const)
      expect((await staff.browser.post('/ykls', { ...classFacts, code, factor })).status).toBe(201);
    expect(await rowsOf(author)).toMatchObject([{ factor: 0.725, share: 72.5 }]);
  });

  it('are grouped by year too, with the selectable years', async () => {
    const app = (await server()).system;
    const { now } = app;
    app.now = () => new Date('2026-06-01T10:00:00.000Z');
    try {
      const author = await newAuthor();
      const [isbn, other] = [await work(author), await work(author, { numberOfAuthors: 4 })];
      await take([`${isbn};2023;gen;10`, `${other};2023;gen;8`, `${isbn};2021;cel;4`, `${isbn};2019;gen;3`]);
      const { records, years } = await yearsOf(author);
      expect(records).toEqual([
        { year: 2023, libGroup: 'gen', share: 7, total: 18 },
        { year: 2021, libGroup: 'cel', share: 2, total: 4 },
      ]);
      // There are no loans of 2024 yet.
      expect(years).toEqual([2023, 2022, 2021, 2020]);
      expect(await yearsOf(author, { newest: '1' })).toMatchObject({
        records: [{ year: 2023, libGroup: 'gen', share: 7, total: 18 }],
        years,
      });
      await take([`${isbn};2024;gen;1`]);
      expect((await yearsOf(author)).years).toEqual([2024, 2023, 2022, 2021, 2020]);
    } finally {
      app.now = now;
    }
  });

  it('read nothing of an unfinished import', async () => {
    const author = await newAuthor();
    const isbn = await work(author);
    await take([`${isbn};2024;gen;10`]);
    const db = await knex();
    const file = { digest: newPublicHash(), state: 'loading', started_at: '2026' };
    const [{ id }] = (await db('loan_imports').insert(file).returning('id')) as [{ id: number }];
    const period = { import_id: id, year: 2024, lib_group: 'gen', state: 'loading' };
    const [{ id: period_id }] = (await db('loan_periods').insert(period).returning('id')) as [{ id: number }];
    await db('loans').insert({ period_id, isbn, loans: 99 });
    expect(await rowsOf(author)).toMatchObject([{ total: 10 }]);
    // Starting with another file discards the rest of this one.
    await take([`${isbn};2024;gen;11`]);
    expect(await rowsOf(author)).toMatchObject([{ total: 11 }]);
    expect(await countOf('loans', {})).toBe(1);
  });

  it('belong to the profile, which does not exist for others', async () => {
    const [author, stranger] = [await newAuthor(), await newAuthor()];
    await work(author);
    for (const place of [
      `/profiles/${author.profileHash}/loan-data/2024`,
      `/profiles/${author.profileHash}/loan-data`,
    ]) {
      expect((await stranger.browser.get(place)).status).toBe(404);
      expect((await author.browser.get(place)).status).toBe(200);
    }
    expect((await author.browser.get(`/profiles/${await newCustomer()}/loan-data/2024`)).status).toBe(404);
    expect((await author.browser.get(`/profiles/${author.profileHash}/loan-data/24`)).status).toBe(422);
  });
});

describe('loans as staff read them', () => {
  it('are a year’s sums by group and format', async () => {
    const [author, staff] = [await newAuthor(), await newAuthor({ roles: ['admin'] })];
    const [book, sound] = [await work(author), await work(author, { bookType: 'audiobook-stream' })];
    await take([
      `${book};2024;gen;10`,
      `${sound};2024;gen;5`,
      `${newIsbn()};2024;gen;3`,
      `${newIsbn()};2024;gen;4`,
    ]);
    const { body } = await staff.browser.get('/statistics/loan-data', { year: '2024' });
    expect((body as { records: unknown[] }).records).toEqual([
      { libGroup: 'gen', type: null, isbns: 2, total: 7 },
      { libGroup: 'gen', type: 'audiobook-stream', isbns: 1, total: 5 },
      { libGroup: 'gen', type: 'book', isbns: 1, total: 10 },
    ]);
  });

  it('are a work’s loans, by ISBN or public id', async () => {
    const staff = await newAuthor({ roles: ['admin'] });
    const { isbn, bookHash } = await listedWork(await newAuthor());
    await take([`${isbn};2024;gen;10`, `${isbn};2023;sci;5`]);
    for (const id of [isbn, bookHash ?? '']) {
      const { body } = await staff.browser.get(`/books/${id}/loanData`);
      expect((body as { records: unknown[] }).records).toEqual([
        { year: 2024, libGroup: 'gen', total: 10 },
        { year: 2023, libGroup: 'sci', total: 5 },
      ]);
    }
    expect((await staff.browser.get(`/books/${newPublicHash()}/loanData`)).status).toBe(404);
  });

  it('is visible to no one else', async () => {
    const { browser } = await newAuthor();
    expect((await browser.get('/statistics/loan-data', { year: '2024' })).status).toBe(403);
    expect((await browser.get(`/books/${newIsbn()}/loanData`)).status).toBe(403);
  });
});
