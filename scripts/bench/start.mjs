import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../environment.mjs';
import { freePort } from '../ports.mjs';

/** Measures how long the second `npm start` takes, with everything built and the database filled. */
export async function start() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-start-'));
  /** @type {Record<string, string>} */
  const env = { DATA_DIR: folder };
  const standIns = ['BANK', 'MAIL', 'SMTP', 'CATALOGUE', 'ISNI'].map((name) => `DEMO_${name}_PORT`);
  for (const name of ['PORT', ...standIns]) {
    env[name] = String(await freePort());
  }
  try {
    await untilReady(env);
    const seconds = await untilReady(env);
    process.stdout.write(`  second npm start: ready after ${seconds.toFixed(1)} s\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the product, waits until it is ready, and stops it.
 * @param {Record<string, string>} env
 * @returns {Promise<number>} seconds
 */
async function untilReady(env) {
  const started = Date.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => chunk.includes('Ready:') && resolve(undefined));
    child.once('exit', () => reject(new Error('npm start ended before it was ready')));
  });
  const seconds = (Date.now() - started) / 1000;
  child.kill('SIGINT');
  await ended;
  return seconds;
}
