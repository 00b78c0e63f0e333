import { type Browser, expect, type Page, type Response } from '@playwright/test';
import { passphrase } from './log-in.js';
import type { Product } from './product.js';

/** Where the entries of a type are in the CMS. */
const paths = {
  announcement: 'collection-types/api::announcement.announcement',
  terms: 'collection-types/api::terms.terms-version',
  settings: 'single-types/api::settings.portal-settings',
} as const;

/** One of the demonstration's editors at the CMS, in Finnish and on a wide screen, whoever walks through the portal. */
export interface Editor {
  page: Page;
  open: (type: keyof typeof paths, entry?: string) => Promise<void>;
  /** A line by its attribute. */
  write: (attribute: string, text: string) => Promise<void>;
  /** A long text, by its place among those of the form. */
  writeText: (at: number, text: string) => Promise<void>;
  /** A day as `2.1.2026`, in a field with a calendar. */
  writeDay: (attribute: string, day: string) => Promise<void>;
  /** Adds the first part of a list, by the list's name. */
  addTo: (list: string) => Promise<void>;
  save: () => Promise<void>;
  publish: () => Promise<void>;
}

const isWrite = (answer: Response): boolean =>
  answer.request().method() !== 'GET' && answer.url().includes('/content-manager/');

/** What the CMS's field of a long text is made of. */
interface LongText {
  getValue: () => string;
}

/** Whether what was stored holds all these texts. */
const containsAll = (answer: Response, texts: readonly string[]): boolean => {
  const sent = answer.request().postData() ?? '';
  return texts.every((text) => sent.includes(JSON.stringify(text)));
};

/** Logs one in, by the role. */
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
    // The field reads what was typed a moment later; what it has not read by then is not in the form.
    await expect
      .poll(() =>
        field.evaluate((element: Element & { CodeMirror?: LongText }) => element.CodeMirror?.getValue()),
      )
      .toBe(text);
  };
  const pressUntilSaved = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    let isWhole: boolean | undefined;
    const onResponse = (answer: Response) => {
      if (answer.ok() && isWrite(answer)) isWhole ||= containsAll(answer, longTexts);
    };
    page.on('response', onResponse);
    // The form may ask to check a text that it takes a moment later, or store without it: then the act is done again.
    await expect(async () => {
      if (isWhole === false) {
        isWhole = undefined;
        for (const at of Object.keys(longTexts)) await setLongText(Number(at));
      }
      // While it stores, the button rests: a slow answer is waited for, not asked for twice.
      if (isWhole === undefined && (await button.isEnabled())) await button.click({ timeout: 2000 });
      await expect.poll(() => isWhole, { timeout: 8000 }).toBe(true);
    }).toPass({ timeout: 60_000 });
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
    async writeDay(attribute, day) {
      await page.locator(`[name="${attribute}"]`).fill(day);
      // What was typed is taken when the field is left.
      await page.keyboard.press('Tab');
    },
    async writeText(at, text) {
      longTexts[at] = text;
      await setLongText(at);
    },
    addTo: (list) =>
      page
        // The name of a list ends with how many it has.
        .getByText(new RegExp(`^${list}`))
        .locator('xpath=following::button[contains(., "Ei vielä")][1]')
        .click(),
    save: () => pressUntilSaved('Tallenna'),
    publish: () => pressUntilSaved('Julkaise'),
  };
}
