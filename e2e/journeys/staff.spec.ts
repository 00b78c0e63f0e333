import { codeOf } from '@nimio/demo/authenticator/authenticator';
import { before, button, field, filled, save } from '../product/controls.js';
import { fillLogin, openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';
import type { Visitor } from '../product/visitor.js';

/** Chooses the author in the list of customers, which is open. */
async function chooseCustomer({ page, hand, t, look }: Visitor & { look: (name: string) => Promise<void> }) {
  const modal = page.getByRole('dialog', { name: t('customers.title') });
  await hand.write(modal.getByRole('searchbox'), 'kuusivaara aino');
  await expect(modal.getByRole('row')).toHaveCount(2);
  await look('staff-customers');
  await hand.press(modal.getByRole('button', { name: before(t('customers.chooseNamed')) }));
  await expect(page.getByText(before(t('frame.actingFor')))).toBeVisible();
}

test('staff confirm themselves, act for a customer and decide what waits', async ({
  page,
  hand,
  t,
  look,
  language,
  width,
  visitor,
}) => {
  const isPhone = width === 390;
  const openMenu = async () => {
    const opener = isPhone
      ? page.getByRole('button', { name: new RegExp(t('frame.menu')) })
      : page.getByRole('banner').getByRole('button').last();
    await hand.press(opener);
    return page.getByRole(isPhone ? 'dialog' : 'menu');
  };

  await test.step('gives the code after the password', async () => {
    await page.goto(`/login?language=${language}`);
    await fillLogin(visitor, 'superadmin');
    await expect(page.getByRole('heading', { level: 1, name: t('secondFactor.title') })).toBeVisible();
    await look('second-factor');
    await hand.write(field(visitor, 'secondFactor.code'), codeOf('superadmin', Date.now()));
    await hand.press(button(visitor, 'secondFactor.submit'));
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('looks a customer up', async () => {
    const menu = await openMenu();
    await look('staff-menu');
    await hand.press(menu.getByRole(isPhone ? 'button' : 'menuitem', { name: t('frame.changeCustomer') }));
    await chooseCustomer({ ...visitor, look });
    await look('home-acting-staff');
  });

  await test.step('changes what the customer asked for, which is in the log', async () => {
    await page.goto('/settings');
    await hand.write(field(visitor, 'contact.phone'), '+358 40 777 0000');
    await look('settings-acting-staff');
    await save(visitor);
    await page.goto('/staff/customer');
    await expect(
      page
        .getByRole('region', { name: t('staff.log') })
        .getByRole('row')
        .nth(1),
    ).toBeVisible();
    await look('staff-customer');
  });

  await test.step('handles what waits of taxation, and looks at logins', async () => {
    await page.goto('/staff/taxation');
    const waiting = page.getByRole('button', { name: before(t('taxationQueue.handleOf')) });
    await expect(waiting.first()).toBeVisible();
    const count = await waiting.count();
    await look('staff-taxation');
    await hand.press(waiting.first());
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('staff-taxation-decide');
    await hand.press(page.getByRole('button', { name: t('taxationQueue.declineTitle') }));
    await hand.write(field(visitor, 'taxationQueue.reason'), 'Kortti on viime vuodelta.');
    await hand.press(button(visitor, 'taxationQueue.decline'));
    await expect(waiting).toHaveCount(count - 1);
    await page.goto('/staff/logins');
    await look('staff-logins');
  });

  await test.step('returns', async () => {
    await page.goto('/');
    await hand.press(button(visitor, 'frame.backToStaff'));
    await expect(page.getByText(before(t('frame.actingFor')))).toHaveCount(0);
  });

  await test.step('finds in the menu where the rights are given up and new codes are made', async () => {
    const menu = await openMenu();
    await hand.press(menu.getByRole(isPhone ? 'link' : 'menuitem', { name: t('secondFactor.rights') }));
    await expect(page.getByRole('heading', { level: 1, name: t('secondFactor.rights') })).toBeVisible();
    await expect(button(visitor, 'secondFactor.newCodes')).toBeVisible();
    await expect(button(visitor, 'secondFactor.lower')).toBeVisible();
  });
});

test('staff set tax data, let names go to the ISNI register and bring authors together', async ({
  page,
  hand,
  t,
  look,
  visitor,
}) => {
  const confirm = (id: string) =>
    hand.press(page.getByRole('alertdialog').getByRole('button', { name: t(id) }));

  await test.step('choose a customer on the page that is about one', async () => {
    await openAs(visitor, 'admin', '/staff/customer');
    await look('staff-customer-none');
    await hand.press(button(visitor, 'staff.choose'));
    await chooseCustomer({ ...visitor, look });
  });

  await test.step('set what is withheld, which the changes tell', async () => {
    await page.goto('/settings/tax');
    await hand.write(page.getByRole('textbox', { name: t('taxData.rate'), exact: true }), '24,5');
    await hand.press(button(visitor, 'taxation.set'));
    await look('tax-staff-asked');
    await confirm('taxation.set');
    const rate = filled(t('taxation.percent'), { rate: '24,5' });
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(rate);
    await hand.press(button(visitor, 'taxation.history'));
    await expect(page.getByText(t('taxation.event_set')).first()).toBeVisible();
    await look('tax-staff');
  });

  await test.step('let a name go to the register, which knows it', async () => {
    await page.goto('/settings#authorNames');
    await hand.tick(page.getByRole('checkbox', { name: t('authorNames.allowSync') }).first());
    await save(visitor);
    // The page asks again by itself until the register has answered.
    await expect(page.getByText(t('isniSync.state_done'), { exact: true })).toBeVisible({ timeout: 60_000 });
    await look('settings-isni');
  });

  await test.step('find it among the names that are in step, and go to it', async () => {
    await page.goto('/staff/authors');
    const list = page.getByRole('table', { name: t('authors.syncs') });
    await expect(page.getByText(t('authors.syncNone'))).toBeVisible();
    const states = page.getByRole('combobox', { name: t('authors.syncState') });
    await hand.choose(states, t('isniSync.state_done'));
    await expect(list.getByText(t('isniSync.state_done'), { exact: true })).toBeVisible();
    await look('staff-authors-isni');
    await hand.press(page.getByRole('button', { name: before(t('authors.openNamesOf')) }).first());
    await expect(page).toHaveURL(/\/settings#authorNames$/);
    await expect(page.getByText(t('isniSync.state_done'), { exact: true })).toBeVisible();
    await page.goto('/staff/authors');
  });

  await test.step('bring two names together, and part them again', async () => {
    const choose = async (place: 'staying' | 'leaving', name: string) => {
      await hand.write(page.getByRole('searchbox'), name);
      await hand.press(
        page.getByRole('button', { name: filled(t(`authors.${place}Named`), { name }), exact: true }),
      );
    };
    await choose('staying', 'Aino Kuusivaara');
    await choose('leaving', 'Kulkuri');
    await expect(button(visitor, 'authors.mergeAct')).toBeVisible();
    await look('staff-authors');
    await hand.press(button(visitor, 'authors.mergeAct'));
    await look('staff-authors-asked');
    await confirm('authors.mergeAct');
    await expect(page.getByText(before(t('authors.mergedNow')))).toBeVisible();
    await look('staff-authors-merged');
    await hand.press(page.getByRole('button', { name: before(t('authors.undoNamed')) }).first());
    await confirm('authors.undo');
    await expect(page.getByText(before(t('authors.undoneNow')))).toBeVisible();
  });
});
