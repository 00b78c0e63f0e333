import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { extractText } from 'unpdf';
import { startOf, withValues } from '../product/controls.js';
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
  const year = page.getByRole('combobox', { name: t('money.year_accounting') });
  const payments = page.getByRole('region', { name: startOf(t('accounting.ofYear')) });
  const rows = payments.getByRole('row');

  await test.step('downloads a statement with one press', async () => {
    const statement = rows.getByRole('button', { name: startOf(t('accounting.download')) }).first();
    await expect(statement).toBeVisible();
    await checkPage('accounting');
    const download = page.waitForEvent('download', { timeout: 60_000 });
    await inputMethod.press(statement);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tilityslaskelma.*\.pdf$/);
    expect((await contentOf(file)).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(rows.getByText(t('accounting.saved'))).toBeVisible();
    await checkPage('accounting-statement');
  });

  await test.step('chooses a year, finds it again, and downloads all payments', async () => {
    const newest = await year.inputValue();
    await inputMethod.choose(year, '2022');
    await expect(page.getByRole('region', { name: /2022$/ })).toBeVisible();
    await page.reload();
    await expect(year).toHaveValue('2022');
    await inputMethod.choose(year, newest);
    for (const [id, begins] of [
      ['money.downloadCsv', Buffer.from('\uFEFF')],
      ['money.downloadXlsx', Buffer.from('PK')],
    ] as const) {
      const download = page.waitForEvent('download');
      await inputMethod.press(payments.getByRole('button', { name: startOf(t(id)) }));
      expect((await contentOf(await download)).subarray(0, begins.length)).toEqual(begins);
    }
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
    await expect(page.getByRole('link', { name: t('statistics.title'), exact: true }).last()).toHaveAttribute(
      'aria-current',
      'page',
    );
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
  const files = page.getByRole('region', { name: startOf(t('accounting.filesOfYear')) });
  const why = files.getByRole('link', { name: t('shareSum.why') }).first();
  await expect(why).toBeVisible();
  await expect(page.getByRole('region', { name: startOf(t('accounting.ofYear')) })).toHaveCount(0);
  const [date = '', year = ''] = /\d+\.\d+\.(\d{4})/.exec(await files.innerText()) ?? [];

  await test.step('downloads the file of a month, which is generated on request', async () => {
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

  await test.step('reads how the gross sum next to the file is calculated, which adds up', async () => {
    const [net = 0, gross = 0] = await sumsIn(files);
    expect(net).toBeLessThan(gross);
    await inputMethod.press(why);
    await expect(page.getByRole('heading', { level: 1, name: t('shareSum.why') })).toBeVisible();
    await checkPage('accounting-beneficiary-why');
    expect(await sumsAddUp(visitor)).toBe(gross);
  });
});
