import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { button, field, startOf, withValues } from '../product/controls.js';
import { fillLogin, openAs } from '../product/log-in.js';
import { sumsIn } from '../product/money.js';
import { fillRegistration } from '../product/register.js';
import { expect, test } from '../product/test.js';
import type { Visitor } from '../product/visitor.js';

test.use({ isolation: 'main-job' });

/** No one has claimed this book of the catalogue, and paid distributions have its loans in their reserves. */
const work = { isbn: '978-952-99990-5-7', title: 'Lumen kielioppi' };

/** A sentence of the first terms of a new installation. */
const ofTheTerms = {
  fi: 'Palvelun käyttäminen ei maksa mitään.',
  sv: 'Det kostar ingenting att använda tjänsten.',
  en: 'Using the service is free of charge.',
};

const payDay = '15.12.2099';

/** Staff pay what is in the reserves for works that have been claimed until today: one calculates, another approves. */
async function payLate(staff: Visitor): Promise<void> {
  const { page, inputMethod, t } = staff;
  const confirm = (id: string) =>
    inputMethod.press(page.getByRole('alertdialog').getByRole('button', { name: t(id), exact: true }));
  const today = new Date().toLocaleDateString('fi-FI', { timeZone: 'Europe/Helsinki' });
  await openAs(staff, 'admin', '/accountings/new-late');
  await inputMethod.write(field(staff, 'distributionForm.name'), 'Takautuva tilitys 2099');
  await inputMethod.write(field(staff, 'distributionForm.payDate'), payDay);
  await inputMethod.write(field(staff, 'distributionForm.recordDay'), today);
  await inputMethod.write(field(staff, 'distributionForm.minimumInCents'), '0,00');
  await inputMethod.press(button(staff, 'distributionForm.create'));
  await page.waitForURL(/\/accountings\/[0-9A-Za-z]{22}$/);
  const { pathname } = new URL(page.url());
  await inputMethod.press(button(staff, 'distribution.calculate'));
  // The page polls until the calculation has ended.
  await expect(page.getByText(t('distribution.secondPerson'))).toBeVisible({ timeout: 120_000 });
  await openAs(staff, 'superadmin', pathname);
  await inputMethod.press(button(staff, 'distribution.approve'));
  await confirm('distribution.approve');
  const download = page.waitForEvent('download');
  await inputMethod.press(button(staff, 'distribution.file'));
  await download;
  // The page has noticed the file, without which nothing can be paid.
  await expect(page.getByText(t('distribution.event_exported'))).toBeVisible();
  await inputMethod.press(button(staff, 'distribution.pay'));
  await confirm('distribution.pay');
  await expect(button(staff, 'distribution.pay')).toHaveCount(0);
}

test('an author registers, signs the contract, lists a work and is paid for it', async ({
  page,
  inputMethod,
  t,
  checkPage,
  language,
  width,
  other: staff,
}) => {
  const visitor = { page, inputMethod, t, language };
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  const field = (id: string) => page.getByLabel(t(id), { exact: true });
  const link = (id: string) => page.getByRole('link', { name: t(id), exact: true });
  const title = (id: string) => page.getByRole('heading', { level: 1, name: t(id), exact: true });
  const isPhone = width === 390;
  const openPage = async (id: string) => {
    // On a phone the pages are behind the menu.
    if (isPhone) await inputMethod.press(page.getByRole('button', { name: new RegExp(t('frame.menu')) }));
    const pages = page.getByRole(isPhone ? 'dialog' : 'banner');
    await inputMethod.press(pages.getByRole('link', { name: t(id), exact: true }));
  };

  await test.step('identifies at the bank, reads the terms and registers', async () => {
    await fillRegistration(visitor);
    await inputMethod.press(button('register.readTerms'));
    const terms = page.getByRole('dialog', { name: t('register.termsTitle') });
    await expect(terms).toContainText(ofTheTerms[language]);
    await checkPage('register-terms');
    await page.keyboard.press('Escape');
    await checkPage('register');
    await inputMethod.press(button('register.submit'));
    await expect(page.getByRole('heading', { level: 1, name: 'Inka Maria Vuorela' })).toBeVisible();
    await checkPage('home-new');
  });

  await test.step('accepts the contract', async () => {
    await inputMethod.press(page.getByRole('link', { name: t('home.contract'), exact: false }).first());
    await expect(button('contract.accept').last()).toBeVisible();
    await checkPage('contract-to-accept');
    await inputMethod.press(button('contract.accept').last());
    await page.waitForURL(/\/settings/);
    await checkPage('settings-after-contract');
  });

  await test.step('enters contact details', async () => {
    await inputMethod.write(field('contact.field.streetAddress'), 'Kirstinkatu 12 B 34');
    await inputMethod.write(field('contact.field.zipCode'), '0051');
    await inputMethod.press(button('settings.save'));
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await checkPage('settings-errors');
    await inputMethod.write(field('contact.field.zipCode'), '00510');
    await inputMethod.write(field('contact.field.postCenter'), 'Helsinki');
    const country = page.getByRole('combobox', { name: t('contact.field.country') });
    await inputMethod.write(country, { fi: 'Suomi', sv: 'Finland', en: 'Finland' }[language]);
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue({ fi: 'Suomi', sv: 'Finland', en: 'Finland' }[language]);
    await inputMethod.press(button('settings.save'));
    await expect(page.getByText(t('settings.saved')).first()).toBeVisible();
    await expect(button('contact.edit')).toBeFocused();
    await expect(button('settings.save')).toHaveCount(0);
  });

  await test.step('enters the bank account', async () => {
    // On a phone the menu of the settings is behind a link back.
    if (isPhone) await inputMethod.press(link('settings.menu'));
    const menu = page.getByRole('navigation', { name: t('session.settings') });
    await inputMethod.press(menu.getByRole('link', { name: t('bank.title') }));
    // The page of all details, which closes, has the same field.
    await expect(title('bank.title')).toBeVisible();
    await inputMethod.write(field('bank.iban'), 'fi21 1234 5600 0007 86');
    await page.keyboard.press('Tab');
    await expect(field('bank.iban')).toHaveAttribute('aria-invalid', 'true');
    await inputMethod.write(field('bank.iban'), 'fi21 1234 5600 0007 85');
    await page.keyboard.press('Tab');
    await checkPage('bank');
    await inputMethod.press(button('settings.save'));
    const current = page.getByRole('region', { name: t('bank.current') });
    await expect(current).toContainText('FI•• •••• •••• ••07 85');
    await checkPage('bank-saved');
  });

  await test.step('finds a work by its ISBN and adds it', async () => {
    await openPage('frame.works');
    await expect(title('list.title')).toBeVisible();
    await checkPage('works-empty');
    await inputMethod.press(link('list.add'));
    await inputMethod.write(field('add.search'), work.isbn);
    await expect(page.getByText(work.title).first()).toBeVisible();
    await inputMethod.tick(page.getByRole('checkbox', { name: t('works.role.author') }));
    await inputMethod.write(page.getByRole('textbox', { name: t('roles.authors') }), '1');
    await checkPage('works-add');
    await inputMethod.press(button('add.submit'));
    await checkPage('works-add-unnamed');
    await inputMethod.press(button('add.unnamedConfirm'));
    await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();
    await checkPage('works-added');
    await inputMethod.press(page.getByRole('link', { name: t('add.toList') }));
  });

  await test.step('edits it', async () => {
    await expect(page.getByText(work.title).first()).toBeVisible();
    await checkPage('works');
    await inputMethod.press(page.getByRole('link', { name: work.title }).first());
    await inputMethod.press(button('edit.editShares'));
    await inputMethod.write(page.getByRole('textbox', { name: t('roles.authors') }), '2');
    await checkPage('works-edit');
    await inputMethod.press(button('edit.save'));
    await expect(page.getByText(t('edit.saved')).first()).toBeVisible();
    await checkPage('work');
  });

  await test.step('is paid what was reserved for it, and downloads the statement', async () => {
    await payLate(staff);
    await openPage('frame.accounting');
    const payment = page.getByRole('row').filter({ hasText: payDay });
    await expect(payment).toContainText(t('accounting.kind_paid'));
    const [gross = 0, withheld = 0, net = 0] = await sumsIn(payment);
    expect(gross).toBeGreaterThan(0);
    expect(gross - withheld).toBe(net);
    await checkPage('accounting-first-payment');
    const download = page.waitForEvent('download', { timeout: 60_000 });
    await inputMethod.press(payment.getByRole('button', { name: startOf(t('accounting.download')) }));
    const pdf = await readFile(await (await download).path());
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(text).toContain('Inka Maria Vuorela');
    expect(text).toContain(work.title);
    await checkPage('accounting-first-statement');
  });

  await test.step('removes it', async () => {
    await openPage('frame.works');
    await inputMethod.press(page.getByRole('link', { name: work.title }).first());
    await inputMethod.press(button('edit.remove'));
    await checkPage('works-remove');
    await inputMethod.press(button('edit.removeConfirm'));
    await expect(page.getByText(t('edit.removed')).first()).toBeVisible();
    await expect(page.getByText(t('list.empty'))).toBeVisible();
    await expect(page.getByRole('link', { name: work.title })).toHaveCount(0);
  });
});

/** In the demonstration a payment to this estate has come back. */
const estate = 'Björknäs, Hjördis';
const cameBack = { fi: 'Maksu palautui', sv: 'En betalning i retur', en: 'A payment came back' };

test('a representative sees who needs something, does the first task there, and comes back', async ({
  page,
  inputMethod,
  t,
  checkPage,
  language,
  visitor,
}) => {
  const representative = page.getByRole('heading', { level: 1, name: 'Henrika Ulla Almnäs' });
  const rows = page.getByRole('table', { name: t('profiles.represented'), exact: true }).getByRole('row');
  const ofEstate = rows.filter({ hasText: estate });

  await test.step('logs in, and sees the profiles with tasks first', async () => {
    await page.goto(`/login?language=${language}`);
    await fillLogin(visitor, 'representative');
    await expect(representative).toBeVisible();
    await expect(rows.nth(1)).toContainText(estate);
    await expect(rows.nth(1)).toContainText(cameBack[language]);
    await expect(rows.last()).toContainText(t('profiles.allDone'));
    await checkPage('home-representative');
  });

  await test.step('opens the first one, whose Home says what to do', async () => {
    await inputMethod.press(ofEstate.getByRole('button', { name: estate, exact: true }));
    await expect(page.getByText(withValues(t('frame.actingFor'), { name: estate }))).toBeVisible();
    await inputMethod.press(page.getByRole('link', { name: t('home.checkAccount'), exact: true }));
    await expect(page).toHaveURL(/\/settings\/bank$/);
  });

  await test.step('gives the estate another account', async () => {
    await inputMethod.write(field(visitor, 'bank.newIban'), 'FI21 1234 5600 0007 85');
    await inputMethod.press(button(visitor, 'settings.save'));
    const check = page.getByRole('alertdialog', { name: t('bank.checkTitle') });
    await inputMethod.press(check.getByRole('button', { name: t('bank.replace'), exact: true }));
    await expect(page.getByText(t('settings.saved')).first()).toBeVisible();
  });

  await test.step('comes back to the overview, where the payment no longer waits', async () => {
    await inputMethod.press(button(visitor, 'frame.backToProfiles'));
    await expect(representative).toBeVisible();
    await expect(ofEstate).toBeVisible();
    await expect(ofEstate).not.toContainText(cameBack[language]);
  });
});
