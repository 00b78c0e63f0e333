import { readFile } from 'node:fs/promises';
import { button, field, fileButton, startOf, withValues } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { sumsIn } from '../product/money.js';
import { expect, test } from '../product/test.js';

test.use({ isolation: 'distributions' });

const day = '15.12.2099';

test('a distribution from its draft to a returned payment', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  let place = '';
  const confirm = (id: string) =>
    inputMethod.press(page.getByRole('alertdialog').getByRole('button', { name: t(id), exact: true }));
  const asStaff = () => openAs(visitor, 'admin', place);
  /** Returns the author's row of the distribution. */
  const asAuthor = async () => {
    await openAs(visitor, 'author', '/accounting?year=2099');
    return page
      .getByRole('table', { name: withValues(t('accounting.ofYear'), { year: '2099' }), exact: true })
      .getByRole('row')
      .filter({ hasText: day });
  };

  await test.step('staff create it', async () => {
    await openAs(visitor, 'admin', '/accountings');
    await expect(page.getByRole('heading', { level: 1, name: t('distributions.title') })).toBeVisible();
    await checkPage('distributions');
    await inputMethod.press(page.getByRole('link', { name: t('distributions.new'), exact: true }));
    await inputMethod.write(field(visitor, 'distributionForm.name'), 'Lainauskorvaus 2099');
    await inputMethod.write(field(visitor, 'distributionForm.payDate'), day);
    await inputMethod.tick(field(visitor, 'distributionForm.announced'));
    await inputMethod.write(field(visitor, 'distributionForm.potInCents'), '10 000,00');
    await inputMethod.write(field(visitor, 'distributionForm.minimumInCents'), '0,00');
    await inputMethod.tick(page.getByRole('checkbox', { name: '2024', exact: true }));
    await checkPage('distribution-new');
    await inputMethod.press(button(visitor, 'distributionForm.create'));
    await page.waitForURL(/\/accountings\/[0-9A-Za-z]{22}$/);
    place = new URL(page.url()).pathname;
    await expect(page.getByRole('heading', { level: 1, name: 'Lainauskorvaus 2099' })).toBeVisible();
    await checkPage('distribution-draft');
  });

  await test.step('it is calculated, and no cent is lost', async () => {
    await inputMethod.press(button(visitor, 'distribution.calculate'));
    // The page polls until the calculation has ended.
    await expect(page.getByText(t('distribution.secondPerson'))).toBeVisible({ timeout: 120_000 });
    await expect(button(visitor, 'distribution.approve')).toHaveCount(0);
    await checkPage('distribution-calculated');
    const totals = page.getByRole('region', { name: t('distribution.totals'), exact: true });
    const [
      gross = 0,
      reserve = 0,
      unregistered = 0,
      deducted = 0,
      pot = 0,
      same = 0,
      over = 0,
      into = 0,
      paid = 0,
      withheld = 0,
      net = 0,
    ] = await sumsIn(totals);
    expect(pot).toBe(1_000_000);
    expect(gross + reserve + unregistered + deducted).toBe(pot);
    expect(same + over + into).toBe(paid);
    expect(paid + withheld).toBe(net);
  });

  await test.step('another person approves it, and the payment file is available', async () => {
    await openAs(visitor, 'superadmin', place);
    await inputMethod.press(button(visitor, 'distribution.approve'));
    await checkPage('distribution-approve');
    await confirm('distribution.approve');
    await expect(button(visitor, 'distribution.pay')).toBeVisible();
    await checkPage('distribution-approved');
    const download = page.waitForEvent('download');
    await inputMethod.press(button(visitor, 'distribution.file'));
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('pain.001.001.09');
    await expect(page.getByText(t('distribution.event_exported'))).toBeVisible();
  });

  await test.step('the author sees an estimate with the day of payment', async () => {
    const row = await asAuthor();
    await expect(row).toContainText(t('accounting.kind_estimate'));
    await checkPage('accounting-estimate');
    const download = page.waitForEvent('download');
    await inputMethod.press(page.getByRole('button', { name: startOf(t('accounting.addToCalendarOf')) }));
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toMatch(/\r\nDTSTART;VALUE=DATE:\d{8}\r\n/);
  });

  await test.step('it is paid', async () => {
    await asStaff();
    await inputMethod.press(button(visitor, 'distribution.pay'));
    await confirm('distribution.pay');
    await expect(button(visitor, 'distribution.pay')).toHaveCount(0);
    await checkPage('distribution-paid');
  });

  await test.step('the bank returns the author’s payment', async () => {
    const row = await asAuthor();
    await expect(row).toContainText(t('accounting.kind_paid'));
    const why = row.getByRole('link', { name: t('shareSum.why') });
    const [payment = ''] = /[0-9A-Za-z]{22}$/.exec((await why.getAttribute('href')) ?? '') ?? [];
    await openAs(visitor, 'admin', '/accountings');
    await inputMethod.chooseFile(fileButton(visitor, 'bankFile.file'), {
      name: 'palautuneet.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`payment;reason\n${payment};AC04\n`),
    });
    const failing = page.getByRole('table', { name: t('bankFile.failing'), exact: true });
    await expect(failing.getByRole('row').filter({ hasText: 'Lainauskorvaus 2099' })).toContainText('AC04');
    await checkPage('distributions-bank-file-seen');
    await inputMethod.press(button(visitor, 'bankFile.take'));
    await expect(page.getByText(t('bankFile.done'))).toBeVisible();
    await checkPage('distributions-bank-file-done');
    await inputMethod.press(page.getByRole('link', { name: t('bankFile.bounced'), exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: t('bankFile.bouncedTitle') })).toBeVisible();
    const bounced = page.getByRole('table', { name: t('bankFile.bouncedTitle'), exact: true });
    await expect(bounced).toContainText(t('bankFile.reason_AC04'));
    await checkPage('bounced');
    await expect(await asAuthor()).toContainText(t('accounting.failed'));
    await checkPage('accounting-failed');
  });
});
