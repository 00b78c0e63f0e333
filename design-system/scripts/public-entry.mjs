import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const publicEntry = fileURLToPath(new URL('../src/index.ts', import.meta.url));

/**
 * A name that the package exports. @typedef {object} PublicExport @property {string} name @property {string} source the
 * module it comes from, as the entry writes it: `./button/Button` @property {boolean} isType
 */

/**
 * What `src/index.ts` exports, in its order.
 * @returns {PublicExport[]}
 */
export function publicExports() {
  const { module, errors } = parseSync(publicEntry, readFileSync(publicEntry, 'utf8'));
  if (errors[0]) throw new Error(`${publicEntry}: ${errors[0].message}`);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, moduleRequest, isType }) => {
      if (!exportName.name || !moduleRequest)
        throw new Error(`${publicEntry} exports by name and from modules only: export { … } from './…'`);
      return { name: exportName.name, source: moduleRequest.value, isType };
    });
}
