import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Files below a folder whose name matches, in a fixed order, without compiled ones.
 *
 * @param {string} folder
 * @param {RegExp} name
 * @returns {Promise<string[]>}
 */
export async function filesBelow(folder, name) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[/\\]compiled[/\\]/.test(path))
    .sort();
}
