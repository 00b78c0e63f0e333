import { compareInTurns, requests, withBothServers } from './compare.mjs';
import { cpuPerTask } from './measured-server.mjs';
import { openDatabase, prepareSession } from './prepare-session.mjs';
import { fileOf, sqliteOf } from './registers.mjs';
import { report } from './results.mjs';

/** Compares searches for parts of names, rare and common ones, among a hundred thousand customers. */
export async function customerSearch() {
  const folder = await sqliteOf(1_000, 100_000);
  const source = fileOf(folder);
  const { token } = await prepareSession(source, 'staff');
  const cookie = `session=${token}`;
  const parts = ['vuor', 'kivi', 'anna', 'nen', 'maria virt', 'saari'];
  /** @param {number} time */
  const requestsOf = (time) => [
    {
      address: `/api/profiles/customer-data?${new URLSearchParams({ search: parts[time % parts.length] ?? '' }).toString()}`,
    },
  ];
  const task = { times: requests, concurrency: 8, requestsOf };
  await withBothServers(folder, source, async (ours, bare) => {
    const { facts, ratio } = await compareInTurns(
      () => cpuPerTask(ours, cookie, task),
      () => cpuPerTask(bare, cookie, task),
    );
    report('customer-search/sqlite', ratio, 2, facts);
  });
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
