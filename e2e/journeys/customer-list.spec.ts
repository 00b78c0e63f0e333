import { readFile } from 'node:fs/promises';
import { button, withValues } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

test('staff find customers, save them as CSV and print their address labels', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  await openAs(visitor, 'admin', '/staff/customers');
  const found = page.getByRole('link', { name: 'Kuusivaara, Aino' });
  /** The content of the file that the press saves. */
  const saved = async (press: () => Promise<void>): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await press();
    return readFile(await (await download).path());
  };

  await test.step('finds a customer by name, and the search is in the address', async () => {
    await expect(page.getByText(t('customerList.start'))).toBeVisible();
    await checkPage('customers-start');
    await inputMethod.write(page.getByRole('searchbox'), 'kuusivaara aino');
    await expect(found).toBeVisible();
    await expect(page).toHaveURL(/\?search=kuusivaara\+aino$/);
    await checkPage('customers-found');
  });

  await test.step('filters by the language of contact, which is not that of the page', async () => {
    const language = page.getByRole('combobox', { name: t('customerList.language') });
    await language.selectOption('fi');
    await expect(page).toHaveURL(/&contactLanguage=fi$/);
    await page.reload();
    await expect(found).toBeVisible();
    await expect(language).toHaveValue('fi');
    await expect(page.getByRole('heading', { level: 1, name: t('customerList.title') })).toBeVisible();
  });

  await test.step('saves the list as CSV', async () => {
    const csv = await saved(() => inputMethod.press(button(visitor, 'customerList.csv')));
    expect(csv.toString('utf8')).toMatch(/^\ufeff.*\r\n.*;Aino Maria Kuusivaara;/);
  });

  await test.step('prints the labels', async () => {
    await inputMethod.press(button(visitor, 'customerList.labels'));
    await expect(page.getByRole('dialog', { name: t('customerList.labels') })).toBeVisible();
    await checkPage('customers-labels');
    const pdf = await saved(() => inputMethod.press(button(visitor, 'customerList.print')));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('returns from the customer to the same list, with the selection', async () => {
    const select = withValues(t('selection.select'), { name: 'Kuusivaara, Aino Maria' });
    await inputMethod.tick(page.getByRole('checkbox', { name: select }));
    await checkPage('customers-selected');
    await inputMethod.press(found);
    await expect(page.getByRole('heading', { level: 1, name: 'Kuusivaara, Aino' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: select })).toBeChecked();
  });

  await test.step('prints the labels of the selected customers', async () => {
    await inputMethod.press(button(visitor, 'customerList.labelsOfSelected'));
    const pdf = await saved(() => inputMethod.press(button(visitor, 'customerList.print')));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
