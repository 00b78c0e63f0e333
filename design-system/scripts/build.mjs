/**
 * Builds the package: a module with types and maps for each source, and an entry for each folder of components.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicExports } from './public-entry.mjs';

const packageFolder = path.resolve(import.meta.dirname, '..');
const dist = path.join(packageFolder, 'dist');

/**
 * The sources import without extensions, which only bundlers understand. The types of styled components name a
 * file of styled-components in the same way.
 */
const withoutExtension = /\b(from |import\()(["'])(\.{1,2}\/[^"']+|styled-components\/dist\/[^"']+)\2/g;

function completeImports() {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|d\.ts)$/.test(name)) continue;
    const file = path.join(dist, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(withoutExtension, '$1$2$3.js$2'));
  }
}

/** `@nimio/design-system/button` exports what the public entry exports from `src/button`. */
function writeFolderEntries() {
  /** @type {Map<string, import('./public-entry.mjs').PublicExport[]>} */
  const folders = new Map();
  for (const entry of publicExports()) {
    const folder = path.posix.dirname(entry.source);
    folders.set(folder, [...(folders.get(folder) ?? []), entry]);
  }
  for (const [folder, entries] of folders) {
    /** @param {import('./public-entry.mjs').PublicExport} entry */
    const line = ({ name, source, isType }) =>
      `export ${isType ? 'type ' : ''}{ ${name} } from './${path.posix.relative(folder, source)}.js';\n`;
    const values = entries.filter(({ isType }) => !isType);
    const index = path.join(dist, folder, 'index');
    writeFileSync(`${index}.js`, values.length > 0 ? values.map(line).join('') : 'export {};\n');
    writeFileSync(`${index}.d.ts`, entries.map(line).join(''));
  }
}

rmSync(dist, { recursive: true, force: true });
const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
const { status } = spawnSync(
  process.execPath,
  [compiler, '-p', path.join(packageFolder, 'tsconfig.build.json')],
  {
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(status ?? 1);
completeImports();
writeFolderEntries();
