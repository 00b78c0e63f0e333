import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidEmail } from './email.js';

describe('isValidEmail', () => {
  it.each([
    'a@b.fi',
    'maija.meri+posti@example.com',
    "o'hara@kirja.example",
    'info@äkäslompolo.fi',
    'a@b.xn--p1ai',
  ])('accepts %s', (email) => expect(isValidEmail(email)).toBe(true));

  it.each([
    '',
    'maija',
    '@b.fi',
    'maija@',
    'maija@localhost',
    'a@b@c.fi',
    'a..b@c.fi',
    '.a@c.fi',
    'a.@c.fi',
    'a@-c.fi',
    'a@c-.fi',
    'a@c..fi',
    'a@c.f',
    'a@127.0.0.1',
    'a b@c.fi',
    ' a@c.fi',
    'a@c.fi\n',
    'a@c.fi\r\nBcc: b@c.fi',
    'Maija <a@c.fi>',
    `${'a'.repeat(65)}@c.fi`,
    `a@${'b'.repeat(64)}.fi`,
    `a@${'b.'.repeat(126)}fi`,
    // One letter each, eighteen when they are compared.
    `a@${'\uFDFA'.repeat(60)}.fi`,
  ])('refuses %j', (email) => expect(isValidEmail(email)).toBe(false));

  it('is fast on hostile input', () => {
    const started = performance.now();
    for (const text of ['a'.repeat(1e6), `a@${'a-'.repeat(5e5)}`, `${'.'.repeat(1e6)}@a.fi`])
      isValidEmail(text);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('properties', () => {
  it('accepts ordinary addresses', () => {
    fc.assert(fc.property(fc.emailAddress(), isValidEmail));
  });

  it('accepts nothing that could break a mail header', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.constantFrom('\r', '\n', ' ', ',', ';', '<', '>', '"', '\0'),
        (email, bad) => {
          expect(isValidEmail(email + bad)).toBe(false);
          expect(isValidEmail(bad + email)).toBe(false);
        },
      ),
    );
  });
});
