import { newPerson, type Person } from './person.js';
import type { Visitor } from './visitor.js';

const languageNames = { fi: 'Suomi', sv: 'Svenska', en: 'English' };

/** From the login page to the test bank, where the person says who they are, and back to the registration. */
async function identify({ page, hand, t, language }: Visitor, person: Person): Promise<void> {
  await page.goto('/login');
  await hand.press(page.getByRole('button', { name: languageNames[language] }));
  await hand.press(page.getByRole('link', { name: t('login.startRegistration') }));
  await page.waitForURL(/127\.0\.0\.1/);
  await hand.write(page.locator('#firstNames'), person.firstNames);
  await hand.write(page.locator('#lastName'), person.lastName);
  await hand.write(page.locator('#identityCode'), person.identityCode);
  await hand.press(page.locator('button[name="person"][value="typed"]'));
  await page.waitForURL(/\/register\?/);
}

/** Fills the registration and leaves its button to be pressed. */
export async function fillRegistration(visitor: Visitor, person = newPerson()): Promise<Person> {
  const { page, hand, t } = visitor;
  await identify(visitor, person);
  await hand.write(page.getByLabel(t('register.username'), { exact: true }), person.username);
  await hand.write(page.getByLabel(t('register.email'), { exact: true }), person.email);
  await hand.write(page.getByLabel(t('register.phone'), { exact: true }), '+358 40 123 4567');
  await hand.write(page.getByLabel(t('newPassword.first'), { exact: true }), person.password);
  await hand.write(page.getByLabel(t('newPassword.firstRepeat'), { exact: true }), person.password);
  await hand.tick(page.getByRole('checkbox', { name: t('register.accept') }));
  return person;
}
