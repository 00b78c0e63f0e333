import { before, button } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

test('an author adds a work that was suggested, and puts away one of somebody else', async ({
  page,
  hand,
  t,
  look,
  visitor,
}) => {
  const suggestions = page.getByRole('region', { name: t('suggestions.title') });
  const rows = suggestions.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const isbnIn = async (row: typeof rows) => /[\d-]{13,17}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await openAs(visitor, 'author', '/works');
  // Those of the register; what the catalogue knows comes when it has been asked.
  await expect(rows.nth(3)).toBeVisible();
  await look('works-suggestions');

  await test.step('the form is filled, and the work comes on the list', async () => {
    const free = rows.filter({ hasNotText: t('suggestions.full') }).first();
    const isbn = await isbnIn(free);
    await hand.press(free.getByRole('link', { name: before(t('suggestions.add')) }));
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await look('works-add-suggested');
    // Where somebody else has the work already, a share of it is claimed.
    await hand.press(button(visitor, 'add.submit').or(button(visitor, 'add.claim')));
    await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();
    await hand.press(page.getByRole('link', { name: t('add.toList') }));
    await expect(rows.first()).toBeVisible();
    await expect(suggestions).not.toContainText(isbn);
  });

  const row = rows.filter({ hasText: t('suggestions.full') });
  await test.step('the other stays, and one is told, when the server does not hear of it', async () => {
    const isbn = await isbnIn(row);
    await page.route('**/hide-suggestion/**', (route) => route.abort('connectionreset'), { times: 1 });
    await hand.press(row.getByRole('button', { name: before(t('suggestions.hideNamed')) }));
    await expect(suggestions.getByText(before(t('suggestions.hideFailed')))).toBeVisible();
    await expect(suggestions).toContainText(isbn);
    await look('works-suggestion-kept');
  });

  await test.step('the other is put away, taken back, and put away for good', async () => {
    const isbn = await isbnIn(row);
    const hide = row.getByRole('button', { name: before(t('suggestions.hideNamed')) });
    await hand.press(hide);
    await expect(suggestions).not.toContainText(isbn);
    // At once: it is offered for five seconds.
    await page.getByRole('button', { name: t('suggestions.undo'), exact: true }).click();
    await expect(suggestions).toContainText(isbn);
    await hand.press(hide);
    await expect(suggestions).not.toContainText(isbn);
    // The server has it, though the five seconds have not gone.
    await expect(
      suggestions.getByRole('button', { name: before(t('suggestions.hiddenOnes')) }),
    ).toBeVisible();
    await look('works-suggestion-hidden');
    await page.reload();
    await expect(rows.first()).toBeVisible();
    await expect(suggestions).not.toContainText(isbn);
  });

  await test.step('and is brought back after all', async () => {
    await hand.press(suggestions.getByRole('button', { name: before(t('suggestions.hiddenOnes')) }));
    await look('works-suggestions-hidden');
    await hand.press(suggestions.getByRole('button', { name: before(t('suggestions.showNamed')) }));
    await expect(row).toBeVisible();
  });
});
