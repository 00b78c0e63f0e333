import { button, startOf } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

test('an author adds a work that was suggested, and puts away one of somebody else', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const suggestions = page.getByRole('region', { name: t('suggestions.title') });
  const rows = suggestions.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const isbnIn = async (row: typeof rows) => /[\d-]{13,17}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await openAs(visitor, 'author', '/works');
  // Those of the register; what the catalogue knows comes when it has been asked.
  await expect(rows.nth(3)).toBeVisible();
  await checkPage('works-suggestions');

  await test.step('the form is filled, and the work comes on the list', async () => {
    const free = rows.filter({ hasNotText: t('suggestions.full') }).first();
    const isbn = await isbnIn(free);
    await inputMethod.press(free.getByRole('link', { name: startOf(t('suggestions.add')) }));
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await checkPage('works-add-suggested');
    // Where somebody else has the work already, a share of it is claimed.
    await inputMethod.press(button(visitor, 'add.submit').or(button(visitor, 'add.claim')));
    await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();
    await inputMethod.press(page.getByRole('link', { name: t('add.toList') }));
    await expect(rows.first()).toBeVisible();
    await expect(suggestions).not.toContainText(isbn);
  });

  const row = rows.filter({ hasText: t('suggestions.full') });
  await test.step('the other stays, and one is told, when the server does not hear of it', async () => {
    const isbn = await isbnIn(row);
    await page.route('**/hide-suggestion/**', (route) => route.abort('connectionreset'), { times: 1 });
    await inputMethod.press(row.getByRole('button', { name: startOf(t('suggestions.hideNamed')) }));
    await expect(suggestions.getByText(startOf(t('suggestions.hideFailed')))).toBeVisible();
    await expect(suggestions).toContainText(isbn);
    await checkPage('works-suggestion-kept');
  });

  await test.step('the other is put away, taken back, and put away for good', async () => {
    const isbn = await isbnIn(row);
    const hide = row.getByRole('button', { name: startOf(t('suggestions.hideNamed')) });
    await inputMethod.press(hide);
    await expect(suggestions).not.toContainText(isbn);
    // At once: it is offered for five seconds.
    await page.getByRole('button', { name: t('suggestions.undo'), exact: true }).click();
    await expect(suggestions).toContainText(isbn);
    await inputMethod.press(hide);
    await expect(suggestions).not.toContainText(isbn);
    // The server has it, though the five seconds have not gone.
    await expect(
      suggestions.getByRole('button', { name: startOf(t('suggestions.hiddenOnes')) }),
    ).toBeVisible();
    await checkPage('works-suggestion-hidden');
    await page.reload();
    await expect(rows.first()).toBeVisible();
    await expect(suggestions).not.toContainText(isbn);
  });

  await test.step('and is brought back after all', async () => {
    await inputMethod.press(suggestions.getByRole('button', { name: startOf(t('suggestions.hiddenOnes')) }));
    await checkPage('works-suggestions-hidden');
    await inputMethod.press(suggestions.getByRole('button', { name: startOf(t('suggestions.showNamed')) }));
    await expect(row).toBeVisible();
  });
});
