import { button, startOf } from '../product/controls.js';
import { openActing } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

/** On the shelf of the catalogue, and on nobody's list: each journey adds a book of its own. */
const isbn = '9789529460199';

test('staff add a work in the list of a customer, and look it up in the register', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const dialog = page.getByRole('dialog', { name: t('add.title') });
  const search = dialog.getByRole('textbox', { name: t('add.search') });
  const begin = () => inputMethod.press(button(visitor, 'list.addRow'));

  await test.step('open the form over the list, and leave it again', async () => {
    await openActing(visitor, 'admin', { customer: 'kuusivaara aino', place: '/works' });
    await begin();
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(visitor, 'list.addRow')).toBeFocused();
  });

  await test.step('tell everything of a work that nobody knows, and are asked before they leave it', async () => {
    await begin();
    await inputMethod.write(search, '9789511000006');
    await inputMethod.write(
      dialog.getByRole('textbox', { name: t('works.name'), exact: true }),
      'Keskeneräinen',
    );
    await checkPage('works-adding-unknown');
    await page.keyboard.press('Escape');
    await inputMethod.press(page.getByRole('button', { name: t('form.leave'), exact: true }));
    await expect(dialog).toHaveCount(0);
  });

  await test.step('add a work that is found', async () => {
    await begin();
    await inputMethod.write(search, isbn);
    await inputMethod.tick(dialog.getByRole('checkbox', { name: t('works.role.author') }));
    await inputMethod.write(dialog.getByRole('textbox', { name: t('roles.authors') }), '2');
    await checkPage('works-adding');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(`a[href="/works/${isbn}"]:focus`)).toBeVisible();
    await checkPage('works-added');
  });

  await test.step('find it in the register, where another gets a share and the division is corrected', async () => {
    await inputMethod.press(page.locator(`a[href="/oeuvre/book/${isbn}"]`));
    await expect(page.getByRole('heading', { name: t('book.facts') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('book.loans') })).toBeVisible();
    await checkPage('book');
    const division = page.getByRole('region', { name: t('book.division_author') });
    await inputMethod.press(button(visitor, 'book.addShare_author'));
    await inputMethod.write(
      page.getByRole('searchbox', { name: t('authors.searchLabel') }),
      'sandbacka björn',
    );
    await inputMethod.press(page.getByRole('button', { name: startOf(t('book.chooseNamed')) }).first());
    await checkPage('book-add-share');
    await inputMethod.press(button(visitor, 'book.addShare'));
    // The list to choose from, which names the same author, is still there for a moment.
    const shares = division.getByRole('table', { name: t('book.division_author') });
    await expect(shares.getByRole('row', { name: /Sandbacka/ })).toBeVisible();
    await inputMethod.press(button(visitor, 'book.correct_author'));
    await inputMethod.write(page.getByRole('textbox', { name: t('book.amount') }), '3');
    await checkPage('book-division');
    await inputMethod.press(division.getByRole('button', { name: t('book.save'), exact: true }));
    await expect(button(visitor, 'book.correct_author')).toBeVisible();
    await expect(division.getByText('3', { exact: true })).toBeVisible();
  });

  await test.step('correct a fact of it', async () => {
    const correct = page.getByRole('form', { name: t('book.correct') });
    await inputMethod.write(correct.getByRole('textbox', { name: t('book.publisher') }), 'Tammi ja pojat');
    await inputMethod.press(correct.getByRole('button', { name: t('book.save'), exact: true }));
    const facts = page.getByRole('region', { name: t('book.facts') });
    await expect(facts.getByText('Tammi ja pojat')).toBeVisible();
    await checkPage('book-corrected');
  });
});
