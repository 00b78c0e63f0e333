import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareInTurns, requests } from './compare.mjs';
import { cpuPerRequest, startMeasured } from './measured-server.mjs';
import { environmentOf } from './registers.mjs';
import { report } from './results.mjs';

/** @typedef {import('./prepare-session.mjs').Source} Source */

/** Compares the terms of use, which are cached in memory, with a server that has nothing else. */
export async function content() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-content-'));
  const address = '/api/terms?language=fi';
  const source = /** @type {Source} */ ({ client: 'sqlite', file: '' });
  const ours = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  const file = path.join(folder, 'bytes.json');
  writeFileSync(file, await (await fetch(`http://127.0.0.1:${ours.port}${address}`)).text());
  const bare = await startMeasured('scripts/bench/bytes-server.mjs', { BENCH_BYTES: file });
  try {
    const { facts, ratio } = await compareInTurns(
      () => cpuPerRequest(ours, address, '', 5 * requests),
      () => cpuPerRequest(bare, address, '', 5 * requests),
    );
    report('content/sqlite', ratio, 4, facts);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
