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

/**
 * @param {string} folder
 * @param {Source} source
 * @param {{ list: number, me: number }} atMost
 */
async function listAndMe(folder, source, atMost) {
  const { token, profileHash } = await prepareSession(source);
  const cookie = `session=${token}`;
  const calls = [
    {
      name: 'works-list',
      address: `/api/profiles/author-books?profileHash=${profileHash}`,
      most: atMost.list,
    },
    { name: 'me', address: '/api/me', most: atMost.me },
  ];
  await withBothServers(folder, source, async (ours, bare) => {
    for (const { name, address, most } of calls) {
      const { facts, ratio } = await compareInTurns(
        () => cpuPerRequest(ours, address, cookie, requests),
        () => cpuPerRequest(bare, address, cookie, requests),
      );
      report(`${name}/${source.client}`, ratio, most, facts);
    }
  });
}

/** Compares the list of works and `/api/me` with their queries alone. */
export async function lists() {
  const folder = await sqliteOf(100_000);
  await listAndMe(folder, fileOf(folder), { list: 1.6, me: 2.5 });
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
    await listAndMe(folder, { client: 'postgres', url }, { list: 1.8, me: 3 });
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
