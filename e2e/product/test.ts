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
  /** Whoever walks through the portal. */
  visitor: Visitor;
  /** A text of the portal in the language of this run. */
  t: (id: string) => string;
  checkPage: CheckPage;
  /** The same person in a second tab. */
  secondTab: Visitor;
  /** Another person, in a browser of their own. */
  other: Visitor & { checkPage: CheckPage };
}

/** Looks at the page as it stands: free of axe violations, nothing wider than the screen, and a picture. */
type CheckPage = (name: string) => Promise<void>;

interface WorkerFixtures extends Combination {
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

const pageCheck =
  (page: Page, { language, width, hasAxe }: Pick<Combination, 'language' | 'width' | 'hasAxe'>): CheckPage =>
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
