import { fillRegistration } from '../product/register.js';
import { expect, test } from '../product/test.js';

const hyttiNro6 = '978-951-0-39265-2';

/** A sentence of the terms that a new installation begins with. */
const ofTheTerms = {
  fi: 'Palvelun käyttäminen ei maksa mitään.',
  sv: 'Det kostar ingenting att använda tjänsten.',
  en: 'Using the service is free of charge.',
};

test('an author registers, signs the contract and lists a work', async ({
  page,
  hand,
  t,
  look,
  language,
  width,
}) => {
  const visitor = { page, hand, t, language };
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  const field = (id: string) => page.getByLabel(t(id), { exact: true });
  const link = (id: string) => page.getByRole('link', { name: t(id), exact: true });
  const title = (id: string) => page.getByRole('heading', { level: 1, name: t(id), exact: true });
  const isPhone = width === 390;

  await test.step('identifies at the bank, reads the terms and registers', async () => {
    await fillRegistration(visitor);
    await hand.press(button('register.readTerms'));
    const terms = page.getByRole('dialog', { name: t('register.termsTitle') });
    await expect(terms).toContainText(ofTheTerms[language]);
    await look('register-terms');
    await page.keyboard.press('Escape');
    await look('register');
    await hand.press(button('register.submit'));
    await expect(page.getByRole('heading', { level: 1, name: 'Inka Maria Vuorela' })).toBeVisible();
    await look('home-new');
  });

  await test.step('accepts the contract', async () => {
    await hand.press(page.getByRole('link', { name: t('home.contract'), exact: false }).first());
    await expect(button('contract.accept').last()).toBeVisible();
    await look('contract-to-accept');
    await hand.press(button('contract.accept').last());
    await page.waitForURL(/\/settings/);
    await look('settings-after-contract');
  });

  await test.step('gives contact details', async () => {
    await hand.write(field('contact.streetAddress'), 'Kirstinkatu 12 B 34');
    await hand.write(field('contact.zipCode'), '0051');
    await hand.press(button('settings.save'));
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await look('settings-errors');
    await hand.write(field('contact.zipCode'), '00510');
    await hand.write(field('contact.postCenter'), 'Helsinki');
    const country = page.getByRole('combobox', { name: t('contact.country') });
    await hand.write(country, { fi: 'Suomi', sv: 'Finland', en: 'Finland' }[language]);
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue({ fi: 'Suomi', sv: 'Finland', en: 'Finland' }[language]);
    await hand.press(button('settings.save'));
    await expect(page.getByText(t('settings.saved')).first()).toBeVisible();
    await expect(button('settings.save')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('gives the bank account', async () => {
    // On a phone the menu of the settings is behind a link back.
    if (isPhone) await hand.press(link('settings.menu'));
    const menu = page.getByRole('navigation', { name: t('session.settings') });
    await hand.press(menu.getByRole('link', { name: t('bank.title') }));
    // The page of all details, which is being left, has the same field.
    await expect(title('bank.title')).toBeVisible();
    await hand.write(field('bank.iban'), 'fi21 1234 5600 0007 86');
    await page.keyboard.press('Tab');
    await expect(field('bank.iban')).toHaveAttribute('aria-invalid', 'true');
    await hand.write(field('bank.iban'), 'fi21 1234 5600 0007 85');
    await page.keyboard.press('Tab');
    await look('bank');
    await hand.press(button('settings.save'));
    const current = page.getByRole('region', { name: t('bank.current') });
    await expect(current).toContainText('FI•• •••• •••• ••07 85');
    await look('bank-saved');
  });

  await test.step('finds Hytti nro 6 by its ISBN and adds it', async () => {
    // On a phone the pages are behind the menu.
    if (isPhone) await hand.press(page.getByRole('button', { name: new RegExp(t('frame.menu')) }));
    const pages = page.getByRole(isPhone ? 'dialog' : 'banner');
    await hand.press(pages.getByRole('link', { name: t('frame.works'), exact: true }));
    await expect(title('list.title')).toBeVisible();
    await look('works-empty');
    await hand.press(link('list.add'));
    await hand.write(field('add.search'), hyttiNro6);
    await expect(page.getByText('Hytti nro 6').first()).toBeVisible();
    await hand.tick(page.getByRole('checkbox', { name: t('works.role.author') }));
    await hand.write(page.getByRole('textbox', { name: t('roles.authors') }), '1');
    await look('works-add');
    await hand.press(button('add.submit'));
    await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();
    await look('works-added');
    await hand.press(page.getByRole('link', { name: t('add.toList') }));
  });

  await test.step('edits it', async () => {
    await expect(page.getByText('Hytti nro 6').first()).toBeVisible();
    await look('works');
    await hand.press(page.getByRole('link', { name: /Hytti nro 6/ }).first());
    await hand.write(page.getByRole('textbox', { name: t('roles.authors') }), '2');
    await look('works-edit');
    await hand.press(button('edit.save'));
    await expect(page.getByText(t('edit.saved')).first()).toBeVisible();
  });

  await test.step('removes it', async () => {
    await expect(title('list.title')).toBeVisible();
    await hand.press(page.getByRole('link', { name: /Hytti nro 6/ }).first());
    await hand.press(button('edit.remove'));
    await look('works-remove');
    await hand.press(button('edit.removeConfirm'));
    await expect(page.getByText(t('edit.removed')).first()).toBeVisible();
    await expect(page.getByText(t('list.empty'))).toBeVisible();
    await expect(page.getByRole('link', { name: /Hytti nro 6/ })).toHaveCount(0);
  });
});
