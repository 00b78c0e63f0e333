import { type Browser, expect, type Page, type Response } from '@playwright/test';
import type { Product } from './product.js';

/** Where the entries of a type are in the CMS. */
const places = {
  announcement: 'collection-types/api::announcement.announcement',
  terms: 'collection-types/api::terms.terms-version',
  settings: 'single-types/api::settings.portal-settings',
} as const;

/** One of the demonstration's editors at the CMS, in Finnish and on a wide screen, whoever walks through the portal. */
export interface Editor {
  page: Page;
  open: (type: keyof typeof places, entry?: string) => Promise<void>;
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

/** Whether what was stored holds all these texts. */
const holds = (answer: Response, texts: readonly string[]): boolean => {
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
  await page.locator('input[name="password"]').fill('demo-passphrase-for-authors');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Aloitus' }).waitFor();
  let longTexts: string[] = [];
  const pressUntilStored = (name: string) =>
    // The form takes a long text a moment after it was written: until then it asks to check it, or saves without it.
    expect(async () => {
      const [answer] = await Promise.all([
        page.waitForResponse((each) => each.ok() && isWrite(each), { timeout: 8000 }),
        page.getByRole('button', { name, exact: true }).click({ timeout: 2000 }),
      ]);
      expect(holds(answer, longTexts)).toBe(true);
    }).toPass({ timeout: 60_000 });
  return {
    page,
    async open(type, entry = '') {
      longTexts = [];
      await page.goto(`/admin/content-manager/${places[type]}${entry}`);
      await page.getByRole('button', { name: 'Julkaise', exact: true }).waitFor();
    },
    write: (attribute, text) => page.locator(`[name="${attribute}"]`).last().fill(text),
    async writeDay(attribute, day) {
      await page.locator(`[name="${attribute}"]`).fill(day);
      // What was typed is taken when the field is left.
      await page.keyboard.press('Tab');
    },
    async writeText(at, text) {
      await page.locator('.CodeMirror').nth(at).click();
      await page.keyboard.insertText(text);
      longTexts.push(text);
    },
    addTo: (list) =>
      page
        // The name of a list ends with how many it has.
        .getByText(new RegExp(`^${list}`))
        .locator('xpath=following::button[contains(., "Ei vielä")][1]')
        .click(),
    save: () => pressUntilStored('Tallenna'),
    publish: () => pressUntilStored('Julkaise'),
  };
}
