import { register } from '../product/register.js';
import { expect, test } from '../product/test.js';

test('an author registers, signs the contract and lists a work', async ({ page, hand, t, look, language }) => {
  await register({ page, hand, t, language });
  await look('register');
  await hand.press(page.getByRole('button', { name: t('register.submit'), exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Inka Maria Vuorela' })).toBeVisible();
  await look('home');
});
