import { button, startOf } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

test('staff reach an author for whom money waits, and connect the customer that the author has become', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
  input,
}) => {
  const labelled = (id: string) => page.getByLabel(startOf(t(id)));
  const events = page.getByRole('region', { name: t('acquisition.events') });

  await test.step('the author with the largest sum gets an outreach profile', async () => {
    await openAs(visitor, 'admin', '/staff/acquisition');
    const begin = page.getByRole('button', { name: startOf(t('acquisition.beginNamed')) }).first();
    await expect(begin).toBeVisible();
    await checkPage('staff-acquisition-authors');
    await inputMethod.press(begin);
    await expect(events).toContainText(t('acquisition.status_new'));
  });

  await test.step('staff record that they have written', async () => {
    await inputMethod.choose(labelled('acquisition.status'), t('acquisition.status_contacted'));
    await inputMethod.write(labelled('acquisition.note'), 'Kirje kustantajan kautta.');
    await inputMethod.write(labelled('acquisition.nextDay'), '14.3.2027');
    await inputMethod.press(button(visitor, 'acquisition.saveStatus'));
    await expect(events).toContainText('Kirje kustantajan kautta.');
    await checkPage('staff-outreach');
  });

  await test.step('the author has become a customer, to whom the works are suggested', async () => {
    const customer = page.getByRole('region', { name: t('acquisition.customer') });
    await inputMethod.write(customer.getByRole('combobox'), 'Sandbacka');
    const option = page.getByRole('listbox').getByRole('option', { name: /Sandbacka/ });
    await expect(option).toBeVisible();
    if (input === 'mouse') await option.click();
    else {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await inputMethod.press(button(visitor, 'acquisition.connect'));
    await expect(customer.getByRole('link', { name: /Sandbacka/ })).toBeVisible();
    await checkPage('staff-outreach-connected');
  });

  await test.step('the connection was a mistake', async () => {
    await inputMethod.press(button(visitor, 'acquisition.disconnect'));
    await inputMethod.press(
      page.getByRole('alertdialog').getByRole('button', { name: t('acquisition.disconnect'), exact: true }),
    );
    await expect(button(visitor, 'acquisition.connect')).toBeVisible();
    await page.goto('/staff/acquisition?tab=outreach');
    await expect(page.getByText(t('acquisition.onlyDue'))).toBeVisible();
    await checkPage('staff-acquisition-outreach');
    await page.goto('/staff/acquisition?tab=books');
    await expect(page.getByText(t('acquisition.booksIntro'))).toBeVisible();
    await checkPage('staff-acquisition-books');
  });
});
