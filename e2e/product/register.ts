import { randomInt } from 'node:crypto';
import { makeIdentityCode } from '@nimio/domain/person/identity-code';

import type { Visitor } from './visitor.js';

interface Person {
  firstNames: string;
  lastName: string;
  identityCode: string;
  username: string;
  email: string;
  password: string;
}

/** Returns a new person. */
function newPerson(): Person {
  const day = new Date(Date.UTC(1940 + randomInt(50), randomInt(12), 1 + randomInt(28)));
  const birthdate = day.toISOString().slice(0, 10);
  const username = `kirjailija${randomInt(1_000_000_000)}`;
  return {
    firstNames: 'Inka Maria',
    lastName: 'Vuorela',
    identityCode: makeIdentityCode(birthdate, '-', 900 + randomInt(100)),
    username,
    email: `${username}@example.org`,
    password: 'neljä sanaa riittää hyvin',
  };
}

const languageNames = { fi: 'Suomi', sv: 'Svenska', en: 'English' };

/** Presses the links, by their message ids, that lead from the login page to the bank. */
type WayToBank = readonly string[];
const registration: WayToBank = ['login.startRegistration'];

/** Identifies at the test bank, and returns to the portal. */
export async function identifyAtBank(
  { page, inputMethod }: Pick<Visitor, 'page' | 'inputMethod'>,
  person: Pick<Person, 'firstNames' | 'lastName' | 'identityCode'>,
): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1/);
  await inputMethod.write(page.locator('#firstNames'), person.firstNames);
  await inputMethod.write(page.locator('#lastName'), person.lastName);
  await inputMethod.write(page.locator('#identityCode'), person.identityCode);
  await inputMethod.press(page.locator('button[name="person"][value="typed"]'));
}

/** Goes from the login page to the test bank, identifies there, and returns to the registration. */
export async function identify(
  { page, inputMethod, t, language }: Visitor,
  person = newPerson(),
  way = registration,
): Promise<void> {
  await page.goto('/login');
  await inputMethod.press(page.getByRole('button', { name: languageNames[language] }));
  for (const id of way) await inputMethod.press(page.getByRole('main').getByRole('link', { name: t(id) }));
  await identifyAtBank({ page, inputMethod }, person);
  await page.waitForURL(/\/register\?/);
}

/** Fills the registration without submitting it. */
export async function fillRegistration(visitor: Visitor, way = registration): Promise<Person> {
  const person = newPerson();
  const { page, inputMethod, t } = visitor;
  await identify(visitor, person, way);
  await inputMethod.write(page.getByLabel(t('register.username'), { exact: true }), person.username);
  await inputMethod.write(page.getByLabel(t('register.email'), { exact: true }), person.email);
  await inputMethod.write(page.getByLabel(t('register.phone'), { exact: true }), '+358 40 123 4567');
  await inputMethod.write(page.getByLabel(t('newPassword.first'), { exact: true }), person.password);
  await inputMethod.write(page.getByLabel(t('newPassword.firstRepeat'), { exact: true }), person.password);
  await inputMethod.tick(page.getByRole('checkbox', { name: t('register.accept') }));
  return person;
}
