import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstTitles } from './works';

/** What the measuring has to know of a grid's page. */
interface Page {
  grid: ReactNode;
  /** What an app has around all of its pages: it is there before the grid. */
  frame?: (grid: ReactNode) => ReactNode;
  /** The title in a row, by the row's ordinal from 0. */
  titleAt: (row: number) => Element | null;
  /** What is pressed to sort by title. */
  titleHeading: () => HTMLElement | null;
  /** What scrolls. */
  scroller: () => Element | null;
  /** It begins in the order of the titles: the first press turns that round. */
  isSortedByTitle?: boolean;
}

/**
 * What `npm run bench:ui` calls in the page, in this order. The times are read from the browser's trace: a mark tells
 * what the main thread works for from then on.
 */
interface Bench {
  /**
   * From just before the render until rows are painted, again and again: the first time the browser also compiles
   * the libraries, and their styles are made. Tells how many elements there are in the end.
   */
  mount: () => Promise<number>;
  /** By title, up and down: from the press until the new first row is painted. */
  sort: () => Promise<void>;
  /** The same way through every grid. */
  scroll: () => Promise<void>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Rows that have to be there: every grid has more in sight. */
const rowsInSight = 12;
/** A grid that has shown nothing by then shows nothing at all. */
const framesToWait = 1200;
/** After the first one. */
const furtherMounts = 6;
/** How far each frame scrolls, in pixels: reading, skimming, looking for the end of the list. */
const steps = [20, 120, 600].flatMap((step) => Array.from({ length: 60 }, () => step));
/** The portal loads its fonts before its tables. */
const fonts = ['1rem "Source Sans 3"', '600 1rem "Source Sans 3"', '440 1rem Newsreader'];

/**
 * Asks in each frame whether it will show what is awaited, and is done when that frame has been painted: a message
 * that is sent before a frame's layout arrives after its paint.
 */
const painted = (isThere: () => boolean) =>
  new Promise<void>((resolve, reject) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      if (frames > framesToWait) return reject(new Error('The grid does not show what was awaited'));
      if (!isThere()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

function there<T>(found: T | null, what: string): T {
  if (found === null) throw new Error(`The page has no ${what}`);
  return found;
}

/** Where a grid stands after so many pixels: at the end of a short one it turns round. */
const placeAfter = (pixels: number, range: number) => range - Math.abs(range - (pixels % (2 * range)));

/** Puts what the bench calls where it finds it. */
export function offer({ frame = (content) => content, ...page }: Page) {
  const { grid, titleAt, titleHeading, scroller, isSortedByTitle = false } = page;
  const root = there(document.getElementById('root'), 'root');
  const firstTitle = () => titleAt(0)?.textContent;
  window.bench = {
    async mount() {
      await Promise.all(fonts.map((font) => document.fonts.load(font)));
      const app = createRoot(root);
      for (let time = 0; time <= furtherMounts; time += 1) {
        app.render(frame(null));
        await painted(() => firstTitle() === undefined);
        await painted(() => true);
        performance.mark(time === 0 ? 'first mount' : 'mount');
        app.render(frame(grid));
        await painted(() => Boolean(firstTitle() && titleAt(rowsInSight - 1)?.textContent));
        performance.mark('rest');
      }
      return root.querySelectorAll('*').length;
    },
    async sort() {
      const { ascending, descending } = firstTitles;
      for (const expected of isSortedByTitle ? [descending, ascending] : [ascending, descending]) {
        await painted(() => true);
        const heading = there(titleHeading(), 'heading of the titles');
        performance.mark('sort');
        heading.click();
        await painted(() => firstTitle() === expected);
        performance.mark('rest');
      }
    },
    scroll: () =>
      new Promise((resolve) => {
        const element = there(scroller(), 'scroller');
        const range = element.scrollHeight - element.clientHeight;
        let pixels = 0;
        let frames = 0;
        const frame = () => {
          const step = steps[frames];
          if (step === undefined) {
            performance.mark('rest');
            return resolve();
          }
          performance.mark('frame');
          frames += 1;
          pixels += step;
          element.scrollTop = placeAfter(pixels, range);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  };
}
