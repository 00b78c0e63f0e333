import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { compareInTurns, requests, rounds, withBothServers } from './compare.mjs';
import { cpuPerRequest, median, startMeasured } from './measured-server.mjs';
import { prepareSession } from './prepare-session.mjs';
import { environmentOf, fileOf, seed, sqliteOf } from './registers.mjs';
import { report } from './results.mjs';

/** @typedef {import('./prepare-session.mjs').Source} Source */

/** As many profiles as a large agency looks after. */
const represented = 400;

/**
 * @param {string} folder
 * @param {Source} source
 * @param {string} token
 * @param {{ name: string, address: string, most: number, times?: number }[]} calls
 */
const compareReads = (folder, source, token, calls) =>
  withBothServers(folder, source, async (ours, bare) => {
    const cookie = `session=${token}`;
    for (const { name, address, most, times = requests } of calls) {
      const { facts, ratio } = await compareInTurns(
        () => cpuPerRequest(ours, address, cookie, times),
        () => cpuPerRequest(bare, address, cookie, times),
      );
      report(`${name}/${source.client}`, ratio, most, facts);
    }
  });

/**
 * Compares what pages read when they open: the list of works, the session, what waits for the customer, and the overview of
 * a representative.
 * @param {string} folder
 * @param {Source} source
 * @param {{ list: number, me: number, tasks: number, overview: number }} atMost
 */
async function openPages(folder, source, atMost) {
  const { token, profileHash } = await prepareSession(source);
  await compareReads(folder, source, token, [
    {
      name: 'works-list',
      address: `/api/profiles/author-books?profileHash=${profileHash}`,
      most: atMost.list,
    },
    { name: 'me', address: '/api/me', most: atMost.me },
    { name: 'tasks', address: `/api/profiles/tasks/${profileHash}`, most: atMost.tasks },
  ]);
  const representative = await prepareSession(source, 'author', represented);
  await compareReads(folder, source, representative.token, [
    {
      name: 'overview',
      address: '/api/profiles/overview?sort=task&direction=ascending&limit=25&offset=0&language=fi',
      most: atMost.overview,
      times: requests / 20,
    },
  ]);
}

/** Compares these reads with their queries alone. */
export async function lists() {
  const folder = await sqliteOf(100_000);
  await openPages(folder, fileOf(folder), { list: 1.6, me: 2.5, tasks: 2.2, overview: 1.6 });
}

export async function listsOnPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-bench-'));
  const postgres = await startPostgres({ isDurable: true });
  try {
    await postgres.createDatabase('bench');
    const url = postgres.url('bench');
    await seed(
      folder,
      { profiles: 20_000, works: 100_000 },
      { DATABASE_CLIENT: 'postgres', DATABASE_URL: url },
    );
    await openPages(folder, { client: 'postgres', url }, { list: 1.8, me: 3, tasks: 2.5, overview: 2.8 });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares the list of works in a register of ten times the size. */
export async function growth() {
  const [small, large] = [await sqliteOf(100_000), await sqliteOf(1_000_000)];
  const servers = [];
  for (const folder of [small, large]) {
    const source = fileOf(folder);
    const visitor = await prepareSession(source);
    const server = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
    servers.push({ server, visitor });
  }
  const [first, second] = servers;
  if (!first || !second) return;
  /** @param {typeof first} measured */
  const measure = ({ server, visitor }) =>
    cpuPerRequest(
      server,
      `/api/profiles/author-books?profileHash=${visitor.profileHash}`,
      `session=${visitor.token}`,
      requests,
    );
  const ratios = [];
  for (let round = -2; round < rounds; round += 1) {
    const before = await measure(first);
    const after = await measure(second);
    if (round >= 0) ratios.push(after / before);
  }
  report('works-list-growth/sqlite', median(ratios), 1.3, '1,000,000 works against 100,000');
  await Promise.all(servers.map(({ server }) => server.stop()));
}
