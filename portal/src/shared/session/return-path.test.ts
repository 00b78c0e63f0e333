import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

describe('returnPath', () => {
  it.each(['/settings', '/settings/bank', '/works?page=2', '/settings#authorNames', '/password'])(
    'keeps %s',
    (to) => expect(returnPath(to)).toBe(to),
  );

  it.each([
    null,
    '',
    'settings',
    'https://example.org/',
    '//example.org/',
    '/\\example.org/',
    '/\t/example.org',
    '\\\\example.org',
    '/.//example.org',
    '/a/..//example.org',
    '/%2e//example.org',
    '/./\\example.org',
    '/.//api/auth/logout',
    'javascript:alert(1)',
    '/login',
    '/login?to=/login',
    '/api/auth/logout',
    '/admin',
    '/uploads/ohje.pdf',
  ])('turns %j into Home', (to) => expect(returnPath(to)).toBe('/'));
});
