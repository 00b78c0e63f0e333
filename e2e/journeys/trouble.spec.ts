import type { Page, Request } from '@playwright/test';
import { addUnnamed, button, field, save, withValues } from '../product/controls.js';
import { fillLogin, openActing, openAs } from '../product/log-in.js';
import type { Product } from '../product/product.js';
import { expect, test } from '../product/test.js';
import type { Visitor } from '../product/visitor.js';

async function put(address: string, body: object): Promise<void> {
  const response = await fetch(address, { method: 'PUT', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
}

/** Sets the fault that the catalogue simulates; `{}` ends it. */
const setCatalogueFault = ({ catalogue }: Product, fault: object): Promise<void> =>
  put(`${catalogue}/fault`, fault);

/** Sets the faults that the bank simulates; `{}` ends them. */
const setBankFaults = ({ bank }: Product, faults: object): Promise<void> => put(`${bank}/faults`, faults);

/** Collects the API calls of a page with a method from now on. */
function countCalls(page: Page, method: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes('/api/')) calls.push(request);
  });
  return calls;
}

test('a work is added by hand while the catalogue is unavailable', async ({
  page,
  product,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const isbn = page.getByLabel(t('add.search'), { exact: true });
  const author = page.getByRole('checkbox', { name: t('works.role.author') });
  const submit = page.getByRole('button', { name: t('add.submit'), exact: true });
  await openAs(visitor, 'author', '/works/add');

  await test.step('no reply: an error is shown, and after a retry the book is added with the values entered', async () => {
    await setCatalogueFault(product, { response: 'slow' });
    await inputMethod.write(isbn, '978-951-0-36643-1');
    await expect(page.getByText(t('add.status_searching'))).toBeVisible();
    await expect(page.getByText(t('add.status_away'))).toBeVisible();
    await checkPage('works-add-away');
    await inputMethod.tick(author);
    await inputMethod.write(page.getByRole('textbox', { name: t('roles.authors') }), '2');
    await setCatalogueFault(product, {});
    await inputMethod.press(page.getByRole('button', { name: t('add.askAgain') }));
    await expect(page.getByText('Mielensäpahoittaja').first()).toBeVisible();
    await expect(author).toBeChecked();
    await expect(page.getByRole('textbox', { name: t('roles.authors') })).toHaveValue('2');
    await addUnnamed(visitor, 'add.submit');
    await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();
    await checkPage('works-added-after-away');
    await inputMethod.press(page.getByRole('button', { name: t('add.next'), exact: true }));
    await expect(isbn).toHaveValue('');
  });

  await test.step('invalid reply: the work is added by hand, once, though the response is lost', async () => {
    await setCatalogueFault(product, { response: 'html' });
    await inputMethod.write(isbn, '978-952-04-3544-8');
    await expect(page.getByText(t('add.status_away'))).toBeVisible();
    await inputMethod.write(
      page.getByRole('textbox', { name: t('works.name'), exact: true }),
      'Naamiaisten kaunotar',
    );
    await inputMethod.write(page.getByLabel(t('works.publisher'), { exact: false }).first(), 'Tammi');
    await inputMethod.write(page.getByLabel(t('works.publishYear'), { exact: false }).first(), '2021');
    // The role of the previous work is selected.
    await expect(author).toBeChecked();
    await inputMethod.write(page.getByRole('textbox', { name: t('roles.authors') }), '1');
    await inputMethod.choose(
      page.getByLabel(t('works.bookType'), { exact: false }).first(),
      t('bookType.book'),
    );
    await page.route(
      '**/api/profiles/author-books',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await inputMethod.press(submit);
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(t('errors.network'));
    await checkPage('works-add-lost-response');
    await expect(page.getByRole('textbox', { name: t('works.name'), exact: true })).toHaveValue(
      'Naamiaisten kaunotar',
    );
    await inputMethod.press(submit);
    await expect(page.getByText(t('add.status_listed'))).toBeVisible();
    await checkPage('works-add-listed');
    await setCatalogueFault(product, {});
    await inputMethod.press(page.getByRole('link', { name: t('add.editListed') }));
    await expect(page.getByRole('heading', { level: 1, name: 'Naamiaisten kaunotar' })).toBeVisible();
    await page.goto('/works');
    await inputMethod.write(page.getByRole('searchbox'), 'Naamiaisten');
    await expect(page.getByRole('link', { name: /^Naamiaisten kaunotar/ })).toHaveCount(1);
    await checkPage('works-filtered');
  });
});

test('after a session is lost while a work is added, login leads back to it', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const isbn = page.getByLabel(t('add.search'), { exact: true });
  const editor = page.getByRole('checkbox', { name: t('works.role.editor') });
  await openAs(visitor, 'author', '/works/add');
  await inputMethod.write(isbn, '9789510392652');
  await inputMethod.tick(editor);
  await page.context().clearCookies({ name: /session/ });
  // The page revalidates the session when it gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForURL(/\/login\?/);
  await fillLogin(visitor, 'author');
  await page.waitForURL(/\/works\/add\?isbn=9789510392652$/);
  await expect(isbn).toHaveValue('978-951-0-39265-2');
  await expect(page.getByText(t('form.restoreTitle'))).toBeVisible();
  await checkPage('works-add-restore');
  await inputMethod.press(page.getByRole('button', { name: t('form.restore'), exact: true }));
  await expect(editor).toBeChecked();
});

test('an unavailable bank is reported, and login by password still works', async ({
  page,
  product,
  inputMethod,
  t,
  checkPage,
  language,
}) => {
  await page.goto(`/login?language=${language}`);
  const start = page.getByRole('link', { name: t('login.startRegistration') });
  await setBankFaults(product, { tokenEndpoint: 'fail' });
  await inputMethod.press(start);
  await inputMethod.press(page.locator('button[name="person"]', { hasText: 'Ahosalmi' }));
  await expect(page.getByText(t('login.strongAuthUnavailable'))).toBeVisible();
  await checkPage('login-bank-away');
  await setBankFaults(product, { wrongNonce: true });
  await inputMethod.press(start);
  await inputMethod.press(page.locator('button[name="person"]', { hasText: 'Ahosalmi' }));
  await expect(page.getByText(t('login.strongAuthFailed'))).toBeVisible();
  await setBankFaults(product, {});
  await inputMethod.press(start);
  await inputMethod.press(page.locator('button[name="cancel"]'));
  await expect(page.getByText(t('login.strongAuthCancelled'))).toBeVisible();
  await checkPage('login-bank-cancelled');
  await expect(page.getByLabel(t('login.username'), { exact: true })).toBeEditable();
});

test('a customer and staff change the same details: nothing is overwritten without notice', async ({
  page,
  other: staff,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const phone = (of: Visitor) => field(of, 'contact.field.phone');
  const street = (of: Visitor) => field(of, 'contact.field.streetAddress');
  const edit = (of: Visitor) => of.inputMethod.press(button(of, 'contact.edit'));
  const basic = (of: Visitor) => of.page.getByRole('region', { name: t('settings.basic') });
  await openAs(visitor, 'tester', '/settings');
  await edit(visitor);
  await expect(phone(visitor)).toBeVisible();
  await openActing(staff, 'admin', { customer: 'Elli Sofia Rantakoski', place: '/settings' });

  await test.step('changes of different fields are merged', async () => {
    await edit(staff);
    await staff.inputMethod.write(street(staff), 'Uusikatu 9');
    await save(staff);
    await inputMethod.write(phone(visitor), '+358 40 111 1111');
    await save(visitor);
    await expect(basic(visitor)).toContainText('Uusikatu 9');
  });

  await test.step('for the same field both values are shown, and the customer chooses', async () => {
    await staff.page.reload();
    await expect(basic(staff)).toContainText('+358 40 111 1111');
    await edit(staff);
    await staff.inputMethod.write(phone(staff), '+358 40 222 2222');
    await save(staff);
    await edit(visitor);
    await inputMethod.write(phone(visitor), '+358 40 333 3333');
    await inputMethod.press(button(visitor, 'settings.save'));
    await expect(page.getByText(t('conflictChoice.title'))).toBeVisible();
    await expect(
      page.getByText(withValues(t('conflictChoice.current'), { value: '+358 40 222 2222' })),
    ).toBeVisible();
    await checkPage('settings-conflict');
    // The toast of the first save may still be there.
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await inputMethod.press(button(visitor, 'conflictChoice.keepOwn'));
    await expect(page.getByText(t('conflictChoice.title'))).toBeHidden();
    await saved;
    await staff.page.reload();
    await expect(basic(staff)).toContainText('+358 40 333 3333');
  });
});

test('offline the input is preserved; pressing twice saves once', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const phone = field(visitor, 'contact.field.phone');
  const bar = button(visitor, 'settings.save');
  await openAs(visitor, 'tester', '/settings');
  await inputMethod.press(button(visitor, 'contact.edit'));
  await inputMethod.write(phone, '+358 40 555 5555');
  // The chunk that shows the first toast cannot be loaded either.
  await page.context().setOffline(true);
  await expect(page.getByText(t('frame.offline'))).toBeVisible();
  await inputMethod.press(bar);
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(t('errors.network'));
  await checkPage('settings-offline');
  await page.context().setOffline(false);
  await expect(phone).toHaveValue('+358 40 555 5555');
  await save(visitor);
  await expect(page.getByRole('form').getByRole('alert')).toHaveCount(0);
  await expect(bar).toHaveCount(0);

  await inputMethod.press(button(visitor, 'contact.edit'));
  await inputMethod.write(phone, '+358 40 444 4444');
  const writes = countCalls(page, 'PUT');
  await inputMethod.pressTwice(bar);
  await expect(bar).toHaveCount(0);
  expect(writes).toHaveLength(1);
});

test('without the database published texts can be read, and the input is preserved', async ({
  page,
  product,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const { database } = product;
  test.skip(!database, 'SQLite is a file of the server');
  const phone = field(visitor, 'contact.field.phone');
  const bar = button(visitor, 'settings.save');
  await openAs(visitor, 'tester', '/settings');
  await inputMethod.press(button(visitor, 'contact.edit'));
  await inputMethod.write(phone, '+358 40 666 6666');

  await test.step('a failed save shows an error, and preserves the input', async () => {
    database?.cut();
    await inputMethod.press(bar);
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(t('errors.serviceUnavailable'));
    await checkPage('settings-database-away');
    await expect(phone).toHaveValue('+358 40 666 6666');
    database?.restore();
    await save(visitor);
  });

  await test.step('the texts are shown, and the page says what is unavailable', async () => {
    database?.cut();
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: t('texts.privacy') })).toBeVisible();
    await expect(page.getByText(t('frame.unreachable'))).toBeVisible();
    await checkPage('privacy-database-away');
    await page.goto('/settings');
    await checkPage('settings-unreachable');
    database?.restore();
    await page.reload();
    await expect(page.getByText('+358 40 666 6666')).toBeVisible();
  });
});
