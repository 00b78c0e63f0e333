import { button, startOf } from '../product/controls.js';
import { openActing } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

/** The book is in the catalogue and on no list. Each journey adds another book. */
const isbn = '9789529460199';

test('staff add a work to the list of a customer, and find it in the register', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const dialog = page.getByRole('dialog', { name: t('add.title') });
  const search = dialog.getByRole('textbox', { name: t('add.search') });
  const begin = () => inputMethod.press(button(visitor, 'list.addRow'));

  await test.step('open the form over the list, and close it', async () => {
    await openActing(visitor, 'admin', { customer: 'kuusivaara aino', place: '/works' });
    await begin();
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(visitor, 'list.addRow')).toBeFocused();
  });

  await test.step('fill in an unknown work, and confirm before they leave it', async () => {
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

  await test.step('add a work of the catalogue', async () => {
    await begin();
    await inputMethod.write(search, isbn);
    await inputMethod.tick(dialog.getByRole('checkbox', { name: t('works.role.author') }));
    await inputMethod.write(dialog.getByRole('textbox', { name: t('roles.authors') }), '2');
    await checkPage('works-adding');
    await page.keyboard.press('Enter');
    await inputMethod.press(page.getByRole('button', { name: t('add.unnamedConfirm'), exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(`a[href="/works/${isbn}"]:focus`)).toBeVisible();
    await checkPage('works-added');
  });

  await test.step('find it in the register, add a share of another author and correct the split', async () => {
    await inputMethod.press(page.locator(`a[href="/oeuvre/book/${isbn}"]`));
    await expect(page.getByRole('heading', { name: t('registeredWork.facts') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('registeredWork.loans') })).toBeVisible();
    await checkPage('book');
    const division = page.getByRole('region', { name: t('registeredWork.division_author') });
    await inputMethod.press(button(visitor, 'registeredWork.addShare_author'));
    await inputMethod.write(
      page.getByRole('searchbox', { name: t('authors.searchLabel') }),
      'sandbacka björn',
    );
    await inputMethod.press(
      page.getByRole('button', { name: startOf(t('registeredWork.chooseNamed')) }).first(),
    );
    await checkPage('book-add-share');
    await inputMethod.press(button(visitor, 'registeredWork.addShare'));
    // The list of options, which names the same author, is still visible for a moment.
    const shares = division.getByRole('table', { name: t('registeredWork.division_author') });
    await expect(shares.getByRole('row', { name: /Sandbacka/ })).toBeVisible();
    await inputMethod.press(button(visitor, 'registeredWork.correct_author'));
    await inputMethod.write(page.getByRole('textbox', { name: t('registeredWork.amount') }), '3');
    await checkPage('book-division');
    await inputMethod.press(division.getByRole('button', { name: t('registeredWork.save'), exact: true }));
    await expect(button(visitor, 'registeredWork.correct_author')).toBeVisible();
    await expect(division.getByText('3', { exact: true })).toBeVisible();
  });

  await test.step('correct a field of it', async () => {
    const correct = page.getByRole('form', { name: t('registeredWork.correct') });
    await inputMethod.write(
      correct.getByRole('textbox', { name: t('registeredWork.publisher') }),
      'Tammi ja pojat',
    );
    await inputMethod.press(correct.getByRole('button', { name: t('registeredWork.save'), exact: true }));
    const facts = page.getByRole('region', { name: t('registeredWork.facts') });
    await expect(facts.getByText('Tammi ja pojat')).toBeVisible();
    await checkPage('book-corrected');
  });
});
