import { button, field, save, withValues } from '../product/controls.js';
import { fillLogin, openAs } from '../product/log-in.js';
import { mailTo } from '../product/mailbox.js';
import { fillRegistration, identifyAtBank } from '../product/register.js';
import { expect, test } from '../product/test.js';

test('a session warns before it expires, and no input is lost', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const phone = field(visitor, 'contact.field.phone');
  const iban = field(visitor, 'bank.newIban');
  const spelling = field(visitor, 'authorNames.name1').last();
  const dialog = page.getByRole('alertdialog', { name: t('frame.sessionEndTitle') });
  await page.clock.install();
  const name = withValues(t('authorNames.edit'), { name: 'A. Kuusivaara' });
  await openAs(visitor, 'author', '/settings');
  await inputMethod.press(button(visitor, 'contact.edit'));
  await inputMethod.press(button(visitor, 'bank.new'));
  await inputMethod.press(page.getByRole('button', { name, exact: true }));

  await test.step('two minutes before the end the user extends it', async () => {
    await inputMethod.write(phone, '+358 40 765 4321');
    await inputMethod.write(iban, 'FI21 1234 5600 0007 85');
    await expect(spelling).toHaveValue('A.');
    await inputMethod.write(spelling, 'Aino M.');
    await page.clock.fastForward('28:10');
    await expect(dialog).toBeVisible();
    await checkPage('session-ending');
    await inputMethod.press(dialog.getByRole('button', { name: t('frame.sessionGoOn') }));
    await expect(dialog).toBeHidden();
  });

  await test.step('after it has expired, login leads back and offers to restore the input, except the bank account', async () => {
    await page.context().clearCookies({ name: /session/ });
    await page.clock.fastForward('31:00');
    await page.waitForURL(/\/login\?/);
    await expect(page.getByText(t('login.sessionExpired'))).toBeVisible();
    await checkPage('login-expired');
    await fillLogin(visitor, 'author');
    await page.waitForURL(/\/settings/);
    await expect(page.getByText(t('form.restoreTitle'))).toBeVisible();
    await checkPage('settings-restore');
    await inputMethod.press(page.getByRole('button', { name: t('form.restore'), exact: true }));
    await expect(phone).toHaveValue('+358 40 765 4321');
    await expect(spelling).toHaveValue('Aino M.');
    await expect(iban).toHaveCount(0);
    await save(visitor);
    await page.reload();
    await expect(page.getByText('+358 40 765 4321')).toBeVisible();
    await expect(page.getByText('Aino M. Kuusivaara')).toBeVisible();
  });

  await test.step('leaving with unsaved changes requires confirmation', async () => {
    await inputMethod.press(button(visitor, 'contact.edit'));
    await inputMethod.write(phone, '+358 40 000 0000');
    await inputMethod.press(page.getByRole('contentinfo').getByRole('link', { name: t('frame.terms') }));
    const question = page.getByRole('alertdialog', { name: t('form.leaveTitle') });
    await expect(question).toBeVisible();
    await checkPage('settings-leave');
    await inputMethod.press(question.getByRole('button', { name: t('form.stay') }));
    await expect(phone).toHaveValue('+358 40 000 0000');
  });
});

test('an account number is saved after the user has proved lately who they are', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
  product,
}) => {
  await page.clock.install();
  const person = await fillRegistration(visitor);
  await inputMethod.press(button(visitor, 'register.submit'));
  await page.getByRole('heading', { level: 1, name: 'Inka Maria Vuorela' }).waitFor();
  expect(await mailTo(product, person.email, person.username)).toContain('/settings?language=');
  const current = page.getByRole('region', { name: t('bank.current') });

  await test.step('at the bank, before anything is typed', async () => {
    await page.goto('/settings/bank');
    await field(visitor, 'bank.iban').waitFor();
    await page.clock.fastForward('11:00');
    await inputMethod.press(page.getByRole('link', { name: t('bank.identify') }));
    await identifyAtBank(visitor, person);
    await expect(page.getByText(t('bank.proved'))).toBeVisible();
    await checkPage('bank-proved');
    await inputMethod.write(field(visitor, 'bank.iban'), 'FI21 1234 5600 0007 85');
    await inputMethod.press(button(visitor, 'settings.save'));
    await expect(current).toContainText('FI•• •••• •••• ••07 85');
  });

  await test.step('or by the password, over the filled form', async () => {
    await page.goto('/settings/bank');
    await field(visitor, 'bank.newIban').waitFor();
    await page.clock.fastForward('11:00');
    await inputMethod.write(field(visitor, 'bank.newIban'), 'FI49 5000 9420 0287 30');
    await inputMethod.press(button(visitor, 'settings.save'));
    const check = page.getByRole('alertdialog', { name: t('bank.checkTitle') });
    await inputMethod.press(check.getByRole('button', { name: t('bank.replace'), exact: true }));
    const dialog = page.getByRole('dialog', { name: t('proof.title') });
    const password = dialog.getByLabel(t('proof.password'), { exact: true });
    await inputMethod.write(password, 'väärä salasana tähän');
    await inputMethod.press(dialog.getByRole('button', { name: t('proof.submit') }));
    await expect(dialog.getByText(t('proof.passwordWrong')).first()).toBeVisible();
    await checkPage('bank-proof');
    await inputMethod.write(password, person.password);
    await inputMethod.press(dialog.getByRole('button', { name: t('proof.submit') }));
    await expect(page.getByText(t('settings.saved')).first()).toBeVisible();
    await expect(current).toContainText('FI•• •••• •••• ••87 30');
  });

  const mail = await mailTo(product, person.email, '/settings/bank');
  // The address has a port, which may have the same digits.
  expect(mail.replaceAll(/https?:\S+/g, '')).not.toMatch(/87 ?30|07 ?85/);
});

test('the page reloads when another user has logged in in another tab', async ({
  page,
  secondTab,
  visitor,
}) => {
  await openAs(visitor, 'author', '/');
  await expect(page.getByRole('heading', { level: 1, name: /Kuusivaara/ })).toBeVisible();
  await openAs(secondTab, 'beneficiary', '/');
  await expect(secondTab.page.getByRole('heading', { level: 1, name: /Honkasuo/ })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { level: 1, name: /Honkasuo/ })).toBeVisible();
});

test('what a visitor writes and presses before the scripts have loaded is not lost', async ({
  page,
  visitor,
}) => {
  let release = () => {};
  const scripts = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', (route) => scripts.then(() => route.continue()));
  await page.goto('/login?to=/works', { waitUntil: 'commit' });
  await fillLogin(visitor, 'author');
  expect(new URL(page.url()).search, 'the form is not sent by the browser').toBe('?to=/works');
  release();
  await page.waitForURL('**/works');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
