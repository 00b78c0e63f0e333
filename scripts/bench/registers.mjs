import { rmSync } from 'node:fs';
import path from 'node:path';
import { root, serverEnvironment } from '../environment.mjs';
import { perform, run } from '../tasks.mjs';

/**
 * The databases that are measured.
 * @typedef {import('./prepare-session.mjs').Source} Source
 * @typedef {{ profiles: number, works: number }} Size
 */

export const dir = path.join(root, '.cache/bench');

/**
 * @param {string} folder
 * @param {Size} size
 * @param {Record<string, string>} [env]
 */
export const seed = (folder, { profiles, works }, env = {}) =>
  run(
    process.execPath,
    [path.join(root, 'scripts/demo-seed.mjs'), '--profiles', String(profiles), '--works', String(works)],
    {
      env: { ...process.env, DATA_DIR: folder, ...env },
    },
  );

/**
 * @param {number} works
 * @param {number} [profiles]
 * @returns {Promise<string>} the folder with a database of this size
 */
export async function sqliteOf(works, profiles = 20_000) {
  const folder = path.join(dir, `sqlite-${works}-${profiles}`);
  await perform({
    name: `Make a register of ${works} works and ${profiles} customers`,
    inputs: ['demo/src/society', 'demo/src/people', 'cms/database', 'cms/src/import', 'domain/src/work'],
    output: path.relative(root, path.join(folder, 'nimio.db')),
    needs: [],
    work: async () => {
      rmSync(folder, { recursive: true, force: true });
      await seed(folder, { profiles, works });
    },
  });
  return folder;
}

/**
 * Returns the database in a folder.
 * @param {string} folder
 * @returns {Source}
 */
export const fileOf = (folder) => ({ client: 'sqlite', file: path.join(folder, 'nimio.db') });

/**
 * @param {string} folder
 * @param {Source} source
 */
export function environmentOf(folder, source) {
  const database =
    source.client === 'postgres' ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: source.url } : {};
  return { ...serverEnvironment({ dir: folder }), ...database, RUN_JOBS: 'false' };
}
