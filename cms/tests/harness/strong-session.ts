import type { Me } from '@nimio/domain/session/session.types';
import { expect } from 'vitest';
import { Browser } from './browser.js';
import { identified } from './calls/session.js';
import type { Author } from './people.js';

/** A browser with a short session of strong authentication. */
export async function strongSession({ person }: Author): Promise<Browser> {
  const browser = new Browser();
  const auth = await identified(browser, person);
  await browser.get(`/auth/register/${auth}`);
  expect((await browser.get<Me>('/me')).record.sessionKind).toBe('strong');
  return browser;
}
