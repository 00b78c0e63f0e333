import { setTimeout as wait } from 'node:timers/promises';
import type { NewRecoveryCodes } from '@nimio/domain/second-factor/second-factor.types';
import type { APIResponse, Page } from '@playwright/test';
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
 * A call that a code makes good. Another journey may have used those of now up, as each is good once: then the next
 * step of time brings another.
 */
async function callByCode(
  page: Page,
  { username, address }: { username: string; address: URL },
): Promise<APIResponse> {
  for (let tries = 0; tries < 4; tries += 1) {
    // The server takes the next step's as well, as clocks differ.
    const timestamp = Date.now() + (tries % 2) * period;
    const answer = await page.request.post(address.href, {
      data: { code: codeOf(username, timestamp) },
      headers: { Origin: address.origin },
    });
    if (answer.ok()) return answer;
    if (tries % 2 === 1) await wait(period - (Date.now() % period));
  }
  throw new Error(`No code of ${username} was taken`);
}

/** Raises the page's session by a code. */
export async function giveCode(page: Page, username: string, origin: string): Promise<void> {
  await callByCode(page, { username, address: new URL('/api/auth/admin-login', origin) });
}

/** New codes for recovery, made beside the page that has asked for a code. */
export async function newRecoveryCodes(page: Page, username: string): Promise<readonly string[]> {
  const address = new URL('/api/auth/second-factor/recovery-codes', page.url());
  const { record } = (await (await callByCode(page, { username, address })).json()) as {
    record: NewRecoveryCodes;
  };
  return record.recoveryCodes;
}
