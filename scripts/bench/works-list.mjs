import path from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { build, domainBuild, messages } from '../builds.mjs';
import { ensureChromium, launchOptions } from '../chromium.mjs';
import { freePort } from '../ports.mjs';
import { perform } from '../tasks.mjs';
import { median } from './measured-server.mjs';
import { report } from './results.mjs';

const folder = path.join(import.meta.dirname, 'works-list');
const pagesBuild = build(
  'Build the pages of the list of works',
  'exec -- vite build scripts/bench/works-list --config portal/vite.config.ts',
  {
    inputs: ['scripts/bench/works-list', 'portal', 'design-system/src', 'domain/src', 'package-lock.json'],
    output: 'scripts/bench/works-list/dist/index.html',
    needs: [domainBuild, messages],
  },
);

const rounds = 7;

/**
 * The results of one visit to a page, in milliseconds of CPU time of the page's main thread: neither the refresh rate
 * of the screen nor the other processes of the machine count.
 * @typedef {object} Visit
 * @property {number} mount the median of the mounts after the first one, which also compiles the libraries
 * @property {number} sort the mean of both directions
 * @property {number} scroll the 95th percentile of frames
 */

/**
 * An event of Chromium's trace; times are microseconds, `tdur` those on the CPU.
 * @typedef {{ name: string, cat: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/** Tasks of every thread, and the page's marks. */
const categories = ['-*', 'toplevel', 'blink.user_timing'];

/**
 * @param {number[]} values
 * @param {number} share from 0 to 1
 */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

/**
 * Returns how long the main thread worked after each mark until the next one. A task that contains a mark counts for
 * that mark: in a frame the handlers of scrolling run before it.
 * @param {TraceEvent[]} events
 * @returns {{ name: string, time: number }[]}
 */
function costs(events) {
  const marks = events
    .filter(({ cat }) => cat.includes('blink.user_timing'))
    .sort((a, b) => a.ts - b.ts)
    .map(({ name, ts, pid, tid }) => ({ name, ts, pid, tid, time: 0 }));
  const [first] = marks;
  const tasks = events
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter(({ pid, tid, tdur }) => pid === first?.pid && tid === first.tid && tdur !== undefined)
    .sort((a, b) => a.ts - b.ts);
  if (tasks.length === 0) throw new Error('The trace of this Chromium reports no CPU times');
  let current = -1;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    while ((marks[current + 1]?.ts ?? Infinity) <= ts + dur) current += 1;
    const mark = marks[current];
    if (mark) mark.time += tdur / 1000;
  }
  return marks;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<Visit>}
 */
async function visit(browser, address) {
  // A new profile, so that no compiled code is left from the visit before.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  /** @type {Promise<never>} */
  const complaint = new Promise((_resolve, reject) => {
    page.on('pageerror', reject);
    page.on('console', (message) => message.type() === 'error' && reject(new Error(message.text())));
  });
  const measure = async () => {
    await page.goto(address);
    await page.waitForFunction('window.bench');
    await browser.startTracing(page, { categories });
    await page.evaluate('bench.mount()');
    await page.evaluate('bench.sort()');
    await page.evaluate('bench.scroll()');
    return browser.stopTracing();
  };
  const trace = await Promise.race([measure(), complaint]);
  await context.close();
  /** @type {unknown} */
  const read = JSON.parse(trace.toString());
  const spans = costs(/** @type {{ traceEvents: TraceEvent[] }} */ (read).traceEvents);
  /** @param {string} wanted */
  const timesOf = (wanted) => spans.filter(({ name }) => name === wanted).map(({ time }) => time);
  return {
    mount: median(timesOf('mount')),
    sort: timesOf('sort').reduce((sum, time) => sum + time / 2, 0),
    scroll: percentile(timesOf('frame'), 0.95),
  };
}

/** Visits both pages alternately, so that the other load of the machine affects both alike. */
async function measureInTurns() {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  });
  const browser = await chromium.launch(launchOptions());
  const address = server.resolvedUrls?.local[0] ?? '';
  const ours = /** @type {Visit[]} */ ([]);
  const handWritten = /** @type {Visit[]} */ ([]);
  try {
    // The first round is a warm-up.
    for (let round = -1; round < rounds; round += 1) {
      const own = await visit(browser, address);
      const other = await visit(browser, `${address}?hand-written`);
      if (round < 0) continue;
      ours.push(own);
      handWritten.push(other);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return { ours, handWritten };
}

/** Compares the portal's list of 5,000 works on one page with the same list written by hand. */
export async function worksList() {
  await perform(pagesBuild);
  await ensureChromium();
  const { ours, handWritten } = await measureInTurns();
  for (const [what, atMost] of /** @type {const} */ ([
    ['mount', 1.5],
    ['sort', 1.5],
    ['scroll', 2],
  ])) {
    const ratio = median(ours.map((seen, round) => seen[what] / (handWritten[round]?.[what] ?? Number.NaN)));
    const [own, other] = [ours, handWritten].map((visits) => median(visits.map((seen) => seen[what])));
    const facts = `${own?.toFixed(1)} ms, baseline ${other?.toFixed(1)} ms`;
    report(`works-${what}/hand-written-works`, ratio, atMost, facts);
  }
}
