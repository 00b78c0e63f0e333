import type { LoggedIn } from '@nimio/domain/session/session.types';
import { expect } from '@playwright/test';
import { giveCode } from './second-factor.js';
import type { Visitor } from './visitor.js';

/** The pass phrase of every account of the demonstration. */
const passphrase = 'demo-passphrase-for-authors';

/** Fills the login page that is open, and sends it. */
export async function fillLogin({ page, hand, t }: Visitor, username: string, password = passphrase) {
  await hand.write(page.getByLabel(t('login.username'), { exact: true }), username);
  await hand.write(page.getByLabel(t('login.password'), { exact: true }), password);
  await hand.press(page.getByRole('button', { name: t('login.submit'), exact: true }));
}

/** Logs in beside the page, and opens a page in the visitor's language. */
export async function openAs({ page, language }: Visitor, username: string, place: string): Promise<void> {
  const address = new URL(place, (await page.request.get('/login')).url());
  const answer = await page.request.post('/api/auth/login', {
    data: { username, password: passphrase },
    headers: { Origin: address.origin },
  });
  expect(answer.status(), `log-in of ${username}`).toBe(200);
  const { record } = (await answer.json()) as { record: LoggedIn };
  if (record.secondFactor === 'awaited') await giveCode(page, username, address.origin);
  address.searchParams.set('language', language);
  await page.goto(address.href);
  // The language is remembered once its texts have come.
  await page.locator('h1').first().waitFor();
}
