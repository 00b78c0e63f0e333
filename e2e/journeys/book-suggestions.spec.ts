import { button, startOf } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

test('an author adds a suggested work, and hides one of another author', async ({
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
  // Suggestions of the register are immediate; those of the catalogue follow when it has replied.
  await expect(rows.nth(3)).toBeVisible();
  await checkPage('works-suggestions');

  await test.step('the form is prefilled, and the work is added to the list', async () => {
    const free = rows.filter({ hasNotText: t('suggestions.full') }).first();
    const isbn = await isbnIn(free);
    await inputMethod.press(free.getByRole('link', { name: startOf(t('suggestions.add')) }));
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await checkPage('works-add-suggested');
    // If another author has the work already, the user claims a share of it.
    await inputMethod.press(button(visitor, 'add.submit').or(button(visitor, 'add.claim')));
    await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();
    await inputMethod.press(page.getByRole('link', { name: t('add.toList') }));
    await expect(rows.first()).toBeVisible();
    await expect(suggestions).not.toContainText(isbn);
  });

  const row = rows.filter({ hasText: t('suggestions.full') });
  await test.step('the other one stays with an error when the request fails', async () => {
    const isbn = await isbnIn(row);
    await page.route('**/hide-suggestion/**', (route) => route.abort('connectionreset'), { times: 1 });
    await inputMethod.press(row.getByRole('button', { name: startOf(t('suggestions.hideNamed')) }));
    await expect(suggestions.getByText(startOf(t('suggestions.hideFailed')))).toBeVisible();
    await expect(suggestions).toContainText(isbn);
    await checkPage('works-suggestion-kept');
  });

  await test.step('the other one is hidden, restored, and hidden permanently', async () => {
    const isbn = await isbnIn(row);
    const hide = row.getByRole('button', { name: startOf(t('suggestions.hideNamed')) });
    await inputMethod.press(hide);
    await expect(suggestions).not.toContainText(isbn);
    // The undo button is visible for five seconds, so the test presses it immediately.
    await page.getByRole('button', { name: t('suggestions.undo'), exact: true }).click();
    await expect(suggestions).toContainText(isbn);
    await inputMethod.press(hide);
    await expect(suggestions).not.toContainText(isbn);
    // The server has stored it before the five seconds have passed.
    await expect(
      suggestions.getByRole('button', { name: startOf(t('suggestions.hiddenOnes')) }),
    ).toBeVisible();
    await checkPage('works-suggestion-hidden');
    await page.reload();
    await expect(rows.first()).toBeVisible();
    await expect(suggestions).not.toContainText(isbn);
  });

  await test.step('it is restored from the hidden ones', async () => {
    await inputMethod.press(suggestions.getByRole('button', { name: startOf(t('suggestions.hiddenOnes')) }));
    await checkPage('works-suggestions-hidden');
    await inputMethod.press(suggestions.getByRole('button', { name: startOf(t('suggestions.showNamed')) }));
    await expect(row).toBeVisible();
  });
});
