import { expect, it } from 'vitest';
import { codeOf, codesPage } from './authenticator.js';
import { secondFactors } from './second-factors.js';

const now = new Date('2026-11-22T12:00:10Z');

it('shows the code of each of the staff, and asks anew when they are over', () => {
  const page = codesPage(now);
  for (const username of Object.keys(secondFactors)) {
    const code = codeOf(username, now);
    expect(code).toMatch(/^\d{6}$/);
    expect(page).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
  }
  expect(page).toContain('http-equiv="refresh" content="20"');
});

it('makes another code for each half minute, and none for who has no secret', () => {
  expect(codeOf('admin', new Date('2026-11-22T12:00:29Z'))).toBe(codeOf('admin', now));
  expect(codeOf('admin', new Date('2026-11-22T12:00:30Z'))).not.toBe(codeOf('admin', now));
  expect(() => codeOf('author', now)).toThrow('author');
});
