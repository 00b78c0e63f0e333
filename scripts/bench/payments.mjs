import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerOf } from './answer-of.mjs';
import { median } from './measured-server.mjs';
import { environmentOf, sqliteOf } from './registers.mjs';
import { tell } from './results.mjs';

/** @typedef {import('./prepare-session.mjs').Source} Source */

/** A large distribution, beside the database's own sums of the same loans. */
export async function distribution() {
  const folder = await sqliteOf(200_000, 50_000);
  /** @type {{ rounds: { ours: number, bare: number }[], megabytes: number, payments: number, lines: number, rows: number }} */
  const {
    rounds: times,
    megabytes,
    ...counts
  } = await answerOf('distribution', { BENCH_FILE: path.join(folder, 'nimio.db') });
  /** @param {'ours' | 'bare'} which */
  const seconds = (which) => (median(times.map((time) => time[which])) / 1000).toFixed(1);
  tell(
    'distribution/sqlite',
    median(times.map(({ ours, bare }) => ours / bare)),
    6,
    `${seconds('ours')} s beside ${seconds('bare')} s for ${counts.rows} rows, ${counts.lines} lines, ${counts.payments} payments`,
  );
  tell('distribution-memory/sqlite', megabytes / 1024, 1, `${megabytes.toFixed(0)} MB of 1024 MB`);
}

/** How late the server's event loop is while it makes the statement of a payment, beside the same time without. */
export async function statement() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-statement-'));
  const source = /** @type {Source} */ ({ client: 'sqlite', file: '' });
  try {
    /** @type {{ ratio: number, facts: string }} */
    const { ratio, facts } = await answerOf('statement', {
      ...environmentOf(folder, source),
      BENCH_WORKS: '3000',
    });
    tell('statement/event-loop', ratio, 3, facts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
