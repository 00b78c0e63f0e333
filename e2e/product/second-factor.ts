import { codeOf } from '@nimio/demo/authenticator/authenticator';
import type { NewRecoveryCodes } from '@nimio/domain/second-factor/second-factor.types';
import type { APIResponse, Page } from '@playwright/test';

const period = 30_000;

/**
 * Posts a code that the server accepts. Each code is valid once: if that of the current period has been used, the next
 * one follows, which the server accepts as well because clocks differ.
 */
async function postCode(
  page: Page,
  { username, address }: { username: string; address: URL },
): Promise<APIResponse> {
  for (const timestamp of [Date.now(), Date.now() + period]) {
    const response = await page.request.post(address.href, {
      data: { code: codeOf(username, timestamp) },
      headers: { Origin: address.origin },
    });
    if (response.ok()) return response;
  }
  throw new Error(`No code of ${username} was accepted`);
}

/** Confirms the second factor of the page's session. */
export async function confirmSecondFactor(page: Page, username: string, origin: string): Promise<void> {
  await postCode(page, { username, address: new URL('/api/auth/admin-login', origin) });
}

/** Creates recovery codes by the API, on a page that has asked for a code. */
export async function newRecoveryCodes(page: Page, username: string): Promise<readonly string[]> {
  const address = new URL('/api/auth/second-factor/recovery-codes', page.url());
  const { record } = (await (await postCode(page, { username, address })).json()) as {
    record: NewRecoveryCodes;
  };
  return record.recoveryCodes;
}
