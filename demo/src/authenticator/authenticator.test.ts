import { expect, it } from 'vitest';
import { codeOf, codesPage } from './authenticator.js';

const now = Date.parse('2026-11-22T12:00:10Z');

it('shows the code of each of the staff, and reloads when they expire', () => {
  const page = codesPage(now);
  for (const username of ['admin', 'superadmin']) {
    expect(codeOf(username, now)).toMatch(/^\d{6}$/);
    expect(page).toContain(codeOf(username, now));
  }
  expect(page).toContain('http-equiv="refresh" content="20"');
});

it('makes another code each half minute, and none for a user without a secret', () => {
  expect(codeOf('admin', now + 19_999)).toBe(codeOf('admin', now));
  expect(codeOf('admin', now + 20_000)).not.toBe(codeOf('admin', now));
  expect(() => codeOf('author', now)).toThrow('author');
});
