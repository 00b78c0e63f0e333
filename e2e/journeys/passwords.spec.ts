import { fillLogin, passphrase } from '../product/log-in.js';
import { mailTo } from '../product/mailbox.js';
import { expect, test } from '../product/test.js';

const newPassword = 'uusi lause on neljä sanaa';

test('a user with a forgotten password sets a new one, and accepts the terms before continuing', async ({
  page,
  product,
  inputMethod,
  t,
  checkPage,
  language,
  visitor,
}) => {
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  const address = 'oona.pihlajasuo@example.com';

  await test.step('gets a confirmation while the mail server is unavailable, and the mail when it is available again', async () => {
    await page.goto(`/login?language=${language}`);
    const mailIsBack = await product.stopMailbox();
    await inputMethod.press(button('login.forgot'));
    const dialog = page.getByRole('dialog', { name: t('forgotPassword.title') });
    await inputMethod.write(dialog.getByLabel(t('forgotPassword.email')), address);
    await checkPage('forgot-password');
    await inputMethod.press(button('forgotPassword.submit'));
    await expect(dialog.getByText(t('forgotPassword.sent'))).toBeVisible();
    await expect(button('forgotPassword.close').last()).toBeFocused();
    await checkPage('forgot-password-sent');
    await page.keyboard.press('Enter');
    await mailIsBack();
  });

  await test.step('follows the link and chooses a password', async () => {
    const mail = await mailTo(product, address, '/password-reset/');
    // The mail is in the user's language of contact, and so is the page that it links to.
    const link = new URL(/https?:\S+\/password-reset\/\S+/.exec(mail)?.[0] ?? '');
    expect(link.searchParams.get('language')).toBe('fi');
    link.searchParams.set('language', language);
    const password = page.getByLabel(t('newPassword.password'), { exact: true });
    await page.goto(link.href);
    await inputMethod.write(password, 'Lyhyt1!');
    await checkPage('password-reset');
    await inputMethod.write(password, newPassword);
    await inputMethod.write(page.getByLabel(t('newPassword.repeat'), { exact: true }), newPassword);
    await inputMethod.press(button('passwordReset.submit'));
    await page.waitForURL(/\/login$/);
    await expect(page.getByText(t('passwordReset.done')).first()).toBeVisible();
    await page.goto(link.href);
    await expect(page.getByText(t('passwordReset.invalidTitle'))).toBeVisible();
    await checkPage('password-reset-invalid');
    await inputMethod.press(page.getByRole('link', { name: t('passwordReset.toLogin') }));
  });

  await test.step('logs in with the new password only', async () => {
    await fillLogin(visitor, 'newcomer');
    await expect(page.getByText(t('errors.invalidUsernameOrPassword')).first()).toBeVisible();
    await checkPage('login-refused');
    await fillLogin(visitor, 'newcomer', newPassword);
    await page.waitForURL(/\/disclaimer$/);
  });

  await test.step('sees only the terms until they are accepted', async () => {
    await page.goto('/works');
    await page.waitForURL(/\/disclaimer\?to=%2Fworks$/);
    const accept = button('terms.submit');
    await inputMethod.press(accept);
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await checkPage('disclaimer');
    await inputMethod.tick(page.getByRole('checkbox', { name: t('terms.accept') }));
    await inputMethod.press(accept);
    await expect(page.getByRole('heading', { level: 1, name: t('list.title') })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /Pihlajasuo/ })).toBeVisible();
    await checkPage('home-newcomer');
  });
});

test('a user who identifies at the bank sets a password without the previous one', async ({
  page,
  inputMethod,
  t,
  checkPage,
  language,
}) => {
  const submit = page.getByRole('button', { name: t('password.submit'), exact: true });
  await page.goto(`/login?language=${language}`);
  await inputMethod.press(page.getByRole('link', { name: t('login.startRegistration') }));
  await inputMethod.press(page.locator('button[name="person"]', { hasText: 'Sandbacka' }));
  await page.waitForURL(/\/password$/);
  await page.goto('/settings');
  await page.waitForURL(/\/password\?to=%2Fsettings$/);
  await expect(page.getByText(t('password.strong'))).toBeVisible();
  await expect(page.getByLabel(t('password.old'), { exact: true })).toHaveCount(0);
  await inputMethod.write(page.getByLabel(t('newPassword.password'), { exact: true }), newPassword);
  await checkPage('password-strong');
  await inputMethod.write(page.getByLabel(t('newPassword.repeat'), { exact: true }), newPassword);
  await inputMethod.press(submit);
  await page.waitForURL(/\/settings$/);

  await test.step('changes it with the previous one', async () => {
    await page.goto('/password');
    await inputMethod.write(page.getByLabel(t('password.old'), { exact: true }), 'ei ole tämä salasana');
    // Other journeys use this account with its previous password.
    await inputMethod.write(page.getByLabel(t('newPassword.password'), { exact: true }), passphrase);
    await inputMethod.write(page.getByLabel(t('newPassword.repeat'), { exact: true }), passphrase);
    await inputMethod.press(submit);
    await expect(page.getByLabel(t('password.old'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await checkPage('password-wrong');
    await inputMethod.write(page.getByLabel(t('password.old'), { exact: true }), newPassword);
    await inputMethod.press(submit);
    await expect(page.getByText(t('password.done')).first()).toBeVisible();
  });
});
