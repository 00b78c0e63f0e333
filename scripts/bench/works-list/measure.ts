import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../design-system/src/fonts/fonts.css';
import { compareTexts, works } from './works';

/**
 * The functions that `npm run bench` calls in the page, in this order. It reads the times from the browser's trace: a
 * mark starts the span of main-thread work that is named after it.
 */
interface Bench {
  /**
   * Renders the list several times, each until its rows are painted: the first time the browser also compiles the
   * libraries, and their styles are created.
   */
  mount: () => Promise<void>;
  /** Sorts by title, down and up: each from the press until the new first row is painted. */
  sort: () => Promise<void>;
  scroll: () => Promise<void>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Rows that have to be rendered: both pages have more in the window. */
const visibleRows = 12;
const maxFrames = 1200;
/** Mounts after the first one. */
const furtherMounts = 6;
/** How many pixels each frame scrolls: reading, skimming, searching for the end of the list. */
const steps = [20, 120, 600].flatMap((step) => Array.from({ length: 60 }, () => step));
/** The portal loads its fonts before its tables. */
const fonts = ['1rem "Source Sans 3"', '600 1rem "Source Sans 3"', '440 1rem Newsreader'];

/**
 * Resolves after the paint of the first frame that meets a condition. A message that is sent before a frame's layout
 * arrives after its paint.
 */
const painted = (isReady: () => boolean) =>
  new Promise<void>((resolve, reject) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      if (frames > maxFrames) return reject(new Error('The list does not meet the condition'));
      if (!isReady()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

const titleAt = (row: number) => document.querySelector(`tr[data-index="${row}"] th a`)?.textContent;

function titleHeading(): HTMLElement {
  const headings = document.querySelectorAll<HTMLElement>('thead th button');
  const found = [...headings].find(({ textContent }) => textContent?.startsWith('Teos'));
  if (!found) throw new Error('The page has no column header of titles');
  return found;
}

const titles = works.map(({ name }) => name).sort(compareTexts);

/**
 * Adds the functions to the window. `frame` is what an application renders around all of its pages: it is rendered
 * before the list, which is sorted by title at first.
 */
export function exposeBench(list: ReactNode, frame = (content: ReactNode) => content) {
  const root = document.querySelector('#root') as HTMLElement;
  window.bench = {
    async mount() {
      await Promise.all(fonts.map((font) => document.fonts.load(font)));
      const app = createRoot(root);
      for (let time = 0; time <= furtherMounts; time += 1) {
        app.render(frame(null));
        await painted(() => titleAt(0) === undefined);
        await painted(() => true);
        performance.mark(time === 0 ? 'first mount' : 'mount');
        app.render(frame(list));
        await painted(() => Boolean(titleAt(0) && titleAt(visibleRows - 1)));
        performance.mark('idle');
      }
    },
    async sort() {
      for (const expected of [titles.at(-1), titles[0]]) {
        await painted(() => true);
        const heading = titleHeading();
        performance.mark('sort');
        heading.click();
        await painted(() => titleAt(0) === expected);
        performance.mark('idle');
      }
    },
    async scroll() {
      let top = 0;
      for (const step of steps) {
        await new Promise(requestAnimationFrame);
        performance.mark('frame');
        top += step;
        window.scrollTo(0, top);
      }
      await new Promise(requestAnimationFrame);
      performance.mark('idle');
    },
  };
}
