import { readFile } from 'node:fs/promises';
import { startOf } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { helpTitle } from '../product/messages.js';
import { expect, test } from '../product/test.js';

test('an author reads the loans of a year and how the share is calculated', async ({
  page,
  inputMethod,
  t,
  checkPage,
  language,
  visitor,
}) => {
  await openAs(visitor, 'author', '/statistics');
  const table = page.getByRole('table', { name: t('statistics.works'), exact: true });
  const rows = table.getByRole('row');

  await test.step('expands a row of the table to its sum', async () => {
    const asTable = page.getByRole('button', { name: /taulukkona|tabell|table/ });
    await expect(asTable).toBeVisible();
    await checkPage('statistics');
    await inputMethod.press(asTable);
    await expect(rows.nth(1)).toBeVisible();
    await inputMethod.press(rows.nth(1).getByRole('button'));
    await expect(page.getByRole('heading', { name: t('shareSum.why') })).toBeVisible();
    await expect(
      table.getByText(/^\d[\d\s]* × 1(?:\/\d+)? × \d,\d{3} = [\d\s]+,\d{2}$/).first(),
    ).toBeVisible();
    await checkPage('statistics-sum');
  });

  await test.step('opens Celia’s loans, which are separate', async () => {
    const groups = page.getByRole('toolbar', { name: t('statistics.groups') });
    const celia = groups.getByRole('button', { name: t('shareSum.group.cel') });
    await celia.focus();
    await page.keyboard.press('Space');
    await expect(groups.locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(celia).toHaveAttribute('aria-pressed', 'true');
    await checkPage('statistics-celia');
    await celia.focus();
    await page.keyboard.press('Space');
    await expect(groups.locator('[aria-pressed="true"]')).toHaveCount(4);
  });

  await test.step('downloads the table in both formats', async () => {
    for (const [id, name, begins] of [
      ['money.downloadCsv', /\.csv$/, Buffer.from('\uFEFF')],
      ['money.downloadXlsx', /\.xlsx$/, Buffer.from('PK')],
    ] as const) {
      const download = page.waitForEvent('download');
      await inputMethod.press(page.getByRole('button', { name: startOf(t(id)) }));
      const file = await download;
      expect(file.suggestedFilename()).toMatch(name);
      expect((await readFile(await file.path())).subarray(0, begins.length)).toEqual(begins);
    }
  });

  await test.step('finds the year and the expanded help again', async () => {
    await inputMethod.choose(page.getByLabel(t('money.year_statistics'), { exact: true }), '2022');
    // The rows change when the loans of the year arrive, which would let a press miss.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const help = page.getByRole('button', { name: helpTitle('statistics-share', language) });
    await expect(help).toHaveAttribute('aria-expanded', 'false');
    await inputMethod.press(help);
    await expect(help).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await expect(help).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByLabel(t('money.year_statistics'), { exact: true })).toHaveValue('2022');
  });
});
