import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { root } from '../../scripts/environment.mjs';
import type { Combination } from './combinations.js';
import { type Hand, handOf } from './hand.js';
import { type Product, startProduct } from './product.js';
import { textsIn } from './texts.js';
import type { Visitor } from './visitor.js';

interface PerTest {
  hand: Hand;
  /** Whoever walks through the portal. */
  visitor: Visitor;
  /** A text of the portal in the language of this run. */
  t: (id: string) => string;
  look: Look;
  /** The same person in a second tab. */
  secondTab: Visitor;
  /** Another person, in a browser of their own. */
  other: Visitor & { look: Look };
}

/** Looks at the page as it stands: free of axe violations, nothing wider than the screen, and a picture. */
type Look = (name: string) => Promise<void>;

interface PerWorker extends Combination {
  /** Names journeys that change what everybody sees: they do not share their product with others. */
  isolation: string | null;
  product: Product;
}

async function findViolations(page: Page) {
  // Each document needs it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // react-aria's own live region keeps a moment's role without a name.
    const context = { exclude: ['[data-live-announcer]'] };
    const { violations } = await axe.run(context, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }));
  });
}

const lookAt =
  (page: Page, { language, width, hasAxe }: Pick<Combination, 'language' | 'width' | 'hasAxe'>): Look =>
  async (name) => {
    // A page that is still being fetched has nothing to judge.
    await page.locator('h1').first().waitFor();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    if (hasAxe) expect(await findViolations(page), `axe violations of ${name}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
    if (process.env['PICTURES']) {
      const file = `${name}-${language}-${width}.png`;
      await page.screenshot({ path: path.join(root, 'test-results/pictures', file), fullPage: true });
    }
  };

/** Lets a page be used, in which nothing may be thrown. */
async function withoutErrors(page: Page, use: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await use();
  expect(errors, 'errors in the page').toEqual([]);
}

export const test = base.extend<PerTest, PerWorker>({
  language: ['fi', { option: true, scope: 'worker' }],
  width: [1280, { option: true, scope: 'worker' }],
  input: ['mouse', { option: true, scope: 'worker' }],
  database: ['sqlite', { option: true, scope: 'worker' }],
  hasAxe: [true, { option: true, scope: 'worker' }],
  isolation: [null, { option: true, scope: 'worker' }],
  product: [
    async ({ database }, use) => {
      const product = await startProduct(database);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  viewport: async ({ width }, use) => use({ width, height: width === 390 ? 844 : 900 }),
  page: async ({ page }, use) => withoutErrors(page, () => use(page)),
  hand: async ({ input, page }, use) => use(handOf(input, page)),
  t: async ({ language }, use) => use(textsIn(language)),
  visitor: async ({ page, hand, t, language }, use) => use({ page, hand, t, language }),
  look: async ({ page, language, width, hasAxe }, use) => use(lookAt(page, { language, width, hasAxe })),
  secondTab: async ({ context, input, t, language }, use) => {
    const page = await context.newPage();
    await withoutErrors(page, () => use({ page, hand: handOf(input, page), t, language }));
  },
  other: async ({ browser, input, t, language, width, hasAxe }, use) => {
    const page = await (await browser.newContext()).newPage();
    const look = lookAt(page, { language, width, hasAxe });
    await withoutErrors(page, () => use({ page, hand: handOf(input, page), t, language, look }));
    await page.context().close();
  },
});

export { expect };
