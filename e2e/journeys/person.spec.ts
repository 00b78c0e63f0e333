import { button, field, fileButton, save, startOf, withValues } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { taxCard } from '../product/tax-card.js';
import { expect, test } from '../product/test.js';
import type { Visitor } from '../product/visitor.js';

const prose = { fi: 'Proosa', sv: 'Prosa', en: 'Prose' } as const;
/** The name is in the demonstration's register. */
const estate = 'Honkasuo, Eero Olavi';
const unsettledEstate = 'Björknäs, Hjördis';
const organisation = 'Lukuvalo';

async function addName(visitor: Visitor, name1: string, name2: string) {
  await visitor.inputMethod.press(button(visitor, 'authorNames.add'));
  await visitor.inputMethod.write(field(visitor, 'authorNames.name1').first(), name1);
  await visitor.inputMethod.write(field(visitor, 'authorNames.name2').first(), name2);
}

test('a creator saves details, names and mail preferences, each by one bar', async ({
  page,
  inputMethod,
  t,
  checkPage,
  language,
  visitor,
}) => {
  await openAs(visitor, 'coauthor', '/settings');
  const genre = page.getByRole('checkbox', { name: prose[language], exact: true });

  const section = (id: string) => page.getByRole('region', { name: t(id) });

  await test.step('contact details, a genre and another name, saved together', async () => {
    await inputMethod.press(button(visitor, 'contact.edit'));
    await inputMethod.write(field(visitor, 'contact.field.phone'), '+358 40 555 0000');
    await addName(visitor, 'Rauni', 'Salokangas');
    await inputMethod.press(button(visitor, 'preferences.edit'));
    await inputMethod.tick(genre);
    await checkPage('settings-changed');
    await save(visitor);
    await expect(button(visitor, 'settings.save')).toHaveCount(0);
    await page.reload();
    await expect(section('settings.basic')).toContainText('+358 40 555 0000');
    await expect(section('settings.authorNames')).toContainText('Rauni Salokangas');
    await expect(section('settings.other')).toContainText(prose[language]);
    await checkPage('settings-saved');
  });

  await test.step('mail preferences', async () => {
    await page.goto('/settings/email');
    const newsletter = page.getByRole('switch', { name: t('preferences.newsletter') });
    const was = await newsletter.isChecked();
    await inputMethod.tick(newsletter, !was);
    await checkPage('settings-email');
    await save(visitor);
    await page.reload();
    await expect(newsletter).toBeChecked({ checked: !was });
  });

  await test.step('sees who has accessed the data', async () => {
    await page.goto('/settings/log');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await checkPage('settings-log');
    for (const place of ['settings/access', 'participation', 'genres']) {
      await page.goto(`/${place}`);
      await checkPage(place.replace('/', '-'));
    }
  });
});

test('an author name with works cannot be deleted', async ({
  page,
  secondTab: list,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const name = 'Unto Sivunen';
  const remove = page.getByRole('button', {
    name: withValues(t('authorNames.deleteOf'), { name }),
    exact: true,
  });
  const names = page.getByRole('region', { name: t('settings.authorNames') });
  const inUse = names.getByText(startOf(t('authorNames.inUse')));
  await openAs(visitor, 'coauthor', '/settings');
  await addName(visitor, 'Unto', 'Sivunen');
  await save(visitor);
  await inputMethod.press(
    page.getByRole('button', { name: withValues(t('authorNames.edit'), { name }), exact: true }),
  );
  await expect(remove).toBeVisible();

  await list.page.goto('/works');
  const works = list.page.getByRole('table', { name: t('list.title'), exact: true });
  await list.inputMethod.press(works.getByRole('row').getByRole('link').first());
  await list.inputMethod.press(button(list, 'edit.editShares'));
  await list.inputMethod.choose(field(list, 'works.authorName'), name);
  await list.inputMethod.press(button(list, 'edit.save'));
  await expect(list.page.getByText(t('edit.saved')).first()).toBeVisible();

  await inputMethod.press(remove);
  await checkPage('settings-name-goes');
  await inputMethod.press(button(visitor, 'settings.save'));
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(t('errors.nameDataDeleteDisallowed'));
  await checkPage('settings-name-refused');
  await expect(inUse).toHaveCount(1);
  await expect(remove).toHaveCount(0);
  await checkPage('settings-name-in-use');
});

test('a creator raises the tax rate, and then sends a tax card instead', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  await openAs(visitor, 'coauthor', '/settings/tax');
  await inputMethod.write(page.getByRole('textbox', { name: t('taxation.newRate') }), '45,5');
  await page.keyboard.press('Tab');
  await checkPage('tax-raise');
  await inputMethod.press(button(visitor, 'taxation.propose'));
  await expect(button(visitor, 'taxation.cancelRate')).toBeVisible();
  await checkPage('tax-raise-pending');
  await inputMethod.press(button(visitor, 'taxation.cancelRate'));
  const dialog = page.getByRole('alertdialog');
  await inputMethod.press(dialog.getByRole('button', { name: t('taxation.cancelRate'), exact: true }));
  await expect(button(visitor, 'taxation.cancelRate')).toHaveCount(0);
  await inputMethod.chooseFile(fileButton(visitor, 'taxation.card'), taxCard);
  await expect(button(visitor, 'taxation.cancelCard')).toBeVisible();
  await checkPage('tax-card-pending');
});

test('a representative saves data of estates and an organisation, and returns to the own profile', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const names = page.getByRole('region', { name: t('settings.authorNames') });
  const actFor = async (name: string, picture: string) => {
    await page.goto('/profiles');
    await inputMethod.press(page.getByRole('button', { name, exact: true }));
    await expect(page.getByText(withValues(t('frame.actingFor'), { name }))).toBeVisible();
    await checkPage(`home-acting-${picture}`);
    await page.goto('/settings');
    const title = withValues(t('session.settingsOfOther'), { name });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('region', { name: t('settings.basic') })).toContainText(name);
    await checkPage(`settings-acting-${picture}`);
  };
  await openAs(visitor, 'representative', '/profiles');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await checkPage('profiles');

  await test.step('adds an author name to an estate', async () => {
    await actFor(estate, 'estate');
    await addName(visitor, 'Olavi', 'Suonkorpi');
    await save(visitor);
    await page.reload();
    await expect(names).toContainText('Olavi Suonkorpi');
  });

  await test.step('sends the tax card of an unsettled estate', async () => {
    await actFor(unsettledEstate, 'unsettled-estate');
    await expect(names).toHaveCount(1);
    await page.goto('/settings/tax');
    await inputMethod.chooseFile(fileButton(visitor, 'taxation.card'), taxCard);
    await expect(button(visitor, 'taxation.cancelCard')).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('taxation.cardPending'))).toBeVisible();
    await checkPage('tax-acting-unsettled-estate');
  });

  await test.step('changes the contact details of an organisation, which has neither names nor taxation', async () => {
    await actFor(organisation, 'organisation');
    await expect(names).toHaveCount(0);
    await expect(page.getByRole('region', { name: t('taxation.title') })).toHaveCount(0);
    await inputMethod.press(button(visitor, 'contact.edit'));
    await inputMethod.write(field(visitor, 'contact.field.coAddress'), 'c/o Henrika Almnäs');
    await inputMethod.write(field(visitor, 'contact.field.email'), 'lukuvalo@example.org');
    await save(visitor);
    await page.reload();
    const basic = page.getByRole('region', { name: t('settings.basic') });
    await expect(basic).toContainText('c/o Henrika Almnäs');
    await expect(basic).toContainText('lukuvalo@example.org');
  });

  await inputMethod.press(button(visitor, 'frame.backToProfiles'));
  await expect(page.getByText(startOf(t('frame.actingFor')))).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await checkPage('home-representative');
});

test('contact details that the society maintains are text with the reason, and the others can be saved', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const basic = page.getByRole('region', { name: t('settings.basic') });
  const byPhone = page.getByRole('checkbox', { name: t('preferences.byPhone'), exact: true });
  await openAs(visitor, 'representative', '/settings');
  await expect(basic.getByText(startOf(t('contact.notHere')))).toBeVisible();
  await expect(basic).toContainText('henrika.almnas@example.com');
  await expect(basic.getByRole('textbox')).toHaveCount(0);
  await expect(button(visitor, 'contact.edit')).toHaveCount(0);
  await inputMethod.press(button(visitor, 'preferences.edit'));
  await expect(byPhone).toBeVisible();
  const was = await byPhone.isChecked();
  await inputMethod.tick(byPhone, !was);
  await checkPage('settings-contact-elsewhere');
  await save(visitor);
  await page.reload();
  await inputMethod.press(button(visitor, 'preferences.edit'));
  await expect(byPhone).toBeChecked({ checked: !was });
});

test('a beneficiary, who has no names, sees what is withheld and changes the bank account', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const current = page.getByRole('region', { name: t('bank.current') });
  const check = page.getByRole('alertdialog', { name: t('bank.checkTitle') });
  await openAs(visitor, 'beneficiary', '/settings');
  await expect(page.getByRole('region', { name: t('settings.other') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('settings.authorNames') })).toHaveCount(0);
  await checkPage('settings-of-beneficiary');
  await page.goto('/settings/tax');
  await expect(page.getByText(t('taxation.basis_none'))).toBeVisible();
  await expect(page.getByRole('heading', { name: /\b30\b/ }).first()).toBeVisible();
  await checkPage('tax-of-beneficiary');
  await page.goto('/settings/bank');
  await inputMethod.write(field(visitor, 'bank.newIban'), 'FI21 1234 5600 0007 85');
  await inputMethod.press(button(visitor, 'settings.save'));
  await expect(check).toContainText('FI21 1234 5600 0007 85');
  await checkPage('bank-of-beneficiary-asked');
  await inputMethod.press(check.getByRole('button', { name: t('bank.replace'), exact: true }));
  await expect(page.getByText(t('settings.saved')).first()).toBeVisible();
  await page.reload();
  await expect(current).toContainText('FI•• •••• •••• ••07 85');
});

test('only a tester among creators can publish names with their ISNIs', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const publishIsni = page.getByRole('checkbox', { name: t('preferences.publishIsni') });
  await openAs(visitor, 'coauthor', '/settings');
  await inputMethod.press(button(visitor, 'preferences.edit'));
  await expect(page.getByRole('checkbox', { name: t('preferences.publishName') })).toBeVisible();
  await expect(publishIsni).toHaveCount(0);
  await openAs(visitor, 'tester', '/settings');
  await inputMethod.press(button(visitor, 'preferences.edit'));
  await inputMethod.tick(publishIsni);
  await save(visitor);
  await page.reload();
  await expect(page.getByRole('region', { name: t('settings.other') })).toContainText(
    t('preferences.published_isni'),
  );
  await checkPage('settings-of-tester');
  await page.goto('/settings/tax');
  await checkPage('tax-of-tester');
});

/** The sections of the settings by their anchors, each with the id of its heading. */
const sections = {
  contract: 'settings.contract',
  basic: 'settings.basic',
  iban: 'bank.title',
  authorNames: 'settings.authorNames',
  other: 'settings.other',
  taxation: 'taxation.title',
};

test('the URL of a section scrolls to its heading', async ({ page, t, visitor }) => {
  await openAs(visitor, 'author', '/');
  for (const [anchor, id] of Object.entries(sections)) {
    await test.step(`#${anchor}`, async () => {
      const heading = page.getByRole('heading', { level: 2, name: t(id), exact: true });
      // A change of the anchor alone would not load the page.
      await page.goto('about:blank');
      await page.goto(`/settings#${anchor}`);
      await expect(heading).toBeFocused();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(heading).toBeInViewport();
    });
  }
});
