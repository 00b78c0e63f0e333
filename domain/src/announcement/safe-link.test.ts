import { describe, expect, it } from 'vitest';
import { isSafeLink } from './safe-link.js';

describe('isSafeLink', () => {
  it.each([
    '/works',
    '#iban',
    'https://example.org/a?b=ä',
    'http://example.org',
    'mailto:a@b.fi',
    'tel:0912345',
  ])('lets %s through', (href) => expect(isSafeLink(href)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    'blob:https://a',
    'works',
    '',
  ])('refuses %j', (href) => expect(isSafeLink(href)).toBe(false));
});
