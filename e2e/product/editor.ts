import { type Browser, expect, type Page, type Request, type Response } from '@playwright/test';
import { passphrase } from './log-in.js';
import type { Product } from './product.js';

/** The paths of content types in the CMS. */
const paths = {
  announcement: 'collection-types/api::announcement.announcement',
  terms: 'collection-types/api::terms.terms-version',
  settings: 'single-types/api::settings.portal-settings',
} as const;

/** An editor of the demonstration in the CMS, always in Finnish and on a wide screen. */
export interface Editor {
  page: Page;
  open: (type: keyof typeof paths, entry?: string) => Promise<void>;
  /** Fills a field by its attribute. */
  write: (attribute: string, text: string) => Promise<void>;
  /** Fills a rich text field by its position in the form. */
  writeText: (at: number, text: string) => Promise<void>;
  /** Adds the first component to a list, by the name of the list. */
  addTo: (list: string) => Promise<void>;
  save: () => Promise<void>;
  publish: () => Promise<void>;
}

const isWrite = (request: Request): boolean =>
  request.method() !== 'GET' && request.url().includes('/content-manager/');

/** The editor component of a rich text field. */
interface LongText {
  getValue: () => string;
}

/** Whether a request contained all these texts. */
const containsAll = (response: Response, texts: readonly string[]): boolean => {
  const sent = response.request().postData() ?? '';
  return texts.every((text) => sent.includes(JSON.stringify(text)));
};

/** Logs an editor in by the role. */
export async function editorOf(
  browser: Browser,
  { url }: Product,
  role: 'editor' | 'publisher' | 'administrator',
): Promise<Editor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: url });
  await context.addInitScript(() => localStorage.setItem('strapi-admin-language', 'fi'));
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByLabel('Sähköposti').fill(`${role}@example.org`);
  await page.locator('input[name="password"]').fill(passphrase);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Aloitus' }).waitFor();
  const longTexts: string[] = [];
  const setLongText = async (at: number) => {
    const field = page.locator('.CodeMirror').nth(at);
    const text = longTexts[at] ?? '';
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
    // The field updates the form with a delay; texts that it has not processed are not in the form.
    await expect
      .poll(() =>
        field.evaluate((element: Element & { CodeMirror?: LongText }) => element.CodeMirror?.getValue()),
      )
      .toBe(text);
  };
  const pressUntilSaved = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    let outcome = 'not pressed';
    const onResponse = (response: Response) => {
      if (!isWrite(response.request()) || outcome === 'saved') return;
      if (!response.ok()) outcome = `refused with ${response.status()}`;
      else outcome = containsAll(response, longTexts) ? 'saved' : 'saved without a text';
    };
    const onRequest = (request: Request) => {
      if (isWrite(request) && outcome === 'pressed') outcome = 'sent';
    };
    page.on('request', onRequest);
    page.on('response', onResponse);
    // The form may be saved before a text is in it, or report that the text is missing: then the action is repeated.
    await expect(async () => {
      if (/^(refused|saved without)/.test(outcome))
        for (const at of Object.keys(longTexts)) await setLongText(Number(at));
      // The button is disabled during a save, so a slow save is not repeated.
      if (outcome !== 'saved' && (await button.isEnabled({ timeout: 2000 }))) {
        outcome = 'pressed';
        await button.click({ timeout: 2000 });
      }
      await expect.poll(() => outcome, { timeout: 8000 }).toBe('saved');
    })
      .toPass({ timeout: 60_000 })
      .catch(async (cause: unknown) => {
        const shown = await page.locator('body').ariaSnapshot();
        throw new Error(`${name}: ${outcome}. The page shows:\n${shown}`, { cause });
      });
    page.off('request', onRequest);
    page.off('response', onResponse);
  };
  return {
    page,
    async open(type, entry = '') {
      longTexts.length = 0;
      await page.goto(`/admin/content-manager/${paths[type]}${entry}`);
      await page.getByRole('button', { name: 'Julkaise', exact: true }).waitFor();
    },
    write: (attribute, text) => page.locator(`[name="${attribute}"]`).last().fill(text),
    async writeText(at, text) {
      longTexts[at] = text;
      await setLongText(at);
    },
    addTo: (list) =>
      page
        // The label of a list ends with the number of components.
        .getByText(new RegExp(`^${list}`))
        .locator('xpath=following::button[contains(., "Ei vielä")][1]')
        .click(),
    save: () => pressUntilSaved('Tallenna'),
    publish: () => pressUntilSaved('Julkaise'),
  };
}
