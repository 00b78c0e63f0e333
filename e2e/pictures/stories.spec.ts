import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { picturesOf } from '../../scripts/pictures.mjs';

const storybook = path.resolve(import.meta.dirname, '../../storybook-static');
// No server listens there: `page.route` serves the files. The clipboard requires a secure origin such as localhost.
const origin = 'http://localhost:6999';
const height = 900;

const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
  entries: Parameters<typeof picturesOf>[0];
};

/** The state of Storybook's preview. */
interface Preview {
  currentRender?: {
    phase?: string;
    story?: {
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport: { options: Record<string, { styles: { width: string } }> } };
    };
  };
}
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** A theme or language that the story itself sets takes precedence over these. */
async function show(page: Page, id: string, theme: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:fi-FI`);
  const phase = await page.waitForFunction(() => {
    const now = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return now === 'finished' || now === 'errored' ? now : null;
  });
  expect(await phase.jsonValue()).toBe('finished');
  await page.evaluate(() => document.fonts.ready);
}

/** Returns the width of a viewport, by default of the one that the story sets; 0 without one. */
const widthOf = (page: Page, viewport: string | undefined) =>
  page.evaluate((wanted) => {
    const story = window.__STORYBOOK_PREVIEW__?.currentRender?.story;
    const name = wanted ?? story?.storyGlobals.viewport?.value;
    return name ? Number.parseInt(story?.parameters.viewport.options[name]?.styles.width ?? '', 10) : 0;
  }, viewport);

/** Returns the height of the story, or of the whole window if there is an overlay. */
const heightOf = (page: Page) =>
  page.evaluate((least) => {
    const over = document.querySelectorAll('[role*=dialog], [role=menu], [role=listbox], [role=tooltip]');
    const isCovered = [...over].some((element) => element.getClientRects().length > 0);
    const root = document.querySelector('#storybook-root');
    const bottom = root ? root.getBoundingClientRect().bottom + window.scrollY : least;
    return Math.max(40, isCovered ? least : Math.ceil(bottom));
  }, height);

/** Forces a repaint: a text that layout has moved by a subpixel is sometimes drawn at its old position by Chromium. */
async function repaint(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: '* { text-rendering: geometricPrecision !important; }' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await style.evaluate((element: Element) => element.remove());
}

test.beforeEach(async ({ page }) => {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: path.join(storybook, new URL(route.request().url()).pathname) }),
  );
});

for (const { name, id, theme, viewport } of picturesOf(entries)) {
  test(name, async ({ page }) => {
    await show(page, id, theme);
    const width = await widthOf(page, viewport);
    if (width) {
      await page.setViewportSize({ width, height });
      await show(page, id, theme);
    }
    // Toasts close automatically, except in their own stories.
    if (!id.includes('toast')) await page.addStyleTag({ content: '[data-toasts] { display: none; }' });
    const whole = { width: width || 800, height: await heightOf(page) };
    // Sticky elements are drawn at the end of the story, not in the middle.
    if (whole.height > height) await page.setViewportSize(whole);
    await page.evaluate(() => window.scrollTo(0, 0));
    await repaint(page);
    await expect(page).toHaveScreenshot(`${name}.png`, { clip: { x: 0, y: 0, ...whole } });
  });
}
