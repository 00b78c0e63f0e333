import { compareInTurns, requests, withBothServers } from './compare.mjs';
import { cpuPerTask, startMeasured } from './measured-server.mjs';
import { openDatabase, prepareSession } from './prepare-session.mjs';
import { environmentOf, fileOf, sqliteOf } from './registers.mjs';
import { report } from './results.mjs';

const searches = ['vuor', 'kivi', 'anna', 'nen', 'maria virt', 'saari'].map((search) => ({ search }));

/** @type {Record<string, string>[]} */
const filters = [
  { language: 'sv' },
  { phone: '1', email: '1' },
  { withoutAccount: '1' },
  { search: 'kivi', newsletter: '1' },
  { filter: 'creator', language: 'en', offset: '400' },
  { filter: 'creator', offset: '5000' },
];

/**
 * Compares requests for customers with the same queries.
 * @param {string} name
 * @param {number} customers
 * @param {Record<string, string>[]} asked
 * @param {number} times
 */
async function compareCustomers(name, customers, asked, times) {
  const folder = await sqliteOf(1_000, customers);
  const source = fileOf(folder);
  const { token } = await prepareSession(source, 'staff');
  const cookie = `session=${token}`;
  /** @param {number} time */
  const requestsOf = (time) => [
    {
      address: `/api/profiles/customer-data?${new URLSearchParams(asked[time % asked.length]).toString()}`,
    },
  ];
  const task = { times, concurrency: 8, requestsOf };
  await withBothServers(folder, source, async (ours, bare) => {
    const { facts, ratio } = await compareInTurns(
      () => cpuPerTask(ours, cookie, task),
      () => cpuPerTask(bare, cookie, task),
    );
    report(name, ratio, 2, facts);
  });
}

/**
 * Compares searches for parts of names, rare and common ones, among a hundred thousand customers, and pages of filters
 * that many of twenty thousand customers meet.
 */
export async function customerSearch() {
  await compareCustomers('customer-search/sqlite', 100_000, searches, requests);
  await compareCustomers('customer-filter/sqlite', 20_000, filters, 60);
}

/** Compares searches for words of titles and contributors, rare and common ones, among a hundred thousand works. */
export async function worksSearch() {
  const folder = await sqliteOf(100_000);
  const source = fileOf(folder);
  const { token, profileHash } = await prepareSession(source);
  const cookie = `session=${token}`;
  const words = ['hiljainen talo', 'kirja', 'lumen sanakirja', 'talvi', 'vintern', 'kevään päiväkirja virt'];
  /** @param {number} time */
  const requestsOf = (time) => [
    {
      address: `/api/books/book-search/${encodeURIComponent(words[time % words.length] ?? '')}?profileHash=${profileHash}`,
    },
  ];
  // A customer may search 120 times in a minute.
  const task = { times: 102, concurrency: 8, requestsOf };
  const { query, close } = openDatabase(source);
  try {
    await withBothServers(folder, source, async (ours, bare) => {
      const { facts, ratio } = await compareInTurns(
        async () => {
          await query('delete from throttles');
          return cpuPerTask(ours, cookie, task);
        },
        () => cpuPerTask(bare, cookie, task),
      );
      report('works-search/sqlite', ratio, 2, facts);
    });
  } finally {
    await close();
  }
}

/**
 * Searches of each kind with their limits. Titles and names find thousands of lines, and the sums of all are calculated,
 * while the search for customers only counts what it finds.
 * @type {{ name: string, asked: Record<string, string>[], most: number }[]}
 */
const reserveSearches = [
  { name: 'isbn', asked: [{ q: '9789511234' }, { q: '978952001' }, { q: '9789520456789' }], most: 1.5 },
  { name: 'title', asked: [{ q: 'hiljainen talo' }, { q: 'lumen sanakirja' }, { q: 'vintern' }], most: 8 },
  { name: 'holder', asked: [{ q: 'vuorinen anna' }, { q: 'kivi' }, { q: 'maria virt' }], most: 8 },
  { name: 'all', asked: [{}, { offset: '50' }, { year: '2026' }], most: 1.5 },
];

/**
 * Compares searches in a reserve of more than a hundred thousand lines with searches for customers on the same server.
 * @param {string} folder of a database with a paid distribution
 */
export async function reserveSearch(folder) {
  const source = fileOf(folder);
  const cookie = `session=${(await prepareSession(source, 'staff')).token}`;
  const server = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  /**
   * @param {string} path
   * @param {Record<string, string>[]} asked
   */
  const measure = (path, asked) => () =>
    cpuPerTask(server, cookie, {
      times: 60,
      concurrency: 8,
      requestsOf: (time) => [
        { address: `${path}?${new URLSearchParams(asked[time % asked.length]).toString()}` },
      ],
    });
  try {
    for (const { name, asked, most } of reserveSearches) {
      const { facts, ratio } = await compareInTurns(
        // The page size of the customer search.
        measure(
          '/api/accountings/reserve',
          asked.map((one) => ({ limit: '10', ...one })),
        ),
        measure('/api/profiles/customer-data', searches),
      );
      report(`reserve-search-${name}/sqlite`, ratio, most, facts);
    }
  } finally {
    await server.stop();
  }
}
