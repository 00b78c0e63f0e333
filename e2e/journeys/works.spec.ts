import { addUnnamed, button } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

/** The society writes in the language of the customer, regardless of the language of the page. */
const accepted =
  /Muutosehdotuksesi on hyväksytty|Ditt ändringsförslag har godkänts|Your change suggestion has been accepted/;

test('an author who is missing from a work suggests a change, and its owner accepts it', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
  other,
}) => {
  // The book is in the catalogue and on no list.
  const isbn = '9789513246518';

  await test.step('one author finds the work by its title, and adds it as its only one', async () => {
    await openAs(visitor, 'author', '/works/add');
    await inputMethod.write(page.getByLabel(t('add.search'), { exact: true }), 'hauskaa, hau');
    await expect(page.getByText(t('add.words_choices'))).toBeVisible();
    await checkPage('works-add-words');
    await inputMethod.press(page.getByRole('button', { name: 'Hau hau hauskaa!', exact: true }));
    await inputMethod.tick(page.getByRole('checkbox', { name: t('works.role.author') }));
    await inputMethod.write(page.getByRole('textbox', { name: t('roles.authors') }), '1');
    await inputMethod.press(button(visitor, 'add.submit'));
    await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();
  });

  await test.step('another one finds that all shares are taken, and requests one', async () => {
    await openAs(other, 'coauthor', `/works/add?isbn=${isbn}`);
    await other.inputMethod.press(other.page.getByRole('button', { name: t('suggest.title_author') }));
    await expect(other.page.getByRole('textbox', { name: t('roles.authors') }).last()).toHaveValue('2');
    await other.checkPage('works-suggest');
    await other.inputMethod.write(
      other.page.getByRole('textbox', { name: t('suggest.reason') }),
      'Me kaksi.',
    );
    await other.inputMethod.press(button(other, 'suggest.submit'));
    await expect(button(other, 'suggest.withdraw')).toBeVisible();
    await other.checkPage('works-suggest-sent');
  });

  await test.step('the first one finds the request on the home page, sees its effect, and accepts', async () => {
    await page.goto('/');
    await checkPage('home-suggestion');
    await inputMethod.press(page.locator(`a[href="/works/${isbn}/handlesuggestions"]`).first());
    await expect(page.getByText('1/2', { exact: false }).first()).toBeVisible();
    await checkPage('works-handle');
    await inputMethod.press(button(visitor, 'handle.accept'));
    await expect(page.getByText(t('handle.accepted'))).toBeVisible();
    await checkPage('works-handled');
  });

  await test.step('the other one has the work and a notification', async () => {
    await other.page.goto(`/works/${isbn}`);
    // Two authors, both known.
    await expect(other.page.getByRole('region', { name: t('edit.shares') })).toContainText(/2\D+2/);
    await other.checkPage('works-edit-shared');
    await other.page.goto('/');
    await expect(other.page.locator('main')).toContainText(accepted);
  });
});

test('a suggestion is withdrawn, repeated and rejected with a reason', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
  other,
}) => {
  const isbn = '9789513196820';
  await openAs(visitor, 'author', `/works/add?isbn=${isbn}`);
  await inputMethod.tick(page.getByRole('checkbox', { name: t('works.role.author') }));
  await inputMethod.write(page.getByRole('textbox', { name: t('roles.authors') }), '2');
  await addUnnamed(visitor, 'add.submit');
  await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();

  await openAs(other, 'coauthor', `/works/add?isbn=${isbn}`);
  await other.inputMethod.tick(other.page.getByRole('checkbox', { name: t('works.role.author') }));
  await addUnnamed(other, 'add.claim');
  await expect(other.page.getByRole('heading', { name: t('add.added') })).toBeVisible();
  await other.page.goto(`/works/${isbn}`);
  const suggest = async () => {
    await other.inputMethod.press(other.page.getByRole('button', { name: t('suggest.title_author') }));
    await other.inputMethod.write(other.page.getByRole('textbox', { name: t('roles.authors') }), '5');
    await other.inputMethod.write(
      other.page.getByRole('textbox', { name: t('suggest.reason') }),
      'Meitä oli viisi.',
    );
    await other.inputMethod.press(button(other, 'suggest.submit'));
    await expect(button(other, 'suggest.withdraw')).toBeVisible();
  };
  await suggest();
  await other.inputMethod.press(button(other, 'suggest.withdraw'));
  await suggest();

  await page.goto('/works');
  await inputMethod.press(page.locator(`a[href="/works/${isbn}"]`).first());
  await inputMethod.press(page.locator(`a[href="/works/${isbn}/handlesuggestions"]`).first());
  await inputMethod.press(button(visitor, 'handle.reject'));
  await inputMethod.choose(page.getByLabel(t('handle.rejectionReason')), t('handle.reason_wrongAmount'));
  await checkPage('works-reject');
  await inputMethod.press(button(visitor, 'handle.rejectConfirm'));
  await expect(page.getByText(t('handle.rejected'))).toBeVisible();
  await other.page.reload();
  await expect(other.page.getByRole('button', { name: t('suggest.title_author') })).toBeVisible();
});

test('an author with a missing work reviews search results, and searches the catalogue for more', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  await openAs(visitor, 'author', '/works/add');
  await inputMethod.write(page.getByLabel(t('add.search'), { exact: true }), 'kirja');
  const found = page.getByRole('list', { name: t('add.wordsChoices'), exact: true }).getByRole('listitem');
  await expect(found).toHaveCount(10);
  const firstPage = await found.allTextContents();
  const pages = page.getByRole('navigation', { name: t('add.choicesPages'), exact: true });
  await inputMethod.press(pages.getByRole('button').last());
  await expect(found.filter({ hasText: firstPage[0] ?? '' })).toHaveCount(0);
  const secondPage = await found.allTextContents();
  expect(secondPage.length).toBeGreaterThan(0);
  expect(secondPage.filter((work) => firstPage.includes(work))).toEqual([]);

  await inputMethod.press(page.getByRole('button', { name: t('add.further') }));
  const further = page.getByRole('list', { name: t('add.furtherChoices'), exact: true });
  // Other journeys may add books to the register, so the remaining suggestions vary.
  const missed = further.getByRole('listitem').first();
  await expect(missed).toBeVisible();
  await checkPage('works-add-further');
  const [isbn = ''] = /97[89][\d-]{10,14}/.exec((await missed.textContent()) ?? '') ?? [];
  await inputMethod.press(missed.getByRole('button'));
  await expect(page.getByLabel(t('add.search'), { exact: true })).toHaveValue(isbn);
  await expect(page.getByText(t('add.status_finna'))).toBeVisible();
  await checkPage('works-add-chosen');
});
