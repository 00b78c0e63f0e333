import type { FoundProfile } from '@nimio/domain/profile/profile.types';
import type { LoggedIn } from '@nimio/domain/session/session.types';
import { expect, type Page } from '@playwright/test';
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

/** Logs in beside the page. */
async function logIn(page: Page, username: string): Promise<URL> {
  const home = new URL('/', (await page.request.get('/login')).url());
  const answer = await page.request.post('/api/auth/login', {
    data: { username, password: passphrase },
    headers: { Origin: home.origin },
  });
  expect(answer.status(), `log-in of ${username}`).toBe(200);
  const { record } = (await answer.json()) as { record: LoggedIn };
  if (record.secondFactor === 'awaited') await giveCode(page, username, home.origin);
  return home;
}

async function open({ page, language }: Visitor, address: URL): Promise<void> {
  address.searchParams.set('language', language);
  await page.goto(address.href);
  // The language is remembered once its texts have come.
  await page.locator('h1').first().waitFor();
}

/** Logs in beside the page, and opens a page in the visitor's language. */
export async function openAs(visitor: Visitor, username: string, place: string): Promise<void> {
  const home = await logIn(visitor.page, username);
  await open(visitor, new URL(place, home));
}

/** The same for one of the staff, who acts for a customer by then. */
export async function openActing(
  visitor: Visitor,
  username: string,
  { customer, place }: { customer: string; place: string },
): Promise<void> {
  const { request } = visitor.page;
  const home = await logIn(visitor.page, username);
  const found = await request.get('/api/profiles/customer-data', { params: { search: customer } });
  const { records } = (await found.json()) as { records: FoundProfile[] };
  const chosen = await request.post('/api/profiles/select', {
    data: { profileHash: records[0]?.hash },
    headers: { Origin: home.origin },
  });
  expect(chosen.status(), `choice of ${customer}`).toBe(200);
  await open(visitor, new URL(place, home));
}
