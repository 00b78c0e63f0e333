import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

/** The pages of an author with complete data. */
const places = [
  ['home', '/'],
  ['settings', '/settings'],
  ['settings-menu', '/settings?open=true'],
  ['settings-bank', '/settings/bank'],
  ['contract', '/contract'],
  ['contract-unknown', '/contract/abcdefghijklmnopqrstuv'],
  ['works-list', '/works'],
  ['works-add-empty', '/works/add'],
  ['works-unknown', '/works/9789510392652'],
  ['statistics', '/statistics'],
  ['accounting', '/accounting'],
  ['accounting-unknown', '/accounting/abcdefghijklmnopqrstuv'],
  ['password', '/password'],
  ['terms', '/disclaimer'],
  ['not-found', '/sivu-jota-ei-ole'],
] as const;

test('every page of an author', async ({ page, inputMethod, t, checkPage, width, visitor }) => {
  await openAs(visitor, 'author', '/');
  for (const [name, place] of places) {
    await page.goto(place);
    await checkPage(name);
  }

  await test.step('a work shared with others', async () => {
    await page.goto('/works');
    const works = page.getByRole('table', { name: t('list.title'), exact: true });
    await inputMethod.press(works.getByRole('row').getByRole('link').first());
    await expect(page.getByText(t('roles.effectTitle')).first()).toBeVisible();
    await checkPage('works-edit-shared');
  });

  await test.step('the contract in a dialog', async () => {
    await page.goto('/contract');
    await inputMethod.press(page.getByRole('button', { name: t('contract.open') }));
    await expect(page.getByRole('dialog').getByRole('paragraph').first()).toBeVisible();
    await checkPage('contract-modal');
    await page.keyboard.press('Escape');
  });

  await test.step('menus', async () => {
    await page.goto('/');
    const opener =
      width === 390
        ? page.getByRole('button', { name: new RegExp(t('frame.menu')) })
        : page.getByRole('button', { name: /Kuusivaara/ });
    await inputMethod.press(opener);
    await expect(width === 390 ? page.getByRole('dialog') : page.getByRole('menu')).toBeVisible();
    await checkPage('menu');
    await page.keyboard.press('Escape');
  });
});

test('messages of a user who can write them', async ({ page, inputMethod, t, checkPage, visitor }) => {
  await openAs(visitor, 'tester', '/messages');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await checkPage('messages');
  await inputMethod.press(page.getByRole('button', { name: t('message.new') }));
  await expect(page.getByLabel(t('compose.title'))).toBeFocused();
  await checkPage('messages-new');
  await page.goto('/messages');
  await inputMethod.press(page.getByRole('rowheader').getByRole('link').first());
  await expect(page.getByLabel(t('compose.title'))).toHaveValue(/^(Vs|Sv|Re): /);
  await checkPage('message');
});

test('pages without a login, or with incomplete data', async ({ page, t, checkPage, language, visitor }) => {
  await page.goto(`/login?language=${language}`);
  await checkPage('login');
  await page.goto('/register?auth=unknown');
  await expect(page.getByText(t('register.expiredTitle'))).toBeVisible();
  await checkPage('register-expired');
  await openAs(visitor, 'beneficiary', '/works');
  await checkPage('works-of-beneficiary');
  await openAs(visitor, 'representative', '/settings');
  await checkPage('settings-of-representative');
});
