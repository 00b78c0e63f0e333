import { button, field, startOf, withValues } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

test('staff enter a customer from a paper form, rename, close and reopen the customer', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const dialog = page.getByRole('dialog');
  const inDialog = (id: string) => dialog.getByRole('button', { name: t(id), exact: true });
  const username = 'kerstin.ahlfors';
  const closeAccount = page.getByRole('button', {
    name: withValues(t('staff.closeNamed'), { name: username }),
  });
  const open = async (id: string) => {
    await inputMethod.press(button(visitor, id));
    await expect(dialog).toBeVisible();
  };

  await test.step('the form requires a name and a date of birth, and keeps what was typed', async () => {
    await openAs(visitor, 'admin', '/staff/customers/new');
    await inputMethod.write(field(visitor, 'customer.lastName'), 'Ahlfors');
    await inputMethod.write(field(visitor, 'customer.firstName'), 'Kerstin');
    await inputMethod.press(button(visitor, 'customer.create'));
    await expect(page.getByRole('form').getByRole('alert')).toContainText(t('customer.identityRequired'));
    await checkPage('staff-customer-new-invalid');
    await inputMethod.write(field(visitor, 'customer.bornOn'), '14.3.1968');
    await inputMethod.press(button(visitor, 'customer.create'));
    await expect(page.getByRole('heading', { level: 1, name: 'Ahlfors, Kerstin' })).toBeVisible();
    await checkPage('staff-customer-new');
  });

  await test.step('the contract is entered, and is in force', async () => {
    await open('customer.enterContract');
    await inputMethod.write(dialog.getByLabel(startOf(t('customer.validFrom'))), '1.2.2026');
    await checkPage('staff-customer-contract');
    await inputMethod.press(inDialog('customer.enterContract'));
    await expect(page.getByText(withValues(t('customer.validOpen'), { from: '1.2.2026' }))).toBeVisible();
  });

  await test.step('the customer is invited', async () => {
    const form = page.getByRole('form', { name: t('staff.login') });
    await inputMethod.write(form.getByLabel(t('staff.username')), username);
    await inputMethod.write(form.getByLabel(t('staff.email')), `${username}@example.org`);
    await inputMethod.press(button(visitor, 'staff.invite'));
    await expect(closeAccount).toBeVisible();
  });

  await test.step('another name needs a reason, and the old name is found', async () => {
    await open('customer.edit');
    await inputMethod.write(dialog.getByLabel(startOf(t('customer.lastName'))), 'Sandberg');
    await inputMethod.write(dialog.getByLabel(startOf(t('customer.reason'))), 'vigselbevis');
    await checkPage('staff-customer-edit');
    await inputMethod.press(inDialog('customer.save'));
    await expect(page.getByRole('heading', { level: 1, name: 'Sandberg, Kerstin' })).toBeVisible();
    await page.goto('/staff/customers?search=ahlfors+kerstin');
    await inputMethod.press(page.getByRole('link', { name: 'Sandberg, Kerstin' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Sandberg, Kerstin' })).toBeVisible();
  });

  await test.step('the customer is closed, not found, and reopened', async () => {
    await open('customer.close');
    await inputMethod.write(dialog.getByLabel(startOf(t('customer.closingReason'))), 'egen begäran');
    await checkPage('staff-customer-close');
    await inputMethod.press(inDialog('customer.close'));
    await expect(button(visitor, 'customer.reopen')).toBeVisible();
    await expect(page.getByText(t('customer.loginsEnded'))).toBeVisible();
    await expect(closeAccount).toHaveCount(0);
    const address = page.url();
    await page.goto('/staff/customers?search=sandberg+kerstin');
    await expect(page.getByText(t('customerList.none'))).toBeVisible();
    await checkPage('staff-customers-none');
    await page.goto(address);
    await open('customer.reopen');
    await inputMethod.write(dialog.getByLabel(startOf(t('customer.closingReason'))), 'misstag');
    await inputMethod.press(inDialog('customer.reopen'));
    await expect(button(visitor, 'customer.close')).toBeVisible();
  });
});
