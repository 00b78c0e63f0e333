import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { portalBuild } from '../builds.mjs';
import { launchOptions } from '../chromium.mjs';
import { root } from '../environment.mjs';
import { perform } from '../tasks.mjs';
import { startMeasured } from './measured-server.mjs';
import { prepareSession } from './prepare-session.mjs';
import { environmentOf, fileOf, sqliteOf } from './registers.mjs';
import { report } from './results.mjs';

const anonymousPages = [
  '/login',
  '/disclaimer',
  `/password-reset/${'x'.repeat(43)}`,
  `/register?auth=${'x'.repeat(43)}`,
];
const memberPages = [
  ...['/', '/settings', '/settings/bank', '/contract', '/password'],
  ...['/works', '/works/add', '/statistics', '/accounting'],
];
/** @typedef {import('./prepare-session.mjs').Visitor} Visitor */
const assets = path.join(root, 'portal/dist/assets');

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(path.join(assets, file)), { level: 9 }).length;

/**
 * Returns the size of the JavaScript that the browser loads for each page, as the server sends it, and of the largest
 * lazy chunk, after gzip.
 * @param {string} url
 * @param {Visitor} visitor
 * @returns {Promise<{ page: string, kilobytes: number }[]>}
 */
async function measurePages(url, { token, isbn }) {
  const browser = await chromium.launch(launchOptions());
  const measured = [];
  for (const address of [...anonymousPages, ...memberPages, `/works/${isbn}`]) {
    const context = await browser.newContext();
    if (!anonymousPages.includes(address)) {
      await context.addCookies([{ name: 'session', value: token, url }]);
    }
    const page = await context.newPage();
    /** @type {Promise<number>[]} */
    const sizes = [];
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js'))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url + address, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    measured.push({
      page: address.replace(isbn, ':isbn').replace(/x{20,}.*$/, '…'),
      kilobytes: bytes / 1000,
    });
    await context.close();
  }
  await browser.close();
  const entry = readFileSync(path.join(root, 'portal/dist/index.html'), 'utf8');
  const lazy = readdirSync(assets).filter((file) => file.endsWith('.js') && !entry.includes(file));
  measured.push({ page: 'largest lazy chunk', kilobytes: Math.max(...lazy.map(gzipped)) / 1000 });
  return measured;
}

/** Compares the size of each page with its limit. */
export async function pages() {
  await perform(portalBuild);
  const folder = await sqliteOf(100_000);
  const source = fileOf(folder);
  const visitor = await prepareSession(source);
  const server = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  try {
    for (const { page, kilobytes } of await measurePages(`http://localhost:${server.port}`, visitor)) {
      const limit = page === '/login' ? 165 : page.startsWith('/') ? 215 : 60;
      report(`js/${page}`, kilobytes / limit, 1, `${kilobytes.toFixed(1)} kB of ${limit} kB`);
    }
  } finally {
    await server.stop();
  }
}
