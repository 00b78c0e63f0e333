import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {Record<string, { file: string, name?: string, imports?: string[] }>} Manifest */

/**
 * JavaScript that a built page loads before it shows anything, in kilobytes after gzip: its entry with all that this
 * imports. `own` is the part beside React, which every React page has.
 * @param {string} dist a build with a manifest and React in a chunk of its own
 * @param {string} page
 */
export function weigh(dist, page) {
  /** @type {unknown} */
  const read = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const manifest = /** @type {Manifest} */ (read);
  const loaded = new Set([page]);
  // A set that grows while it is walked is walked to its end.
  for (const chunk of loaded) for (const name of manifest[chunk]?.imports ?? []) loaded.add(name);
  const weights = { all: 0, own: 0 };
  for (const chunk of loaded) {
    const { file, name } = manifest[chunk] ?? {};
    if (!file) throw new Error(`The build has no ${chunk}`);
    const kilobytes = gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000;
    weights.all += kilobytes;
    if (name !== 'react') weights.own += kilobytes;
  }
  return weights;
}
