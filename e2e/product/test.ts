import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { root } from '../../scripts/environment.mjs';
import type { Combination } from './combinations.js';
import { type InputMethod, inputMethodOf } from './input-method.js';
import { messagesIn } from './messages.js';
import { type Product, startProduct } from './product.js';
import type { Visitor } from './visitor.js';

interface TestFixtures {
  inputMethod: InputMethod;
  /** The user of the journey. */
  visitor: Visitor;
  /** Returns a message of the portal in the language of this run. */
  t: (id: string) => string;
  checkPage: CheckPage;
  /** The same user in a second tab. */
  secondTab: Visitor;
  /** Another user in another browser. */
  other: Visitor & { checkPage: CheckPage };
}

/**
 * Checks that the page has no axe violations and no horizontal overflow, and takes a picture of it if PICTURES is set.
 */
type CheckPage = (name: string) => Promise<void>;

interface WorkerFixtures extends Combination {
  /** A name for journeys that change what all users see, which prevents that they share a product with others. */
  isolation: string | null;
  product: Product;
}

async function findViolations(page: Page) {
  // axe has to be loaded once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // The live region of React Aria has a role without a name for a moment.
    const context = { exclude: ['[data-live-announcer]'] };
    const { violations } = await axe.run(context, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }));
  });
}

const pageCheck =
  (page: Page, { language, width, hasAxe }: Pick<Combination, 'language' | 'width' | 'hasAxe'>): CheckPage =>
  async (name) => {
    // The check waits until the page is loaded.
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

/** Runs a test, and fails if the page has thrown an error. */
async function failOnPageErrors(page: Page, use: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await use();
  expect(errors, 'errors in the page').toEqual([]);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  page: async ({ page }, use) => failOnPageErrors(page, () => use(page)),
  inputMethod: async ({ input, page }, use) => use(inputMethodOf(input, page)),
  t: async ({ language }, use) => use(messagesIn(language)),
  visitor: async ({ page, inputMethod, t, language }, use) => use({ page, inputMethod, t, language }),
  checkPage: async ({ page, language, width, hasAxe }, use) =>
    use(pageCheck(page, { language, width, hasAxe })),
  secondTab: async ({ context, input, t, language }, use) => {
    const page = await context.newPage();
    await failOnPageErrors(page, () => use({ page, inputMethod: inputMethodOf(input, page), t, language }));
  },
  other: async ({ browser, input, t, language, width, hasAxe }, use) => {
    const page = await (await browser.newContext()).newPage();
    const checkPage = pageCheck(page, { language, width, hasAxe });
    await failOnPageErrors(page, () =>
      use({ page, inputMethod: inputMethodOf(input, page), t, language, checkPage }),
    );
    await page.context().close();
  },
});

export { expect };
