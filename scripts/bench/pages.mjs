import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { portalBuild } from '../builds.mjs';
import { launchOptions } from '../chromium.mjs';
import { root } from '../environment.mjs';
import { perform } from '../tasks.mjs';
import { median, startMeasured } from './measured-server.mjs';
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
  const first = await fetch(`${url}/login`, { headers: { accept: 'text/html' } });
  const entry = await first.text();
  const lazy = readdirSync(assets).filter((file) => file.endsWith('.js') && !entry.includes(file));
  measured.push({ page: 'largest lazy chunk', kilobytes: Math.max(...lazy.map(gzipped)) / 1000 });
  return measured;
}

/**
 * What a visitor on a slow phone waits for, in milliseconds: first contentful paint, largest contentful paint and total
 * blocking time. And the cumulative layout shift.
 * @typedef {{ fcp: number, lcp: number, tbt: number, cls: number }} Speed
 */

/** A slow connection of the fourth generation, and a processor with a quarter of this one's speed, as in Lighthouse. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 / 8) | 0,
  uploadThroughput: (750_000 / 8) | 0,
};
const slowdown = 4;

/** @typedef {any} Observed of the observer, whose type in Node knows none of these */

/** Runs in the page. */
function observe() {
  const speed = { fcp: 0, lcp: 0, tasks: /** @type {{ start: number, end: number }[]} */ ([]), cls: 0 };
  /**
   * @param {Observed} type
   * @param {(entry: any) => void} add
   */
  const each = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') speed.fcp = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    speed.lcp = startTime;
  });
  each('layout-shift', ({ value }) => {
    speed.cls += value;
  });
  each('longtask', ({ startTime: start, duration }) => {
    speed.tasks.push({ start, end: start + duration });
  });
  Object.assign(globalThis, { speed });
  return speed;
}

/**
 * The medians of some first visits.
 * @param {string} url
 * @param {string} address
 * @param {string} [token] of a session
 * @returns {Promise<Speed>}
 */
async function measureSpeed(url, address, token) {
  const browser = await chromium.launch(launchOptions());
  /** @type {Speed[]} */
  const visits = [];
  for (let visit = 0; visit < 5; visit++) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
    if (token) await context.addCookies([{ name: 'session', value: token, url }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowNetwork);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(url + address, { waitUntil: 'networkidle' });
    // All replies may have come before it paints.
    await page.waitForFunction(() => {
      const { fcp, lcp } = /** @type {any} */ (globalThis).speed;
      return fcp > 0 && lcp > 0;
    });
    await page.evaluate(
      () =>
        new Promise((/** @type {any} */ resolve) =>
          /** @type {any} */ (globalThis).requestIdleCallback(resolve),
        ),
    );
    /** @type {ReturnType<typeof observe>} */
    const { tasks, ...speed } = await page.evaluate(() => /** @type {any} */ (globalThis).speed);
    const tbt = tasks.reduce(
      (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, speed.fcp) - 50),
      0,
    );
    visits.push({ ...speed, tbt });
    await context.close();
  }
  await browser.close();
  /** @param {keyof Speed} name */
  const of = (name) => median(visits.map((visit) => visit[name]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}

/** The most that each page may need, in milliseconds. */
const speedLimits = { '/login': { fcp: 900, lcp: 1200, tbt: 100 }, '/': { lcp: 2000 } };
const stillPages = ['/login', '/', '/works', '/settings'];
const mostShift = 0.02;

/** The most JavaScript of each page, in kilobytes. */
const limits = { '/login': 150, '/': 190, '/works': 210, '/settings': 210, 'largest lazy chunk': 60 };
const limitOfOthers = 215;

/** Compares the size of each page, and the speed of the main ones on a phone, with their limits. */
export async function pages() {
  await perform(portalBuild);
  const folder = await sqliteOf(100_000);
  const source = fileOf(folder);
  const visitor = await prepareSession(source);
  const server = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  const url = `http://localhost:${server.port}`;
  try {
    for (const { page, kilobytes } of await measurePages(url, visitor)) {
      const limit = /** @type {Record<string, number>} */ (limits)[page] ?? limitOfOthers;
      report(`js/${page}`, kilobytes / limit, 1, `${kilobytes.toFixed(1)} kB of ${limit} kB`);
    }
    for (const address of stillPages) {
      const speed = await measureSpeed(url, address, address === '/login' ? undefined : visitor.token);
      const limitsOfPage = /** @type {Record<string, Partial<Speed>>} */ (speedLimits)[address] ?? {};
      for (const [name, limit] of Object.entries(limitsOfPage)) {
        const measured = speed[/** @type {keyof Speed} */ (name)];
        report(`${name}/${address}`, measured / limit, 1, `${measured.toFixed(0)} of ${limit} ms`);
      }
      report(`shift/${address}`, speed.cls / mostShift, 1, `${speed.cls.toFixed(4)} of ${mostShift}`);
    }
  } finally {
    await server.stop();
  }
}
