import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../chromium.mjs';
import { freePort } from '../ports.mjs';
import { median } from './measured-server.mjs';

/**
 * What one visit to a grid's page has shown. Milliseconds of CPU time of the page's main thread: what the browser and
 * the scripts of the page worked, whatever else the machine did meanwhile and however fast its screen is.
 * @typedef {object} Visit
 * @property {number} firstMount the first in the page
 * @property {number} mount the middle of those after it
 * @property {number} sort the mean of both directions
 * @property {number} scroll the 95th percentile of frames
 * @property {number} nodes elements in the page when it has mounted
 */

/**
 * An event of Chromium's trace; times are microseconds, `tdur` those on the CPU.
 * @typedef {{ name: string, cat: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/** Tasks of every thread, and the page's marks. */
const categories = ['-*', 'toplevel', 'blink.user_timing'];

/** @param {number[]} values @param {number} share from 0 to 1 */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

/**
 * How long the main thread worked after each mark until the next one. A task in which a mark stands counts for that
 * mark: in a frame the handlers of scrolling run before it.
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
  if (tasks.length === 0) throw new Error('The trace of this Chromium does not tell CPU times');
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
  // A browser that has never been here: no compiled code is left from the visit before.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  /** @type {Promise<never>} */
  const complaint = new Promise((_resolve, reject) => {
    page.on('pageerror', reject);
    page.on('console', (message) => message.type() === 'error' && reject(new Error(message.text())));
  });
  const measure = async () => {
    await page.goto(address);
    await browser.startTracing(page, { categories });
    const nodes = /** @type {number} */ (await page.evaluate('bench.mount()'));
    await page.evaluate('bench.sort()');
    await page.evaluate('bench.scroll()');
    return { nodes, trace: await browser.stopTracing() };
  };
  const { nodes, trace } = await Promise.race([measure(), complaint]);
  await context.close();
  /** @type {unknown} */
  const read = JSON.parse(trace.toString());
  const spans = costs(/** @type {{ traceEvents: TraceEvent[] }} */ (read).traceEvents);
  /** @param {string} wanted */
  const timesOf = (wanted) => spans.filter(({ name }) => name === wanted).map(({ time }) => time);
  return {
    firstMount: median(timesOf('first mount')),
    mount: median(timesOf('mount')),
    sort: timesOf('sort').reduce((sum, time) => sum + time / 2, 0),
    scroll: percentile(timesOf('frame'), 0.95),
    nodes,
  };
}

/**
 * Visits the grids in turns, so that what the machine does besides meets all alike.
 * @param {string} folder where the pages have been built, in `dist`
 * @param {readonly string[]} names
 * @param {number} rounds
 * @returns {Promise<Map<string, Visit[]>>}
 */
export async function measureGrids(folder, names, rounds) {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  });
  const browser = await chromium.launch(launchOptions());
  const visits = new Map(names.map((name) => [name, /** @type {Visit[]} */ ([])]));
  try {
    // The first round warms the machine up.
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, seen] of visits) {
        const found = await visit(browser, `${server.resolvedUrls?.local[0]}${name}.html`);
        if (round >= 0) seen.push(found);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return visits;
}

/**
 * The middle of what the visits have shown.
 * @param {Visit[]} visits
 * @param {keyof Visit} what
 */
export const middle = (visits, what) => median(visits.map((seen) => seen[what]));

/**
 * How much longer one grid took than another, round by round.
 * @param {Visit[]} ours
 * @param {Visit[]} theirs
 * @param {keyof Visit} what
 */
export const beside = (ours, theirs, what) =>
  median(ours.map((seen, round) => seen[what] / (theirs[round]?.[what] ?? Number.NaN)));
