import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Woff2 is already compressed, and the server renders index.html for the current settings. */
const isWorthIt = (name: string) => /\.(?:js|css|svg|json|txt)$/.test(name);

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const quality = constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    inBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    inGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes a brotli and a gzip copy of each asset, so that the server need not compress. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'portal:compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    async writeBundle() {
      const names = await readdir(folder);
      await Promise.all(names.filter(isWorthIt).map((name) => compress(join(folder, name))));
    },
  };
}
