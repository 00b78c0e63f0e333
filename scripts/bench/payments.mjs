import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from './measured-server.mjs';
import { environmentOf, sqliteOf } from './registers.mjs';
import { report } from './results.mjs';
import { runScript } from './run-script.mjs';

/** @typedef {import('./prepare-session.mjs').Source} Source */

/** Compares the calculation of a large distribution with the database's own sums of the same loans. */
export async function distribution() {
  const folder = await sqliteOf(200_000, 50_000);
  /** @type {{ rounds: { ours: number, bare: number }[], megabytes: number, payments: number, lines: number, rows: number }} */
  const {
    rounds: times,
    megabytes,
    ...counts
  } = await runScript('distribution', { BENCH_FILE: path.join(folder, 'nimio.db') });
  /** @param {'ours' | 'bare'} which */
  const seconds = (which) => (median(times.map((time) => time[which])) / 1000).toFixed(1);
  report(
    'distribution/sqlite',
    median(times.map(({ ours, bare }) => ours / bare)),
    6,
    `${seconds('ours')} s, baseline ${seconds('bare')} s for ${counts.rows} rows, ${counts.lines} lines, ${counts.payments} payments`,
  );
  report('distribution-memory/sqlite', megabytes / 1024, 1, `${megabytes.toFixed(0)} MB of 1024 MB`);
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
