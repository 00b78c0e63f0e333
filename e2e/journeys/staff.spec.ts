import { codeOf } from '@nimio/demo/authenticator/authenticator';
import type { Me } from '@nimio/domain/session/session.types';
import { button, field, save, startOf, withValues } from '../product/controls.js';
import { fillLogin, openCustomer } from '../product/log-in.js';
import { expect, test } from '../product/test.js';
import type { Visitor } from '../product/visitor.js';

/** Chooses the author in the list of customers, which is open. */
async function chooseCustomer({
  page,
  inputMethod,
  t,
  checkPage,
}: Visitor & { checkPage: (name: string) => Promise<void> }) {
  const modal = page.getByRole('dialog', { name: t('customers.title') });
  await inputMethod.write(modal.getByRole('searchbox'), 'kuusivaara aino');
  await expect(modal.getByRole('row')).toHaveCount(2);
  await checkPage('staff-customers');
  await inputMethod.press(modal.getByRole('button', { name: startOf(t('customers.chooseNamed')) }));
  await expect(page.getByText(startOf(t('frame.actingFor')))).toBeVisible();
}

test('staff confirm the second factor, act for a customer and decide pending requests', async ({
  page,
  inputMethod,
  t,
  checkPage,
  language,
  width,
  visitor,
}) => {
  const isPhone = width === 390;
  /** On a phone all entries are in one menu. */
  const openMenu = async (name: string) => {
    const label = isPhone ? t('frame.menu') : name;
    await inputMethod.press(page.getByRole('banner').getByRole('button', { name: new RegExp(label) }));
    return page.getByRole(isPhone ? 'dialog' : 'menu');
  };

  await test.step('enters the code after the password', async () => {
    await page.goto(`/login?language=${language}`);
    await fillLogin(visitor, 'superadmin');
    await expect(page.getByRole('heading', { level: 1, name: t('secondFactor.title') })).toBeVisible();
    await checkPage('second-factor');
    await inputMethod.write(field(visitor, 'secondFactor.code'), codeOf('superadmin', Date.now()));
    await inputMethod.press(button(visitor, 'secondFactor.submit'));
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('finds a customer', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('staffHome.title') })).toBeVisible();
    await expect(page.getByRole('table', { name: t('staffHome.title') })).toBeVisible();
    await checkPage('home-staff');
    await page.keyboard.press('/');
    const search = page.getByRole('combobox', { name: t('staffSearch.label') });
    await expect(search).toBeFocused();
    await page.keyboard.type('kuusivaara aino');
    await expect(page.getByRole('option', { name: 'Kuusivaara, Aino' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');
    const menu = await openMenu('Metsäjoki');
    await checkPage('staff-menu');
    await inputMethod.press(
      menu.getByRole(isPhone ? 'button' : 'menuitem', { name: t('frame.changeCustomer') }),
    );
    await chooseCustomer({ ...visitor, checkPage });
    await checkPage('home-acting-staff');
  });

  await test.step('changes a contact detail, which is in the log', async () => {
    await page.goto('/settings');
    await inputMethod.press(button(visitor, 'contact.edit'));
    await inputMethod.write(field(visitor, 'contact.field.phone'), '+358 40 777 0000');
    await checkPage('settings-acting-staff');
    await save(visitor);
    const { record } = (await (await page.request.get('/api/me')).json()) as { record: Me };
    await page.goto(`/staff/customers/${record.profile?.hash}`);
    await expect(
      page
        .getByRole('region', { name: t('customer.log') })
        .getByRole('row')
        .nth(1),
    ).toBeVisible();
    await checkPage('staff-customer');
  });

  await test.step('decides a pending tax rate, and opens the logins', async () => {
    await page.goto('/staff/taxation');
    const waiting = page.getByRole('button', { name: startOf(t('taxationQueue.handleOf')) });
    await expect(waiting.first()).toBeVisible();
    const count = await waiting.count();
    await checkPage('staff-taxation');
    await inputMethod.press(waiting.first());
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkPage('staff-taxation-decide');
    await inputMethod.press(page.getByRole('button', { name: t('taxationQueue.declineTitle') }));
    await inputMethod.write(field(visitor, 'taxationQueue.reason'), 'Kortti on viime vuodelta.');
    await inputMethod.press(button(visitor, 'taxationQueue.decline'));
    await expect(waiting).toHaveCount(count - 1);
    await page.goto('/staff/logins');
    await checkPage('staff-logins');
  });

  await test.step('returns', async () => {
    await page.goto('/');
    await inputMethod.press(button(visitor, 'frame.backToStaff'));
    await expect(page.getByText(startOf(t('frame.actingFor')))).toHaveCount(0);
  });

  await test.step('finds the menu items for ending staff rights and creating codes', async () => {
    const menu = await openMenu(t('frame.more'));
    await inputMethod.press(
      menu.getByRole(isPhone ? 'link' : 'menuitem', { name: t('secondFactor.rights') }),
    );
    await expect(page.getByRole('heading', { level: 1, name: t('secondFactor.rights') })).toBeVisible();
    await expect(button(visitor, 'secondFactor.newCodes')).toBeVisible();
    await expect(button(visitor, 'secondFactor.lower')).toBeVisible();
  });
});

test('staff set tax data, send names to the ISNI register and merge authors', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const confirm = (id: string) =>
    inputMethod.press(page.getByRole('alertdialog').getByRole('button', { name: t(id) }));

  await test.step('set the tax rate from the customer’s page, which the list of changes shows', async () => {
    await openCustomer(visitor, 'admin', 'kuusivaara aino');
    await inputMethod.press(page.getByRole('link', { name: t('customer.setTaxation') }));
    await inputMethod.write(page.getByRole('textbox', { name: t('taxData.rate'), exact: true }), '24,5');
    await inputMethod.press(button(visitor, 'taxation.set'));
    await checkPage('tax-staff-asked');
    await confirm('taxation.set');
    const rate = withValues(t('taxation.percent'), { rate: '24,5' });
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(rate);
    await inputMethod.press(button(visitor, 'taxation.history'));
    await expect(page.getByText(t('taxation.event_set')).first()).toBeVisible();
    await checkPage('tax-staff');
  });

  await test.step('send a name to the register, which finds it', async () => {
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname.replace('taxation', 'settings')}#authorNames`);
    await inputMethod.press(page.getByRole('button', { name: startOf(t('authorNames.edit')) }).first());
    await inputMethod.tick(page.getByRole('checkbox', { name: t('authorNames.allowSync') }));
    await save(visitor);
    // The page polls until the register has replied.
    await expect(page.getByText(t('isniSync.state_done'), { exact: true })).toBeVisible({ timeout: 60_000 });
    await checkPage('settings-isni');
  });

  await test.step('find it in the list of synchronised names, and open it', async () => {
    await page.goto('/staff/authors');
    const list = page.getByRole('table', { name: t('authors.syncs') });
    await expect(page.getByText(t('authors.syncNone'))).toBeVisible();
    const states = page.getByRole('combobox', { name: t('authors.syncState') });
    await inputMethod.choose(states, t('isniSync.state_done'));
    await expect(list.getByText(t('isniSync.state_done'), { exact: true })).toBeVisible();
    await checkPage('staff-authors-isni');
    await inputMethod.press(page.getByRole('button', { name: startOf(t('authors.openNamesOf')) }).first());
    await expect(page).toHaveURL(/\/settings#authorNames$/);
    await expect(page.getByText(t('isniSync.state_done'), { exact: true })).toBeVisible();
    await page.goto('/staff/authors');
  });

  await test.step('merge two authors, and undo the merge', async () => {
    const choose = async (place: 'staying' | 'leaving', name: string) => {
      await inputMethod.write(page.getByRole('searchbox'), name);
      await inputMethod.press(
        page.getByRole('button', { name: withValues(t(`authors.${place}Named`), { name }), exact: true }),
      );
    };
    await choose('staying', 'Aino Kuusivaara');
    await choose('leaving', 'Kulkuri');
    await expect(button(visitor, 'authors.mergeAct')).toBeVisible();
    await checkPage('staff-authors');
    await inputMethod.press(button(visitor, 'authors.mergeAct'));
    await checkPage('staff-authors-asked');
    await confirm('authors.mergeAct');
    await expect(page.getByText(startOf(t('authors.mergedNow')))).toBeVisible();
    await checkPage('staff-authors-merged');
    await inputMethod.press(page.getByRole('button', { name: startOf(t('authors.undoNamed')) }).first());
    await confirm('authors.undo');
    await expect(page.getByText(startOf(t('authors.undoneNow')))).toBeVisible();
  });
});
