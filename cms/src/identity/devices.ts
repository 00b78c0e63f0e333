import { timingSafeEqual } from 'node:crypto';
import type { Browser } from '../http/call.js';
import { newToken } from '../security/tokens.js';
import type { Vault } from '../security/vault.js';

const cookie = 'device';
/** In seconds: half a year. */
const maxAge = 180 * 24 * 60 * 60;

/** An account with its present password. */
interface Account {
  id: number;
  password_hash: string;
}

/** A new password makes every known browser unknown. */
const signatureOf = (vault: Vault, account: Account, id: string): string =>
  vault.index(`${account.id} ${account.password_hash} ${id}`, 'device');

/**
 * The id of a browser in which the account has logged in before; undefined for any other. Wrong passwords from elsewhere
 * do not shut it out, because its own attempts are counted separately (OWASP, device cookies).
 */
export function knownDevice(browser: Browser, vault: Vault, account: Account): string | undefined {
  const [id = '', signature = ''] = (browser.cookie(cookie) ?? '').split('.');
  const [given, expected] = [signature, signatureOf(vault, account, id)].map((text) => Buffer.from(text));
  return given && expected && given.length === expected.length && timingSafeEqual(given, expected)
    ? id
    : undefined;
}

/** Marks the browser as one in which the account has logged in, or in which its owner has set its password. */
export function rememberDevice(browser: Browser, vault: Vault, account: Account): void {
  const id = knownDevice(browser, vault, account) ?? newToken();
  browser.setCookie(cookie, `${id}.${signatureOf(vault, account, id)}`, maxAge);
}
