import { button, field, fileButton, startOf } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

/** The book is in the catalogue and on no list. Each journey adds another book. */
const whiteMan = '978-951-1-44710-8';
/** No book has this ISBN. */
const unknown = '978-951-0-00001-4';
/** The check digit is wrong. */
const wrong = '978-951-0-39265-3';

test('an author adds a list of works in one go', async ({ page, inputMethod, t, checkPage, visitor }) => {
  const step = page.locator('main h2').first();
  const submit = page.locator('main form button[type=submit]');
  await openAs(visitor, 'coauthor', '/works');
  await inputMethod.press(page.getByRole('link', { name: t('list.addMany'), exact: true }));

  await test.step('pastes the list with other text in it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('addMany.title') })).toBeVisible();
    await checkPage('works-many-list');
    const list = `Hamid: Viimeinen valkoinen mies, Otava 2022, ISBN ${whiteMan} (sid.)\n${unknown}\n${wrong}`;
    await inputMethod.write(field(visitor, 'addMany.text'), list);
    await inputMethod.press(button(visitor, 'addMany.lookUp'));
    await expect(step).toHaveText(t('addMany.chooseTitle'));
    await expect(step).toBeFocused();
  });

  const row = (isbn: string) => page.getByRole('row', { name: new RegExp(isbn) });

  await test.step('sees the status of each line, and completes unknown works', async () => {
    await expect(row(whiteMan)).toContainText(t('addMany.state_finna'));
    await expect(row(unknown)).toContainText(t('addMany.state_new'));
    await expect(row(wrong)).toContainText(t('addMany.state_checkDigit'));
    await inputMethod.tick(page.getByRole('checkbox', { name: t('works.role.author'), exact: true }));
    await checkPage('works-many-found');
    await inputMethod.press(row(unknown).getByRole('button', { name: startOf(t('addMany.complete')) }));
    await inputMethod.write(field(visitor, 'works.name'), 'Saaren talvi');
    await inputMethod.write(field(visitor, 'works.publisher'), 'Kaarna');
    await inputMethod.write(field(visitor, 'works.publishYear'), '2023');
    await inputMethod.choose(page.getByRole('combobox', { name: t('works.bookType') }), t('bookType.book'));
    await checkPage('works-many-row');
    await inputMethod.press(button(visitor, 'addMany.rowDone'));
    await expect(row(unknown)).toContainText(t('addMany.state_complete'));
  });

  await test.step('adds the valid lines, and downloads a file of the others', async () => {
    await expect(submit).toContainText('2');
    await inputMethod.press(submit);
    // The catalogue names others as creators of one of them.
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: /2/ });
    await expect(confirm).toBeVisible();
    await checkPage('works-many-unnamed');
    await inputMethod.press(confirm);
    await expect(step).toContainText('2');
    await expect(step).toBeFocused();
    await expect(row(wrong)).toBeVisible();
    await checkPage('works-many-added');
    const taken = page.waitForEvent('download');
    await inputMethod.press(button(visitor, 'addMany.download'));
    expect((await taken).suggestedFilename()).toBe(t('addMany.fileName'));
  });

  await test.step('uploads the same list as a file: all works are already listed', async () => {
    await inputMethod.press(button(visitor, 'addMany.again'));
    const text = `Nimi;ISBN\r\nViimeinen valkoinen mies;${whiteMan}\r\nSaaren talvi;${unknown}\r\n`;
    const file = { name: 'teokset.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await inputMethod.chooseFile(fileButton(visitor, 'addMany.file'), file);
    for (const isbn of [whiteMan, unknown]) await expect(row(isbn)).toContainText(t('addMany.state_listed'));
    await inputMethod.press(button(visitor, 'addMany.otherList'));
    await inputMethod.press(page.getByRole('link', { name: t('addMany.cancel'), exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: t('list.title') })).toBeVisible();
    await inputMethod.write(page.getByRole('main').getByRole('searchbox'), 'Saaren talvi');
    await expect(row(unknown).first()).toBeVisible();
  });
});
