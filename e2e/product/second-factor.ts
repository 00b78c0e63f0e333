import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** Those of the demonstration's staff, as the README tells them. */
const secrets: Record<string, string> = {
  admin: 'NIMIODEMOADMINNIMIODEMOADMIN2345',
  superadmin: 'NIMIODEMOSUPERADMINNIMIODEMO2345',
};

const period = 30_000;

/** The code of a step of time, as an app on a phone shows it. */
export function codeOf(username: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secrets[username] ?? '') }).generate({ timestamp });
}

/**
 * Raises the page's session by a code. Another journey may have used those of now up, as each is good once: then
 * the next step of time brings another.
 */
export async function giveCode(page: Page, username: string, origin: string): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    // The server takes the next step's as well, as clocks differ.
    const timestamp = Date.now() + (tries % 2) * period;
    const answer = await page.request.post('/api/auth/admin-login', {
      data: { code: codeOf(username, timestamp) },
      headers: { Origin: origin },
    });
    if (answer.ok()) return;
    if (tries % 2 === 1) await wait(period - (Date.now() % period));
  }
  throw new Error(`No code of ${username} was taken`);
}
