import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { compareInTurns, requests, withBothServers } from './compare.mjs';
import { cpuPerRequest, median } from './measured-server.mjs';
import { loanYear, prepareLoans } from './prepare-loans.mjs';
import { prepareSession } from './prepare-session.mjs';
import { environmentOf, fileOf, seed, sqliteOf } from './registers.mjs';
import { report } from './results.mjs';
import { runScript } from './run-script.mjs';

/** @typedef {import('./prepare-session.mjs').Source} Source */

/**
 * Compares the loans of a year of five thousand works with the query alone.
 * @param {string} folder
 * @param {Source} source
 */
async function statistics(folder, source) {
  await prepareLoans(source);
  const { token, profileHash } = await prepareSession(source, 'reader');
  const address = `/api/profiles/${profileHash}/loan-data/${loanYear}`;
  const cookie = `session=${token}`;
  await withBothServers(folder, source, async (ours, bare) => {
    const { facts, ratio } = await compareInTurns(
      () => cpuPerRequest(ours, address, cookie, requests / 20),
      () => cpuPerRequest(bare, address, cookie, requests / 20),
    );
    report(`statistics/${source.client}`, ratio, 2, facts);
  });
}

const importedLines = 2_000_000;

/**
 * Compares the import of a file of loans with the database's own bulk import.
 * @param {string} folder
 * @param {Source} source
 */
async function loansImport(folder, source) {
  /** @type {{ ours: number, bare: number }[]} */
  const times = await runScript('loans-import', {
    ...environmentOf(folder, source),
    BENCH_LINES: String(importedLines),
  });
  /** @param {'ours' | 'bare'} which */
  const seconds = (which) => (median(times.map((time) => time[which])) / 1000).toFixed(1);
  report(
    `loans-import/${source.client}`,
    median(times.map(({ ours, bare }) => ours / bare)),
    2,
    `${seconds('ours')} s, baseline ${seconds('bare')} s for ${importedLines} lines`,
  );
}

export async function loans() {
  const folder = await sqliteOf(20_000, 500);
  const source = fileOf(folder);
  await statistics(folder, source);
  const empty = mkdtempSync(path.join(tmpdir(), 'nimio-loans-'));
  try {
    await loansImport(empty, { client: 'sqlite', file: '' });
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

export async function loansOnPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-loans-'));
  const postgres = await startPostgres({ isDurable: true });
  try {
    for (const name of ['statistics', 'loans']) await postgres.createDatabase(name);
    const [url, empty] = [postgres.url('statistics'), postgres.url('loans')];
    await seed(folder, { profiles: 500, works: 20_000 }, { DATABASE_CLIENT: 'postgres', DATABASE_URL: url });
    await statistics(folder, { client: 'postgres', url });
    await loansImport(folder, { client: 'postgres', url: empty });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
