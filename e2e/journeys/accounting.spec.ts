import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { extractText } from 'unpdf';
import { button, startOf, withValues } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { sumsIn } from '../product/money.js';
import { expect, test } from '../product/test.js';
import type { Visitor } from '../product/visitor.js';

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

/**
 * Checks on the page that explains a payment that the net is the gross less deductions, and that the gross, which it returns,
 * is the sum of its parts.
 */
async function sumsAddUp({ page, t }: Visitor): Promise<number> {
  const toAccount = page.getByRole('region', { name: t('paymentReason.toAccount') });
  await expect(toAccount).toBeVisible();
  const [net = 0, withheld = 0, gross = 0] = (await sumsIn(toAccount)).reverse();
  expect(gross + withheld).toBe(net);
  const parts = await sumsIn(page.locator('tfoot'));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(gross);
  return gross;
}

test('an author reads what was paid and why, and downloads the statement', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  await openAs(visitor, 'author', '/accounting');
  const rows = page.getByRole('table', { name: t('accounting.all'), exact: true }).getByRole('row');

  await test.step('requests a statement and downloads it when it is ready', async () => {
    const fetch = rows.getByRole('button', { name: startOf(t('accounting.fetchOf')) }).first();
    await expect(fetch).toBeVisible();
    await checkPage('accounting');
    const [date = ''] = /[\d.]+$/.exec((await fetch.getAttribute('aria-label')) ?? '') ?? [];
    const row = rows.filter({ hasText: date });
    await inputMethod.press(fetch);
    // The page polls until the statement is ready.
    const link = row.getByRole('link', { name: new RegExp(`^${t('accounting.download')}`) });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await checkPage('accounting-statement');
    const download = page.waitForEvent('download');
    await inputMethod.press(link);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tilityslaskelma.*\.pdf$/);
    expect((await contentOf(file)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('finds the year still expanded, and downloads the table', async () => {
    const years = page.getByRole('region', { name: t('accounting.years'), exact: true });
    const newest = years.getByRole('button', { expanded: true });
    await expect(newest).toHaveCount(1);
    await inputMethod.press(newest);
    await expect(newest).toHaveCount(0);
    await page.reload();
    await expect(years.getByRole('button', { expanded: false }).first()).toBeVisible();
    await expect(newest).toHaveCount(0);
    const download = page.waitForEvent('download');
    await inputMethod.press(button(visitor, 'accounting.downloadCsv'));
    expect((await contentOf(await download)).subarray(0, 3)).toEqual(Buffer.from('\uFEFF'));
  });

  await test.step('reads how a sum is calculated, which adds up', async () => {
    const paid = rows.filter({ has: page.getByText(t('accounting.kind_paid'), { exact: true }) }).first();
    await inputMethod.press(paid.getByRole('link', { name: t('shareSum.why') }));
    await expect(page.getByRole('heading', { level: 1, name: t('shareSum.why') })).toBeVisible();
    await expect(
      page.getByText(/^\d[\d\s]* × 1(?:\/\d+)? × \d,\d{3} = [\d\s]+,\d{2}$/).first(),
    ).toBeVisible();
    await checkPage('accounting-why');
    await sumsAddUp(visitor);
  });

  await test.step('opens the loans of the year', async () => {
    await inputMethod.press(
      page.getByRole('link', { name: startOf(t('paymentReason.toStatistics')) }).first(),
    );
    await expect(page).toHaveURL(/\/statistics\?year=\d{4}$/);
    await expect(page.getByRole('heading', { level: 1, name: t('statistics.title') })).toBeVisible();
  });
});

test('a beneficiary downloads files by month, and reads how each sum is calculated', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  await openAs(visitor, 'beneficiary', '/accounting');
  const files = page.getByRole('region', { name: t('accounting.files'), exact: true });
  const why = files.getByRole('link', { name: t('shareSum.why') }).first();
  await expect(files).toBeVisible();
  await expect(page.getByRole('region', { name: t('accounting.years'), exact: true })).toHaveCount(0);
  const paid = page
    .getByRole('row')
    .filter({ has: page.getByText(t('accounting.kind_paid'), { exact: true }) })
    .first();
  const [date = '', year = ''] = /\d+\.\d+\.(\d{4})/.exec(await paid.innerText()) ?? [];

  await test.step('downloads the file of a month, which is generated on request', async () => {
    await inputMethod.choose(files.getByRole('combobox', { name: t('accounting.year') }), year);
    await expect(why).toBeVisible();
    await checkPage('accounting-beneficiary');
    const download = page.waitForEvent('download');
    const words = { download: t('accounting.download'), date };
    await inputMethod.press(
      files.getByRole('button', { name: withValues(t('accounting.downloadOf'), words), exact: true }),
    );
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^tilityslaskelma-${year}-\\d\\d-\\d\\d\\.pdf$`));
    const { text } = await extractText(new Uint8Array(await contentOf(file)), { mergePages: true });
    expect(text).toContain('Honkasuo');
    expect(text).toContain(date);
  });

  await test.step('reads how the sum next to the file is calculated, which adds up', async () => {
    const [sum] = await sumsIn(files);
    await inputMethod.press(why);
    await expect(page.getByRole('heading', { level: 1, name: t('shareSum.why') })).toBeVisible();
    await checkPage('accounting-beneficiary-why');
    expect(await sumsAddUp(visitor)).toBe(sum);
  });
});
