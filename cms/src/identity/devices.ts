import { timingSafeEqual } from 'node:crypto';
import type { Browser } from '../http/call.js';
import { newToken } from '../security/tokens.js';
import type { Vault } from '../security/vault.js';

const cookie = 'device';
/** In seconds: half a year. */
const maxAge = 180 * 24 * 60 * 60;

const signatureOf = (vault: Vault, accountId: number, id: string): string =>
  vault.index(`${accountId} ${id}`, 'device');

/**
 * The id of a browser in which the account has logged in before; undefined for any other. Wrong passwords from elsewhere
 * do not shut it out, because its own attempts are counted separately (OWASP, device cookies).
 */
export function knownDevice(browser: Browser, vault: Vault, accountId: number): string | undefined {
  const [id = '', signature = ''] = (browser.cookie(cookie) ?? '').split('.');
  const [given, expected] = [signature, signatureOf(vault, accountId, id)].map((text) => Buffer.from(text));
  return given && expected && given.length === expected.length && timingSafeEqual(given, expected)
    ? id
    : undefined;
}

/** Marks the browser as one in which the account has logged in. */
export function rememberDevice(browser: Browser, vault: Vault, accountId: number): void {
  const id = knownDevice(browser, vault, accountId) ?? newToken();
  browser.setCookie(cookie, `${id}.${signatureOf(vault, accountId, id)}`, maxAge);
}
