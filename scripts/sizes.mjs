import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { publicEntry, publicExports } from '../design-system/scripts/public-entry.mjs';
import { root } from './environment.mjs';

/**
 * Compares the bytes that each export of the design system adds to an application with its ceiling in
 * `design-system/sizes.json`. `node scripts/sizes.mjs --update` writes ceilings that are missing or too low, and lowers
 * those that are too high.
 *
 * Sizes are bytes of a minified build after gzip, without the peer dependencies, which the application has anyway.
 * @typedef {object} Size
 * @property {number} first what the import loads
 * @property {number} later what is loaded on use: an open menu, a toast
 */

const ceilingsFile = path.join(root, 'design-system/sizes.json');

/**
 * @param {string} file
 * @returns {unknown}
 */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const { peerDependencies } = /** @type {{ peerDependencies: Record<string, string> }} */ (
  readJson(path.join(root, 'design-system/package.json'))
);
const peers = Object.keys(peerDependencies);

/**
 * @param {string} name
 * @returns {Promise<Size>}
 */
async function measure(name) {
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'import-alone',
        resolveId: (id) => (id === 'alone' ? '\0alone' : undefined),
        load: (id) =>
          id === '\0alone' ? `export { ${name} } from ${JSON.stringify(publicEntry)};` : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'alone',
        // The bundler does not read other exports of the public entry, which takes a tenth of the time.
        experimental: { lazyBarrel: true },
        preserveEntrySignatures: 'strict',
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  if (!('output' in result)) throw new Error(`The build of ${name} has no output`);
  const chunks = new Map(
    result.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])),
  );

  /** @type {Set<string>} */
  const first = new Set();
  /** @param {string} file */
  const load = (file) => {
    const chunk = chunks.get(file);
    if (!chunk || first.has(file)) return;
    first.add(file);
    chunk.imports.forEach(load);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk.fileName);

  const size = { first: 0, later: 0 };
  for (const [file, { code }] of chunks)
    size[first.has(file) ? 'first' : 'later'] += gzipSync(code, { level: 9 }).length;
  return size;
}

/**
 * Returns the size plus five per cent, rounded up to whole hundreds.
 * @param {number} size
 */
const ceilingOf = (size) => Math.ceil((size * 1.05) / 100) * 100;

/**
 * A ceiling is raised only when it is exceeded, so that many small steps do not add up.
 * @param {number} size
 * @param {number} [ceiling]
 */
const updated = (size, ceiling = 0) =>
  size <= ceiling ? Math.min(ceiling, ceilingOf(size)) : ceilingOf(size);

const names = publicExports()
  .filter(({ isType }) => !isType)
  .map(({ name }) => name)
  .sort();
const ceilings = /** @type {Record<string, Size>} */ (readJson(ceilingsFile));

/** @type {string[]} */
const complaints = [];
/** @type {string[]} */
const updatedLines = [];
/**
 * @param {string} name
 * @param {string[]} cells
 */
const row = (name, ...cells) =>
  console.log(`${name.padEnd(22)}${cells.map((cell) => cell.padStart(9)).join('')}`);
/** @param {number} [bytes] */
const kB = (bytes) => (bytes === undefined ? '-' : (bytes / 1000).toFixed(1));

row('kB after gzip', 'first', 'ceiling', 'later', 'ceiling');
for (const name of names) {
  const { first, later } = await measure(name);
  const ceiling = ceilings[name];
  row(name, kB(first), kB(ceiling?.first), kB(later), kB(ceiling?.later));
  if (!ceiling) complaints.push(`${name} has no ceiling`);
  else if (first > ceiling.first || later > ceiling.later)
    complaints.push(
      `${name} costs ${first} + ${later} bytes, more than its ceiling of ${ceiling.first} + ${ceiling.later}`,
    );
  updatedLines.push(
    `  ${JSON.stringify(name)}: { "first": ${updated(first, ceiling?.first)}, "later": ${updated(later, ceiling?.later)} }`,
  );
}
for (const name of Object.keys(ceilings))
  if (!names.includes(name)) complaints.push(`${name} has a ceiling and is no longer exported`);

if (process.argv.includes('--update')) {
  writeFileSync(ceilingsFile, `{\n${updatedLines.join(',\n')}\n}\n`);
} else if (complaints.length > 0) {
  console.error(
    `${complaints.join('\n')}\nIf the increase is necessary, run: node scripts/sizes.mjs --update`,
  );
  process.exitCode = 1;
}
