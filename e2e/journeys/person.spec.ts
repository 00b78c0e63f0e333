import { before, button, field, fileButton, filled, save } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { taxCard } from '../product/tax-card.js';
import { expect, test } from '../product/test.js';

test.use({ hasSociety: true });

const prose = { fi: 'Proosa', sv: 'Prosa', en: 'Prose' } as const;
/** Of the demonstration's register. */
const estate = 'Honkasuo, Eero Olavi';
const organisation = 'Lukuvalo';

test('a creator keeps details, names and mail by one bar each', async ({
  page,
  hand,
  t,
  look,
  language,
  visitor,
}) => {
  await openAs(visitor, 'coauthor', '/settings');
  const genre = page.getByRole('checkbox', { name: prose[language], exact: true });

  await test.step('contact details, a genre and another name, saved together', async () => {
    await hand.write(field(visitor, 'contact.phone'), '+358 40 555 0000');
    await hand.press(button(visitor, 'authorNames.add'));
    await hand.write(field(visitor, 'authorNames.name1').first(), 'Rauni');
    await hand.write(field(visitor, 'authorNames.name2').first(), 'Salokangas');
    await hand.tick(genre);
    await look('settings-changed');
    await save(visitor);
    await page.reload();
    await expect(field(visitor, 'contact.phone')).toHaveValue('+358 40 555 0000');
    await expect(field(visitor, 'authorNames.name2').last()).toHaveValue('Salokangas');
    await expect(genre).toBeChecked();
    await look('settings-saved');
  });

  await test.step('which mail comes', async () => {
    await page.goto('/settings/email');
    const newsletter = page.getByRole('switch', { name: t('preferences.newsletter') });
    const was = await newsletter.isChecked();
    await hand.tick(newsletter, !was);
    await look('settings-email');
    await save(visitor);
    await page.reload();
    await expect(newsletter).toBeChecked({ checked: !was });
  });

  await test.step('and sees who has handled the data', async () => {
    await page.goto('/settings/log');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await look('settings-log');
    for (const place of ['settings/access', 'participation', 'genres']) {
      await page.goto(`/${place}`);
      await look(place.replace('/', '-'));
    }
  });
});

test('a name that a work has come to bear cannot be deleted any more', async ({
  page,
  secondTab: list,
  hand,
  t,
  look,
  visitor,
}) => {
  const name = 'Unto Sivunen';
  const remove = page.getByRole('button', { name: filled(t('authorNames.deleteOf'), { name }), exact: true });
  const names = page.getByRole('region', { name: t('settings.authorNames') });
  const inUse = names.getByText(before(t('authorNames.inUse')));
  await openAs(visitor, 'coauthor', '/settings');
  await expect(inUse.first()).toBeVisible();
  const count = await inUse.count();
  await hand.press(button(visitor, 'authorNames.add'));
  await hand.write(field(visitor, 'authorNames.name1').first(), 'Unto');
  await hand.write(field(visitor, 'authorNames.name2').first(), 'Sivunen');
  await save(visitor);
  await expect(remove).toBeVisible();

  await list.page.goto('/works');
  await list.hand.press(list.page.getByRole('row').getByRole('link').first());
  await list.hand.choose(field(list, 'works.authorName'), name);
  await list.hand.press(button(list, 'edit.save'));
  await expect(list.page.getByText(t('edit.saved')).first()).toBeVisible();

  await hand.press(remove);
  await look('settings-name-goes');
  await hand.press(button(visitor, 'settings.save'));
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(t('errors.nameDataDeleteDisallowed'));
  await look('settings-name-refused');

  await page.reload();
  await expect(inUse).toHaveCount(count + 1);
  await expect(remove).toHaveCount(0);
  await look('settings-name-in-use');
});

test('a creator raises the rate, and then sends a tax card instead', async ({
  page,
  hand,
  t,
  look,
  visitor,
}) => {
  await openAs(visitor, 'coauthor', '/settings/tax');
  await hand.write(page.getByRole('textbox', { name: t('taxation.newRate') }), '45,5');
  await page.keyboard.press('Tab');
  await look('tax-raise');
  await hand.press(button(visitor, 'taxation.propose'));
  await expect(button(visitor, 'taxation.cancelRate')).toBeVisible();
  await look('tax-raise-pending');
  await hand.press(button(visitor, 'taxation.cancelRate'));
  const dialog = page.getByRole('alertdialog');
  await hand.press(dialog.getByRole('button', { name: t('taxation.cancelRate'), exact: true }));
  await expect(button(visitor, 'taxation.cancelRate')).toHaveCount(0);
  await hand.giveFile(fileButton(visitor, 'taxation.card'), taxCard);
  await expect(button(visitor, 'taxation.cancelCard')).toBeVisible();
  await look('tax-card-pending');
});

test('who represents an estate and an organisation acts for them, and comes back', async ({
  page,
  hand,
  t,
  look,
  visitor,
}) => {
  await openAs(visitor, 'representative', '/profiles');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await look('profiles');
  for (const name of [estate, organisation]) {
    await test.step(`acts for ${name}`, async () => {
      await page.goto('/profiles');
      const choose = t('profiles.chooseNamed').replace('{name}', name);
      await hand.press(page.getByRole('button', { name: choose }));
      await expect(page.getByText(t('frame.actingFor').replace('{name}', name))).toBeVisible();
      await look(`home-acting-${name === estate ? 'estate' : 'organisation'}`);
      await page.goto('/settings');
      const title = t('session.settingsOfOther').replace('{name}', name);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('region', { name: t('settings.basic') })).toContainText(name);
      // An estate has what a creator has; an organisation that only gets files has neither names nor taxation.
      const names = page.getByRole('region', { name: t('settings.authorNames') });
      await expect(names).toHaveCount(name === estate ? 1 : 0);
      await look(`settings-acting-${name === estate ? 'estate' : 'organisation'}`);
    });
  }
  await hand.press(button(visitor, 'frame.backToOwn'));
  await expect(page.getByText(before(t('frame.actingFor')))).toHaveCount(0);
});

test('a beneficiary and a tester find what is theirs', async ({ page, t, look, visitor }) => {
  await openAs(visitor, 'beneficiary', '/settings');
  await expect(page.getByRole('region', { name: t('settings.other') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('settings.authorNames') })).toHaveCount(0);
  await look('settings-of-beneficiary');
  await page.goto('/settings/tax');
  await look('tax-of-beneficiary');
  await openAs(visitor, 'tester', '/settings');
  await expect(page.getByRole('checkbox', { name: t('preferences.publishIsni') })).toBeVisible();
  await page.goto('/settings/tax');
  await look('tax-of-tester');
});
