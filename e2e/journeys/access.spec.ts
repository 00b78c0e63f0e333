import { before, button, field, fileButton, filled, save } from '../product/controls.js';
import { fillLogin, openActing, openAs } from '../product/log-in.js';
import { newRecoveryCodes } from '../product/second-factor.js';
import { encryptedCard, renamedPicture, taxCard } from '../product/tax-card.js';
import { expect, test } from '../product/test.js';
import type { Visitor } from '../product/visitor.js';

/** Of the demonstration's register. */
const author = 'Aino Maria Kuusivaara';
const coauthor = 'Björn Erik Sandbacka';
const representative = 'Henrika Ulla Almnäs';

const named = ({ page, t }: Visitor, id: string, name: string) =>
  page.getByRole('button', { name: filled(t(id), { name }), exact: true });

const confirm = ({ page, hand, t }: Visitor, id: string) =>
  hand.press(page.getByRole('alertdialog').getByRole('button', { name: t(id), exact: true }));

test('who is authorised by staff acts for the author, until that ends while it is in use', async ({
  page,
  other: staff,
  hand,
  t,
  look,
  visitor,
}) => {
  const phone = field(visitor, 'contact.phone');
  const list = staff.page.getByRole('region', { name: t('staff.access') });
  const give = async (lastDay: string) => {
    await staff.hand.write(list.getByLabel(t('staff.username'), { exact: true }), 'representative');
    await staff.hand.write(list.getByLabel(t('staff.lastDay'), { exact: true }), lastDay);
    await staff.hand.press(list.getByRole('button', { name: t('staff.give'), exact: true }));
    await expect(named(staff, 'access.endNamed', representative)).toBeVisible();
  };
  const actForAuthor = async () => {
    await page.goto('/profiles');
    await hand.press(named(visitor, 'profiles.chooseNamed', author));
    await expect(page.getByText(filled(t('frame.actingFor'), { name: author }))).toBeVisible();
  };

  await test.step('staff give the authorisation, and it is used', async () => {
    await openActing(staff, 'admin', { customer: author, place: '/staff/customer' });
    await give('');
    await staff.look('staff-access-given');
    await openAs(visitor, 'representative', '/profiles');
    await actForAuthor();
    await page.goto('/settings');
    await hand.write(phone, '+358 40 888 0001');
    await save(visitor);
  });

  await test.step('staff end it, and what is then saved is not', async () => {
    await hand.write(phone, '+358 40 888 0002');
    await staff.hand.press(named(staff, 'access.endNamed', representative));
    await staff.look('staff-access-end');
    await confirm(staff, 'access.end');
    await expect(named(staff, 'access.endNamed', representative)).toHaveCount(0);
    await hand.press(button(visitor, 'settings.save'));
    await expect(page.getByText(filled(t('frame.accessEnded'), { name: author }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: representative })).toBeVisible();
    await expect(page.getByText(before(t('frame.actingFor')))).toHaveCount(0);
    await look('home-access-ended');
    await staff.page.goto('/settings');
    await expect(field(staff, 'contact.phone')).toHaveValue('+358 40 888 0001');
  });

  await test.step('staff give it again, to the end of a day', async () => {
    await staff.page.goto('/staff/customer');
    await give('31.12.2099');
    await actForAuthor();
    await page.goto('/settings/access');
    await expect(page.getByRole('row', { name: new RegExp(representative) })).toContainText('31.12.2099');
    await look('settings-access-acting');
  });
});

test('staff release a locked login, and give back the access that was ended by mistake', async ({
  page,
  other: staff,
  t,
  look,
  language,
  visitor,
}) => {
  const alert = page.getByRole('main').getByRole('alert');

  await test.step('after five wrong passwords the right one is refused', async () => {
    await page.goto(`/login?language=${language}`);
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await page.request.post('/api/auth/login', {
        data: { username: 'coauthor', password: 'ei ole tämä salasana' },
        headers: { Origin: new URL(page.url()).origin },
      });
      expect(answer.status()).toBe(401);
    }
    await fillLogin(visitor, 'coauthor');
    await expect(alert).toContainText(before(t('errors.tooManyRequestsMinutes')));
    await look('login-locked');
  });

  await test.step('staff find it and release it', async () => {
    await openActing(staff, 'admin', { customer: coauthor, place: '/staff/logins' });
    const release = named(staff, 'staff.releaseNamed', 'coauthor');
    await expect(release).toBeVisible();
    await staff.look('staff-logins-locked');
    await staff.hand.press(release);
    await expect(release).toHaveCount(0);
    await fillLogin(visitor, 'coauthor');
    await expect(page.getByRole('heading', { level: 1, name: coauthor })).toBeVisible();
  });

  await test.step('an own access that has ended lets nobody in', async () => {
    await staff.page.goto('/staff/customer');
    await staff.hand.press(named(staff, 'access.endOwnNamed', coauthor));
    await confirm(staff, 'access.endOwn');
    await expect(button(staff, 'staff.restore')).toBeVisible();
    await staff.look('staff-customer-without-access');
    await page.goto('/');
    await page.waitForURL(/\/login/);
    await fillLogin(visitor, 'coauthor');
    await expect(alert).toHaveText(t('errors.representationDenied'));
    await look('login-without-access');
  });

  await test.step('given back, it opens the profile again', async () => {
    await staff.hand.press(button(staff, 'staff.restore'));
    await expect(button(staff, 'staff.restore')).toHaveCount(0);
    await fillLogin(visitor, 'coauthor');
    await expect(page.getByRole('heading', { level: 1, name: coauthor })).toBeVisible();
  });
});

test('a tax card that cannot be read is refused at once, and one that is declined says why', async ({
  page,
  other: staff,
  t,
  look,
  visitor,
}) => {
  const reason = 'Kortti on palkan verokortti. Lähetä käyttökorvauksen verokortti.';
  const chooser = fileButton(visitor, 'taxation.card');
  const dialog = staff.page.getByRole('dialog');
  const sendCard = async () => {
    await page.goto('/settings/tax');
    await visitor.hand.giveFile(chooser, taxCard);
    await expect(button(visitor, 'taxation.cancelCard')).toBeVisible();
  };
  const openProposal = async () => {
    await staff.page.goto('/staff/taxation');
    const ofAuthor = named(staff, 'taxationQueue.handleOf', author);
    await staff.hand.press(ofAuthor);
    await expect(dialog).toBeVisible();
    return ofAuthor;
  };

  await test.step('what is no PDF, and what a password opens', async () => {
    await openAs(visitor, 'author', '/settings/tax');
    await visitor.hand.giveFile(chooser, renamedPicture);
    await expect(page.getByText(t('errors.taxCardNotPdf'))).toBeVisible();
    await visitor.hand.giveFile(chooser, encryptedCard);
    await expect(page.getByText(t('errors.taxCardEncrypted'))).toBeVisible();
    await expect(page.getByText(t('errors.taxCardNotPdf'))).toHaveCount(0);
    await look('tax-card-encrypted');
    await visitor.hand.giveFile(chooser, taxCard);
    await expect(button(visitor, 'taxation.cancelCard')).toBeVisible();
    await expect(page.getByText(t('errors.taxCardEncrypted'))).toHaveCount(0);
  });

  await test.step('staff decline it with a reason, which the author reads', async () => {
    await openAs(staff, 'admin', '/staff/taxation');
    const ofAuthor = await openProposal();
    await staff.hand.press(staff.page.getByRole('button', { name: t('taxationQueue.declineTitle') }));
    await staff.hand.write(field(staff, 'taxationQueue.reason'), reason);
    await staff.look('staff-taxation-reason');
    await staff.hand.press(button(staff, 'taxationQueue.decline'));
    await expect(ofAuthor).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(filled(t('taxation.declinedReason'), { reason }))).toBeVisible();
    await look('tax-card-declined');
    await page.goto('/');
    const newest = page
      .getByRole('region', { name: t('home.messages') })
      .getByRole('link')
      .first();
    await visitor.hand.press(newest);
    await expect(page.getByText(reason)).toBeVisible();
    await look('message-declined');
  });

  await test.step('another one is accepted with what staff read from it', async () => {
    await sendCard();
    await openProposal();
    await staff.hand.write(dialog.getByRole('textbox', { name: t('taxationQueue.cardRate') }), '30,5');
    await staff.look('staff-taxation-accept');
    await staff.hand.press(button(staff, 'taxationQueue.accept'));
    await expect(dialog.getByRole('heading', { name: author })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(filled(t('taxation.percent'), { rate: '30,5' })).first()).toBeVisible();
    await look('tax-card-accepted');
  });
});

test('staff make new codes for recovery, and the old ones let nobody in', async ({
  page,
  hand,
  look,
  language,
  visitor,
}) => {
  const code = field(visitor, 'secondFactor.code');
  const giveCode = async (typed: string) => {
    await hand.write(code, typed);
    await hand.press(button(visitor, 'secondFactor.submit'));
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
  await look('second-factor-in-use');
  await hand.press(button(visitor, 'secondFactor.newCodes'));
  await hand.write(code, second);
  await look('second-factor-new-codes');
  await hand.press(button(visitor, 'secondFactor.makeCodes'));
  const codes = page.getByRole('listitem').locator('code');
  await expect(codes).toHaveCount(10);
  await look('second-factor-codes');
  const newCode = (await codes.first().textContent()) ?? '';
  await hand.press(button(visitor, 'secondFactor.kept'));
  await expect(page).toHaveURL(/\/$/);

  await page.context().clearCookies({ name: /session/ });
  await logIn();
  await giveCode(third);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await look('second-factor-refused');
  await giveCode(newCode);
  await expect(page).toHaveURL(/\/$/);
});
