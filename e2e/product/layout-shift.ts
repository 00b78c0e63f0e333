import { expect, type Page, type Request } from '@playwright/test';

/** A layout shift that the browser reports (https://wicg.github.io/layout-instability/). */
interface Shift {
  value: number;
  /** In milliseconds since the start of the navigation. */
  time: number;
  /** The elements that moved, and how. */
  moved: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface ObservedWindow {
  /** Returns the shifts since the start of the navigation, without those that follow input. */
  layoutShifts: () => Shift[];
}

/** Responses of the API take this long, so that each page shows its loading state. */
const responseMs = 400;

/** Concurrent requests get their responses at this interval, so that the page is rendered after each of them. */
const intervalMs = 60;

/**
 * Returns a function that opens a page without any cached response, waits until it is at rest, and returns its shifts.
 */
export async function shiftMeter(page: Page): Promise<(place: string) => Promise<Shift[]>> {
  await page.addInitScript(observeShifts);
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  let latest = 0;
  // Intercepted requests bypass the browser's cache.
  await page.route('**/api/**', async (route) => {
    const now = performance.now();
    latest = Math.max(latest + intervalMs, now + responseMs);
    await new Promise((resolve) => setTimeout(resolve, latest - now));
    await route.continue();
  });
  return async (place) => {
    await page.goto(place);
    await page.locator('h1').first().waitFor();
    await expect(async () => {
      await page.evaluate(nextFrame);
      expect([...pending].map((request) => request.url())).toEqual([]);
      await expect(page.locator('[aria-busy="true"], [data-loading]:not([data-late] *)')).toHaveCount(0, {
        timeout: 1,
      });
    }).toPass({ intervals: [50], timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(nextFrame);
    return page.evaluate(() => (window as unknown as ObservedWindow).layoutShifts());
  };
}

/** Runs in the page before its own code. */
function observeShifts(): void {
  const shifts: Shift[] = [];
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'an element that was removed';
    const text = (element.textContent ?? '').trim().slice(0, 40);
    return `<${element.localName}${element.id && ` id="${element.id}"`}>${text}`;
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
  const add = (entries: PerformanceEntryList): void => {
    for (const { value, startTime, hadRecentInput, sources } of entries as ShiftEntry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      shifts.push({ value, time: startTime, moved });
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    layoutShifts: () => {
      add(observer.takeRecords());
      return shifts;
    },
  });
}

/** Resolves in the page after the next frame. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Returns the cumulative layout shift (https://web.dev/articles/cls): the largest sum of a session window, which lasts
 * at most five seconds and has no gap of a second.
 */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let [start, last, sum, largest] = [0, Number.NEGATIVE_INFINITY, 0, 0];
  for (const { value, time } of shifts) {
    if (time - last >= 1000 || time - start >= 5000) [start, sum] = [time, 0];
    last = time;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Describes shifts for the message of a failed test. */
export const describeShifts = (place: string, shifts: readonly Shift[]): string =>
  [
    `${place} moves while it loads`,
    ...shifts.map(({ value, time, moved }) =>
      [`${value.toFixed(4)} after ${Math.round(time)} ms:`, ...moved].join('\n    '),
    ),
  ].join('\n  ');
