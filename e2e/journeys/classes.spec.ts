import { button, field } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

/** No work is in this class, so no other sums change. */
const code = '99.123';

test('staff add and change the factor of a library class; a new distribution starts with it', async ({
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const row = page.getByRole('row').filter({ hasText: code });

  await test.step('staff open the list of classes', async () => {
    await openAs(visitor, 'admin', '/staff/classes');
    await expect(page.getByRole('rowheader', { name: '85.2', exact: true })).toBeVisible();
    await checkPage('classes');
  });

  await test.step('an invalid factor shows an error at its field', async () => {
    await inputMethod.press(page.getByRole('link', { name: t('classes.new'), exact: true }));
    await inputMethod.write(field(visitor, 'classes.code'), code);
    await inputMethod.write(field(visitor, 'classes.termFi'), 'Nuotit');
    await inputMethod.write(field(visitor, 'classes.termSv'), 'Noter');
    await inputMethod.write(field(visitor, 'classes.termEn'), 'Sheet music');
    await inputMethod.write(field(visitor, 'classes.factor'), '0,4255');
    await inputMethod.press(button(visitor, 'classes.add'));
    await expect(page.getByRole('alert').getByText(t('classes.factorWrong'))).toBeVisible();
    await checkPage('class-wrong');
  });

  await test.step('a class is added', async () => {
    await inputMethod.write(field(visitor, 'classes.factor'), '0,425');
    await inputMethod.press(button(visitor, 'classes.add'));
    await expect(row).toContainText('0,425');
  });

  await test.step('its factor is changed', async () => {
    await inputMethod.press(row.getByRole('link'));
    await expect(field(visitor, 'classes.factor')).toHaveValue('0,425');
    await inputMethod.write(field(visitor, 'classes.factor'), '0,4');
    await checkPage('class');
    await inputMethod.press(button(visitor, 'classes.save'));
    await expect(row).toContainText('0,400');
    await checkPage('classes-changed');
  });

  await test.step('a new distribution starts with it', async () => {
    await openAs(visitor, 'admin', '/accountings/new');
    await expect(page.getByLabel(new RegExp(`^${code}`))).toHaveValue('0,400');
  });
});
