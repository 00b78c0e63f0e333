import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import type { LoggedIn } from '@nimio/domain/session/session.types';
import { type Cookie, expect, type Page } from '@playwright/test';
import { confirmSecondFactor } from './second-factor.js';
import type { Visitor } from './visitor.js';

/** The password of all accounts of the demonstration, in the portal and in the CMS. */
export const passphrase = 'demo-passphrase-for-authors';

/** Fills and submits the open login page. */
export async function fillLogin({ page, inputMethod, t }: Visitor, username: string, password = passphrase) {
  await inputMethod.write(page.getByLabel(t('login.username'), { exact: true }), username);
  await inputMethod.write(page.getByLabel(t('login.password'), { exact: true }), password);
  await inputMethod.press(page.getByRole('button', { name: t('login.submit'), exact: true }));
}

const selectProfile = (page: Page, { origin }: URL, profileHash: string | undefined) =>
  page.request.post('/api/profiles/select', { data: { profileHash }, headers: { Origin: origin } });

/**
 * Sessions of staff by the installation's address and the username. A code of the second factor is valid once, and a
 * new one is available only every thirty seconds, so journeys share the session instead of waiting for the next code.
 */
const staffSessions = new Map<string, { cookies: Cookie[]; ownProfile: string }>();

/** Logs in by the API, without the login page. */
async function logIn(page: Page, username: string): Promise<URL> {
  const home = new URL('/', (await page.request.get('/login')).url());
  const key = `${home.origin} ${username}`;
  // A login ends the browser's previous session, which other journeys may share.
  await page.context().clearCookies({ name: 'session' });
  const shared = staffSessions.get(key);
  if (shared) {
    await page.context().addCookies(shared.cookies);
    expect((await selectProfile(page, home, shared.ownProfile)).status(), `session of ${username}`).toBe(200);
    return home;
  }
  const response = await page.request.post('/api/auth/login', {
    data: { username, password: passphrase },
    headers: { Origin: home.origin },
  });
  expect(response.status(), `log-in of ${username}`).toBe(200);
  const { record } = (await response.json()) as { record: LoggedIn };
  if (record.secondFactor === 'awaited') {
    await confirmSecondFactor(page, username, home.origin);
    staffSessions.set(key, {
      cookies: await page.context().cookies(home.href),
      ownProfile: record.profile.hash,
    });
  }
  return home;
}

async function open({ page, language }: Visitor, address: URL): Promise<void> {
  address.searchParams.set('language', language);
  await page.goto(address.href);
  // The language is stored once its messages have been loaded.
  await page.locator('h1').first().waitFor();
}

/** Logs in by the API, and opens a page in the visitor's language. */
export async function openAs(visitor: Visitor, username: string, place: string): Promise<void> {
  const home = await logIn(visitor.page, username);
  await open(visitor, new URL(place, home));
}

async function hashOf({ request }: Page, customer: string): Promise<string | undefined> {
  const found = await request.get('/api/profiles/customer-data', { params: { search: customer } });
  return ((await found.json()) as { records: FoundProfile[] }).records[0]?.hash;
}

/** Logs staff in by the API, and opens the page about a customer. */
export async function openCustomer(visitor: Visitor, username: string, customer: string): Promise<void> {
  const home = await logIn(visitor.page, username);
  await open(visitor, new URL(`/staff/customers/${await hashOf(visitor.page, customer)}`, home));
}

/** Logs staff in by the API, selects a customer, and opens a page. */
export async function openActing(
  visitor: Visitor,
  username: string,
  { customer, place }: { customer: string; place: string },
): Promise<void> {
  const home = await logIn(visitor.page, username);
  const hash = await hashOf(visitor.page, customer);
  expect((await selectProfile(visitor.page, home, hash)).status(), `choice of ${customer}`).toBe(200);
  await open(visitor, new URL(place, home));
}
