import { before, button } from '../product/controls.js';
import { openActing } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

/** On the shelf of the catalogue, and on nobody's list: each journey adds a book of its own. */
const isbn = '9789529460199';

test('staff add a work in the list of a customer, and look it up in the register', async ({
  page,
  hand,
  t,
  look,
  visitor,
}) => {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('textbox', { name: t('works.isbn'), exact: true }) });
  const begin = () => hand.press(button(visitor, 'list.addRow'));
  const isbnField = page.getByRole('textbox', { name: t('works.isbn'), exact: true });

  await test.step('begin a row, and leave it again', async () => {
    await openActing(visitor, 'admin', { customer: 'kuusivaara aino', place: '/works' });
    await begin();
    await expect(isbnField).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row.getByText(t('list.isbn_empty'))).toBeVisible();
    await look('works-row-empty');
    await page.keyboard.press('Escape');
    await expect(isbnField).toHaveCount(0);
    await expect(button(visitor, 'list.addRow')).toBeFocused();
  });

  await test.step('are led to the form by an ISBN that nobody knows, with what was typed', async () => {
    await begin();
    await hand.write(isbnField, '9789511000006');
    await expect(row.getByText(t('list.fresh'))).toBeVisible();
    await hand.tick(row.getByRole('checkbox', { name: t('works.role.author') }));
    await look('works-row-unknown');
    await hand.press(row.getByRole('link', { name: t('list.toForm') }));
    await expect(page.getByRole('textbox', { name: t('works.name'), exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: t('works.role.author') })).toBeChecked();
  });

  await test.step('add a work that is found', async () => {
    await page.goto('/works');
    await begin();
    await hand.write(isbnField, isbn);
    await expect(row.getByText(t('add.status_finna'))).toBeVisible();
    await hand.tick(row.getByRole('checkbox', { name: t('works.role.author') }));
    await hand.write(row.getByRole('textbox', { name: t('roles.authors') }), '2');
    await look('works-row');
    await page.keyboard.press('Enter');
    await expect(isbnField).toHaveCount(0);
    await expect(page.locator(`a[href="/works/${isbn}"]:focus`)).toBeVisible();
    await look('works-row-added');
  });

  await test.step('find it in the register, where another gets a share and the division is corrected', async () => {
    await hand.press(page.locator(`a[href="/oeuvre/book/${isbn}"]`));
    await expect(page.getByRole('heading', { name: t('book.facts') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('book.loans') })).toBeVisible();
    await look('book');
    const division = page.getByRole('region', { name: t('book.division_author') });
    await hand.press(button(visitor, 'book.addShare_author'));
    await hand.write(page.getByRole('searchbox', { name: t('authors.searchLabel') }), 'sandbacka björn');
    await hand.press(page.getByRole('button', { name: before(t('book.chooseNamed')) }).first());
    await look('book-add-share');
    await hand.press(button(visitor, 'book.addShare'));
    // The list to choose from, which names the same author, is still there for a moment.
    const shares = division.getByRole('table', { name: t('book.division_author') });
    await expect(shares.getByRole('row', { name: /Sandbacka/ })).toBeVisible();
    await hand.press(button(visitor, 'book.correct_author'));
    await hand.write(page.getByRole('textbox', { name: t('book.amount') }), '3');
    await look('book-division');
    await hand.press(division.getByRole('button', { name: t('book.save'), exact: true }));
    await expect(button(visitor, 'book.correct_author')).toBeVisible();
    await expect(division.getByText('3', { exact: true })).toBeVisible();
  });

  await test.step('correct a fact of it', async () => {
    const correct = page.getByRole('form', { name: t('book.correct') });
    await hand.write(correct.getByRole('textbox', { name: t('book.publisher') }), 'Tammi ja pojat');
    await hand.press(correct.getByRole('button', { name: t('book.save'), exact: true }));
    const facts = page.getByRole('region', { name: t('book.facts') });
    await expect(facts.getByText('Tammi ja pojat')).toBeVisible();
    await look('book-corrected');
  });
});
