import { button, field, fileButton, save, startOf, withValues } from '../product/controls.js';
import { fillLogin, openActing, openAs, openCustomer } from '../product/log-in.js';
import { newRecoveryCodes } from '../product/second-factor.js';
import { encryptedCard, renamedPicture, taxCard } from '../product/tax-card.js';
import { expect, test } from '../product/test.js';
import type { Visitor } from '../product/visitor.js';

/** The name is in the demonstration's register. */
const author = 'Aino Maria Kuusivaara';
const coauthor = 'Björn Erik Sandbacka';
const representative = 'Henrika Ulla Almnäs';

const named = ({ page, t }: Visitor, id: string, name: string) =>
  page.getByRole('button', { name: withValues(t(id), { name }), exact: true });

const confirm = ({ page, inputMethod, t }: Visitor, id: string) =>
  inputMethod.press(page.getByRole('alertdialog').getByRole('button', { name: t(id), exact: true }));

test('a representative authorised by staff acts for the author until the authorisation ends', async ({
  page,
  other: staff,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const phone = field(visitor, 'contact.field.phone');
  let customerPage = '';
  const form = staff.page.getByRole('form', { name: t('staff.give') });
  const give = async (lastDay: string) => {
    await staff.inputMethod.write(form.getByLabel(t('staff.username'), { exact: true }), 'representative');
    await staff.inputMethod.write(form.getByLabel(t('staff.lastDay'), { exact: true }), lastDay);
    await staff.inputMethod.press(form.getByRole('button', { name: t('staff.give'), exact: true }));
    await expect(named(staff, 'access.endNamed', representative)).toBeVisible();
  };
  const actForAuthor = async () => {
    await page.goto('/profiles');
    await inputMethod.press(page.getByRole('button', { name: 'Kuusivaara, Aino Maria', exact: true }));
    await expect(page.getByText(withValues(t('frame.actingFor'), { name: author }))).toBeVisible();
  };

  await test.step('staff create the authorisation, and the representative uses it', async () => {
    await openCustomer(staff, 'admin', author);
    customerPage = staff.page.url();
    await give('');
    await staff.checkPage('staff-access-given');
    await openAs(visitor, 'representative', '/profiles');
    await actForAuthor();
    await page.goto('/settings');
    await inputMethod.press(button(visitor, 'contact.edit'));
    await inputMethod.write(phone, '+358 40 888 0001');
    await save(visitor);
  });

  await test.step('staff end it, and the next save is refused', async () => {
    await inputMethod.press(button(visitor, 'contact.edit'));
    await inputMethod.write(phone, '+358 40 888 0002');
    await staff.inputMethod.press(named(staff, 'access.endNamed', representative));
    await staff.checkPage('staff-access-end');
    await confirm(staff, 'access.end');
    await expect(named(staff, 'access.endNamed', representative)).toHaveCount(0);
    await inputMethod.press(button(visitor, 'settings.save'));
    await expect(page.getByText(withValues(t('frame.accessEnded'), { name: author }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: representative })).toBeVisible();
    await expect(page.getByText(startOf(t('frame.actingFor')))).toHaveCount(0);
    await checkPage('home-access-ended');
    await staff.page.goto(`${new URL(customerPage).pathname}/settings`);
    await expect(staff.page.getByText('+358 40 888 0001')).toBeVisible();
  });

  await test.step('staff create it again, until the end of a day', async () => {
    await staff.page.goto(customerPage);
    await give('31.12.2099');
    await actForAuthor();
    await page.goto('/settings/access');
    await expect(page.getByRole('row', { name: new RegExp(representative) })).toContainText('31.12.2099');
    await checkPage('settings-access-acting');
  });
});

test('staff unlock a login, and restore access that was ended by mistake', async ({
  page,
  other: staff,
  t,
  checkPage,
  language,
  visitor,
}) => {
  const alert = page.getByRole('main').getByRole('alert');

  await test.step('after five wrong passwords the right one is refused', async () => {
    await page.goto(`/login?language=${language}`);
    for (let tries = 0; tries < 5; tries += 1) {
      const response = await page.request.post('/api/auth/login', {
        data: { username: 'coauthor', password: 'ei ole tämä salasana' },
        headers: { Origin: new URL(page.url()).origin },
      });
      expect(response.status()).toBe(401);
    }
    await fillLogin(visitor, 'coauthor');
    await expect(alert).toContainText(startOf(t('errors.tooManyRequestsMinutes')));
    await checkPage('login-locked');
  });

  await test.step('staff find the login and unlock it', async () => {
    await openActing(staff, 'admin', { customer: coauthor, place: '/staff/logins' });
    const release = named(staff, 'staff.releaseNamed', 'coauthor');
    await expect(release).toBeVisible();
    await staff.checkPage('staff-logins-locked');
    await staff.inputMethod.press(release);
    await expect(release).toHaveCount(0);
    await fillLogin(visitor, 'coauthor');
    await expect(page.getByRole('heading', { level: 1, name: coauthor })).toBeVisible();
  });

  await test.step('a login whose own access has ended is refused', async () => {
    await openCustomer(staff, 'admin', coauthor);
    await staff.inputMethod.press(named(staff, 'access.endOwnNamed', coauthor));
    await confirm(staff, 'access.endOwn');
    await expect(button(staff, 'staff.restore')).toBeVisible();
    await staff.checkPage('staff-customer-without-access');
    await page.goto('/');
    await page.waitForURL(/\/login/);
    await fillLogin(visitor, 'coauthor');
    await expect(alert).toHaveText(t('errors.representationDenied'));
    await checkPage('login-without-access');
  });

  await test.step('restored access opens the profile again', async () => {
    await staff.inputMethod.press(button(staff, 'staff.restore'));
    await expect(button(staff, 'staff.restore')).toHaveCount(0);
    await fillLogin(visitor, 'coauthor');
    await expect(page.getByRole('heading', { level: 1, name: coauthor })).toBeVisible();
  });
});

test('an unreadable tax card is rejected immediately, and a declined one shows the reason', async ({
  page,
  other: staff,
  t,
  checkPage,
  visitor,
}) => {
  const reason = 'Kortti on palkan verokortti. Lähetä käyttökorvauksen verokortti.';
  const chooser = fileButton(visitor, 'taxation.card');
  const dialog = staff.page.getByRole('dialog');
  const sendCard = async () => {
    await page.goto('/settings/tax');
    await visitor.inputMethod.chooseFile(chooser, taxCard);
    await expect(button(visitor, 'taxation.cancelCard')).toBeVisible();
  };
  const openProposal = async () => {
    await staff.page.goto('/staff/taxation');
    const ofAuthor = named(staff, 'taxationQueue.handleOf', author);
    await staff.inputMethod.press(ofAuthor);
    await expect(dialog).toBeVisible();
    return ofAuthor;
  };

  await test.step('a file that is no PDF, and an encrypted one', async () => {
    await openAs(visitor, 'author', '/settings/tax');
    await visitor.inputMethod.chooseFile(chooser, renamedPicture);
    await expect(page.getByText(t('errors.fileNotPdf'))).toBeVisible();
    await visitor.inputMethod.chooseFile(chooser, encryptedCard);
    await expect(page.getByText(t('errors.pdfEncrypted'))).toBeVisible();
    await expect(page.getByText(t('errors.fileNotPdf'))).toHaveCount(0);
    await checkPage('tax-card-encrypted');
    await visitor.inputMethod.chooseFile(chooser, taxCard);
    await expect(button(visitor, 'taxation.cancelCard')).toBeVisible();
    await expect(page.getByText(t('errors.pdfEncrypted'))).toHaveCount(0);
  });

  await test.step('staff decline the card with a reason, which the author reads', async () => {
    await openAs(staff, 'admin', '/staff/taxation');
    const ofAuthor = await openProposal();
    await staff.inputMethod.press(staff.page.getByRole('button', { name: t('taxationQueue.declineTitle') }));
    await staff.inputMethod.write(field(staff, 'taxationQueue.reason'), reason);
    await staff.checkPage('staff-taxation-reason');
    await staff.inputMethod.press(button(staff, 'taxationQueue.decline'));
    await expect(ofAuthor).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(withValues(t('taxation.declinedReason'), { reason }))).toBeVisible();
    await checkPage('tax-card-declined');
    await page.goto('/');
    const newest = page
      .getByRole('region', { name: t('home.messages') })
      .getByRole('link')
      .first();
    await visitor.inputMethod.press(newest);
    await expect(page.getByText(reason)).toBeVisible();
    await checkPage('message-declined');
  });

  await test.step('staff accept another card with the rate that they read from it', async () => {
    await sendCard();
    await openProposal();
    await staff.inputMethod.write(dialog.getByRole('textbox', { name: t('taxationQueue.cardRate') }), '30,5');
    await staff.checkPage('staff-taxation-accept');
    await staff.inputMethod.press(button(staff, 'taxationQueue.accept'));
    await expect(dialog.getByRole('heading', { name: author })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(withValues(t('taxation.percent'), { rate: '30,5' })).first()).toBeVisible();
    await checkPage('tax-card-accepted');
  });
});

test('staff create new recovery codes, and the previous ones are refused', async ({
  page,
  inputMethod,
  checkPage,
  language,
  visitor,
}) => {
  const code = field(visitor, 'secondFactor.code');
  const giveCode = async (typed: string) => {
    await inputMethod.write(code, typed);
    await inputMethod.press(button(visitor, 'secondFactor.submit'));
  };
  const logIn = async () => {
    await page.goto(`/login?language=${language}`);
    await fillLogin(visitor, 'admin');
    await expect(code).toBeVisible();
  };
  await logIn();
  const [first = '', second = '', third = ''] = await newRecoveryCodes(page, 'admin');
  await giveCode(first);
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/second-factor');
  await checkPage('second-factor-in-use');
  await inputMethod.press(button(visitor, 'secondFactor.newCodes'));
  await inputMethod.write(code, second);
  await checkPage('second-factor-new-codes');
  await inputMethod.press(button(visitor, 'secondFactor.makeCodes'));
  const codes = page.getByRole('listitem').locator('code');
  await expect(codes).toHaveCount(10);
  await checkPage('second-factor-codes');
  const newCode = (await codes.first().textContent()) ?? '';
  await inputMethod.press(button(visitor, 'secondFactor.kept'));
  await expect(page).toHaveURL(/\/$/);

  await page.context().clearCookies({ name: /session/ });
  await logIn();
  await giveCode(third);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await checkPage('second-factor-refused');
  await giveCode(newCode);
  await expect(page).toHaveURL(/\/$/);
});
