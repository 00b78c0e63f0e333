import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { before, button } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { sumsIn } from '../product/money.js';
import { expect, test } from '../product/test.js';

test.use({ hasSociety: true });

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test('an author reads what was paid, why, and saves the statement', async ({
  page,
  hand,
  t,
  look,
  visitor,
}) => {
  await openAs(visitor, 'author', '/accounting');
  const rows = page.getByRole('table', { name: t('accounting.all'), exact: true }).getByRole('row');

  await test.step('asks for a statement and saves it when it is ready', async () => {
    const fetch = rows.getByRole('button', { name: before(t('accounting.fetchOf')) }).first();
    await expect(fetch).toBeVisible();
    await look('accounting');
    const [date = ''] = /[\d.]+$/.exec((await fetch.getAttribute('aria-label')) ?? '') ?? [];
    const row = rows.filter({ hasText: date });
    await hand.press(fetch);
    // The page asks again by itself until it is ready.
    const link = row.getByRole('link', { name: new RegExp(`^${t('accounting.download')}`) });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await look('accounting-statement');
    const download = page.waitForEvent('download');
    await hand.press(link);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tilityslaskelma.*\.pdf$/);
    expect((await contentOf(file)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('finds the year open again, and saves the table', async () => {
    const years = page.getByRole('region', { name: t('accounting.years'), exact: true });
    const newest = years.getByRole('button', { expanded: true });
    await expect(newest).toHaveCount(1);
    await hand.press(newest);
    await expect(newest).toHaveCount(0);
    await page.reload();
    await expect(years.getByRole('button', { expanded: false }).first()).toBeVisible();
    await expect(newest).toHaveCount(0);
    const download = page.waitForEvent('download');
    await hand.press(button(visitor, 'accounting.downloadCsv'));
    expect((await contentOf(await download)).subarray(0, 3)).toEqual(Buffer.from('\uFEFF'));
  });

  await test.step('sees why a sum is as large as it is: everything adds up', async () => {
    const paid = rows.filter({ hasText: t('accounting.kind_paid') }).first();
    await hand.press(paid.getByRole('link', { name: t('shareSum.why') }));
    await expect(page.getByRole('heading', { level: 1, name: t('shareSum.why') })).toBeVisible();
    await expect(
      page.getByText(/^\d[\d\s]* × 1(?:\/\d+)? × \d,\d{3} = [\d\s]+,\d{2}$/).first(),
    ).toBeVisible();
    await look('accounting-why');
    const [net = 0, withheld = 0, gross = 0] = (
      await sumsIn(page.getByRole('region', { name: t('paymentReason.toAccount') }))
    ).reverse();
    expect(gross + withheld).toBe(net);
    const parts = await sumsIn(page.locator('tfoot'));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(gross);
  });

  await test.step('goes on to the loans of the year', async () => {
    await hand.press(page.getByRole('link', { name: before(t('paymentReason.toStatistics')) }).first());
    await expect(page).toHaveURL(/\/statistics\?year=\d{4}$/);
    await expect(page.getByRole('heading', { level: 1, name: t('statistics.title') })).toBeVisible();
  });
});

test('a beneficiary has the files by month', async ({ page, t, look, visitor }) => {
  await openAs(visitor, 'beneficiary', '/accounting');
  await expect(page.getByRole('region', { name: t('accounting.files'), exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: t('accounting.years'), exact: true })).toHaveCount(0);
  await look('accounting-beneficiary');
});
