import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from './measured-server.mjs';
import { dir, environmentOf, sqliteOf } from './registers.mjs';
import { report } from './results.mjs';
import { runScript } from './run-script.mjs';
import { reserveSearch } from './searches.mjs';

/** @typedef {import('./prepare-session.mjs').Source} Source */

/**
 * Compares the calculation of a large distribution with the database's own sums of the same loans, the late distribution
 * of its reserve with that calculation, and searches in the reserve with searches for customers.
 */
export async function distribution() {
  const register = await sqliteOf(200_000, 50_000);
  const folder = mkdtempSync(path.join(dir, 'distribution-'));
  try {
    await calculations({
      BENCH_FILE: path.join(register, 'nimio.db'),
      BENCH_COPY: path.join(folder, 'nimio.db'),
    });
    // The copy has the keys of the register.
    copyFileSync(path.join(register, 'secrets.json'), path.join(folder, 'secrets.json'));
    await reserveSearch(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Record<string, string>} env */
async function calculations(env) {
  /** @type {{ rounds: { ours: number, bare: number }[], megabytes: number, payments: number, lines: number, rows: number, late: { ours: number[], claim: number, open: number, paid: number } }} */
  const { rounds: times, megabytes, late, ...counts } = await runScript('distribution', env);
  /** @param {number} milliseconds */
  const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
  const [ours, bare] = [median(times.map((time) => time.ours)), median(times.map((time) => time.bare))];
  const oursLate = median(late.ours);
  report(
    'distribution/sqlite',
    median(times.map((time) => time.ours / time.bare)),
    6,
    `${seconds(ours)} s, baseline ${seconds(bare)} s for ${counts.rows} rows, ${counts.lines} lines, ${counts.payments} payments`,
  );
  report('distribution-memory/sqlite', megabytes / 1024, 1, `${megabytes.toFixed(0)} MB of 1024 MB`);
  report(
    'late-distribution/sqlite',
    (oursLate + late.claim) / ours,
    1,
    `${seconds(oursLate)} s, claimed in ${seconds(late.claim)} s, for ${late.open} reserved lines, of which it pays ${late.paid}`,
  );
}

/** Compares the delay of the server's event loop while it makes a payment statement with that of an idle server. */
export async function statement() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-statement-'));
  const source = /** @type {Source} */ ({ client: 'sqlite', file: '' });
  try {
    /** @type {{ ratio: number, facts: string }} */
    const { ratio, facts } = await runScript('statement', {
      ...environmentOf(folder, source),
      BENCH_WORKS: '3000',
    });
    report('statement/event-loop', ratio, 3, facts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
