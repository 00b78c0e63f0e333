import { button } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

/** The society writes in the language of the customer, whichever the page is read in. */
const accepted =
  /Muutosehdotuksesi on hyväksytty|Ditt ändringsförslag har godkänts|Your change suggestion has been accepted/;

test('who is missing from a work suggests a change, and who is in charge accepts it', async ({
  page,
  hand,
  t,
  look,
  visitor,
  other,
}) => {
  // On the shelf of the catalogue, and on nobody's list.
  const isbn = '9789513246518';

  await test.step('one author finds the work by its title, and adds it as its only one', async () => {
    await openAs(visitor, 'author', '/works/add');
    await hand.write(page.getByLabel(t('add.search'), { exact: true }), 'hauskaa, hau');
    await expect(page.getByText(t('add.words_choices'))).toBeVisible();
    await look('works-add-words');
    await hand.press(page.getByRole('button', { name: 'Hau hau hauskaa!', exact: true }));
    await hand.tick(page.getByRole('checkbox', { name: t('works.role.author') }));
    await hand.write(page.getByRole('textbox', { name: t('roles.authors') }), '1');
    await hand.press(button(visitor, 'add.submit'));
    await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();
  });

  await test.step('another finds that all shares are taken, and asks for one', async () => {
    await openAs(other, 'coauthor', `/works/add?isbn=${isbn}`);
    await other.hand.press(other.page.getByRole('button', { name: t('suggest.title_author') }));
    await expect(other.page.getByRole('textbox', { name: t('roles.authors') }).last()).toHaveValue('2');
    await other.look('works-suggest');
    await other.hand.write(other.page.getByRole('textbox', { name: t('suggest.reason') }), 'Me kaksi.');
    await other.hand.press(button(other, 'suggest.submit'));
    await expect(button(other, 'suggest.withdraw')).toBeVisible();
    await other.look('works-suggest-sent');
  });

  await test.step('the first finds it at home, sees what it does, and accepts', async () => {
    await page.goto('/');
    await look('home-suggestion');
    await hand.press(page.locator(`a[href="/works/${isbn}/handlesuggestions"]`).first());
    await expect(page.getByText('1/2', { exact: false }).first()).toBeVisible();
    await look('works-handle');
    await hand.press(button(visitor, 'handle.accept'));
    await expect(page.getByText(t('handle.accepted'))).toBeVisible();
    await look('works-handled');
  });

  await test.step('the other has the work, and was told', async () => {
    await other.page.goto(`/works/${isbn}`);
    await expect(other.page.getByRole('complementary')).toContainText('1/2');
    await other.look('works-edit-shared');
    await other.page.goto('/');
    await expect(other.page.locator('main')).toContainText(accepted);
  });
});

test('a suggestion is withdrawn, made again and rejected with a reason', async ({
  page,
  hand,
  t,
  look,
  visitor,
  other,
}) => {
  const isbn = '9789513196820';
  await openAs(visitor, 'author', `/works/add?isbn=${isbn}`);
  await hand.tick(page.getByRole('checkbox', { name: t('works.role.author') }));
  await hand.write(page.getByRole('textbox', { name: t('roles.authors') }), '2');
  await hand.press(button(visitor, 'add.submit'));
  await expect(page.getByRole('heading', { name: t('add.added') })).toBeVisible();

  await openAs(other, 'coauthor', `/works/add?isbn=${isbn}`);
  await other.hand.tick(other.page.getByRole('checkbox', { name: t('works.role.author') }));
  await other.hand.press(button(other, 'add.claim'));
  await expect(other.page.getByRole('heading', { name: t('add.added') })).toBeVisible();
  await other.page.goto(`/works/${isbn}`);
  const suggest = async () => {
    await other.hand.press(other.page.getByRole('button', { name: t('suggest.title_author') }));
    await other.hand.write(other.page.getByRole('textbox', { name: t('roles.authors') }), '5');
    await other.hand.write(
      other.page.getByRole('textbox', { name: t('suggest.reason') }),
      'Meitä oli viisi.',
    );
    await other.hand.press(button(other, 'suggest.submit'));
    await expect(button(other, 'suggest.withdraw')).toBeVisible();
  };
  await suggest();
  await other.hand.press(button(other, 'suggest.withdraw'));
  await suggest();

  await page.goto('/works');
  await hand.press(page.locator(`a[href="/works/${isbn}/handlesuggestions"]`).first());
  await hand.press(button(visitor, 'handle.reject'));
  await hand.choose(page.getByLabel(t('handle.rejectionReason')), t('handle.reason_wrongAmount'));
  await look('works-reject');
  await hand.press(button(visitor, 'handle.rejectConfirm'));
  await expect(page.getByText(t('handle.rejected'))).toBeVisible();
  await other.page.reload();
  await expect(other.page.getByRole('button', { name: t('suggest.title_author') })).toBeVisible();
});

test('who misses a work goes through what the words find, and asks the catalogue for more', async ({
  page,
  hand,
  t,
  look,
  visitor,
}) => {
  await openAs(visitor, 'author', '/works/add');
  await hand.write(page.getByLabel(t('add.search'), { exact: true }), 'kirja');
  const found = page.getByRole('list', { name: t('add.wordsChoices'), exact: true }).getByRole('listitem');
  await expect(found).toHaveCount(10);
  const firstPage = await found.allTextContents();
  const pages = page.getByRole('navigation', { name: t('add.choicesPages'), exact: true });
  await hand.press(pages.getByRole('button').last());
  await expect(found.filter({ hasText: firstPage[0] ?? '' })).toHaveCount(0);
  const secondPage = await found.allTextContents();
  expect(secondPage.length).toBeGreaterThan(0);
  expect(secondPage.filter((work) => firstPage.includes(work))).toEqual([]);

  await hand.press(page.getByRole('button', { name: t('add.further') }));
  const further = page.getByRole('list', { name: t('add.furtherChoices'), exact: true });
  // Which ones are left depends on what the society has come to know: suggestions for others bring books too.
  const missed = further.getByRole('listitem').first();
  await expect(missed).toBeVisible();
  await look('works-add-further');
  const [isbn = ''] = /97[89][\d-]{10,14}/.exec((await missed.textContent()) ?? '') ?? [];
  await hand.press(missed.getByRole('button'));
  await expect(page.getByLabel(t('add.search'), { exact: true })).toHaveValue(isbn);
  await expect(page.getByText(t('add.status_finna'))).toBeVisible();
  await look('works-add-chosen');
});
