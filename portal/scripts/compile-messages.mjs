// Validates the messages of the features and compiles them for the browser, which has no parser.
// node scripts/compile-messages.mjs [--check]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { checkMessages, findUnused } from './messages/check.mjs';
import { compileMessages, declareMessages } from './messages/compile.mjs';
import { filesBelow } from './messages/files.mjs';

const src = join(import.meta.dirname, '..', 'src');
const compiled = join(src, 'shared', 'intl', 'compiled');

const sources = await filesBelow(src, /\.messages\.json$/);
const catalogues = await Promise.all(
  sources.map(async (path) => ({
    path: relative(src, path),
    messages: /** @type {import('./messages/check.mjs').Messages} */ (
      JSON.parse(await readFile(path, 'utf8'))
    ),
  })),
);

const problems = checkMessages(catalogues);
if (process.argv.includes('--check')) {
  const files = await filesBelow(src, /(?<!\.test|\.stories)\.tsx?$/);
  const code = await Promise.all(
    files.map(async (path) => ({ path: relative(src, path), code: await readFile(path, 'utf8') })),
  );
  problems.push(...findUnused(catalogues, code));
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

await mkdir(compiled, { recursive: true });
const { files, ids } = compileMessages(catalogues);
await Promise.all([
  ...Object.entries(files).map(([name, messages]) =>
    writeFile(join(compiled, `${name}.json`), JSON.stringify(messages)),
  ),
  writeFile(join(compiled, 'messages.d.ts'), declareMessages(catalogues)),
]);
process.stdout.write(`${ids} messages in three languages\n`);
