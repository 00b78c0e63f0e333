import { compareInTurns, requests, withBothServers } from './compare.mjs';
import { cpuPerTask } from './measured-server.mjs';
import { openDatabase, prepareSession } from './prepare-session.mjs';
import { fileOf, sqliteOf } from './registers.mjs';
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
