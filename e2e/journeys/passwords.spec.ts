import { fillLogin, passphrase } from '../product/log-in.js';
import { mailTo } from '../product/mailbox.js';
import { expect, test } from '../product/test.js';

const newPassword = 'uusi lause on neljä sanaa';

test('who has forgotten the password sets a new one, and accepts the terms before going on', async ({
  page,
  product,
  hand,
  t,
  look,
  language,
  visitor,
}) => {
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  const address = 'oona.pihlajasuo@example.com';

  await test.step('is told at once, though the mail server is away, and the mail comes when it is back', async () => {
    await page.goto(`/login?language=${language}`);
    const mailIsBack = await product.loseMailbox();
    await hand.press(button('login.forgot'));
    const dialog = page.getByRole('dialog', { name: t('forgotPassword.title') });
    await hand.write(dialog.getByLabel(t('forgotPassword.email')), address);
    await look('forgot-password');
    await hand.press(button('forgotPassword.submit'));
    await expect(dialog.getByText(t('forgotPassword.sent'))).toBeVisible();
    await expect(button('forgotPassword.close').last()).toBeFocused();
    await look('forgot-password-sent');
    await page.keyboard.press('Enter');
    await mailIsBack();
  });

  await test.step('follows the link and chooses a password', async () => {
    const mail = await mailTo(product, address);
    // The mail speaks the language of contact, which leads to the page in it.
    const link = new URL(/https?:\S+\/password-reset\/\S+/.exec(mail)?.[0] ?? '');
    expect(link.searchParams.get('language')).toBe('fi');
    link.searchParams.set('language', language);
    const password = page.getByLabel(t('newPassword.password'), { exact: true });
    await page.goto(link.href);
    await hand.write(password, 'Lyhyt1!');
    await look('password-reset');
    await hand.write(password, newPassword);
    await hand.write(page.getByLabel(t('newPassword.repeat'), { exact: true }), newPassword);
    await hand.press(button('passwordReset.submit'));
    await page.waitForURL(/\/login$/);
    await expect(page.getByText(t('passwordReset.done')).first()).toBeVisible();
    await page.goto(link.href);
    await expect(page.getByText(t('passwordReset.invalidTitle'))).toBeVisible();
    await look('password-reset-invalid');
    await hand.press(page.getByRole('link', { name: t('passwordReset.toLogin') }));
  });

  await test.step('comes in with the new password only', async () => {
    await fillLogin(visitor, 'newcomer');
    await expect(page.getByText(t('errors.invalidUsernameOrPassword')).first()).toBeVisible();
    await look('login-refused');
    await fillLogin(visitor, 'newcomer', newPassword);
    await page.waitForURL(/\/disclaimer$/);
  });

  await test.step('is held up until the terms are accepted', async () => {
    await page.goto('/works');
    await page.waitForURL(/\/disclaimer\?to=%2Fworks$/);
    const accept = button('terms.submit');
    await hand.press(accept);
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await look('disclaimer');
    await hand.tick(page.getByRole('checkbox', { name: t('terms.accept') }));
    await hand.press(accept);
    await expect(page.getByRole('heading', { level: 1, name: t('list.title') })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /Pihlajasuo/ })).toBeVisible();
    await look('home-newcomer');
  });
});

test('who has identified at the bank sets a password without the old one', async ({
  page,
  hand,
  t,
  look,
  language,
}) => {
  const submit = page.getByRole('button', { name: t('password.submit'), exact: true });
  await page.goto(`/login?language=${language}`);
  await hand.press(page.getByRole('link', { name: t('login.startRegistration') }));
  await hand.press(page.locator('button[name="person"]', { hasText: 'Sandbacka' }));
  await page.waitForURL(/\/password$/);
  await page.goto('/settings');
  await page.waitForURL(/\/password\?to=%2Fsettings$/);
  await expect(page.getByText(t('password.strong'))).toBeVisible();
  await expect(page.getByLabel(t('password.old'), { exact: true })).toHaveCount(0);
  await hand.write(page.getByLabel(t('newPassword.password'), { exact: true }), newPassword);
  await look('password-strong');
  await hand.write(page.getByLabel(t('newPassword.repeat'), { exact: true }), newPassword);
  await hand.press(submit);
  await page.waitForURL(/\/settings$/);

  await test.step('and changes it with the old one', async () => {
    await page.goto('/password');
    await hand.write(page.getByLabel(t('password.old'), { exact: true }), 'ei ole tämä salasana');
    // Other journeys use this account too, with the password that it had.
    await hand.write(page.getByLabel(t('newPassword.password'), { exact: true }), passphrase);
    await hand.write(page.getByLabel(t('newPassword.repeat'), { exact: true }), passphrase);
    await hand.press(submit);
    await expect(page.getByLabel(t('password.old'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await look('password-wrong');
    await hand.write(page.getByLabel(t('password.old'), { exact: true }), newPassword);
    await hand.press(submit);
    await expect(page.getByText(t('password.done')).first()).toBeVisible();
  });
});
