import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, placeholdersIn } from './placeholders.js';

describe('placeholders', () => {
  it('are names in braces, each returned once', () => {
    expect(placeholdersIn('{link} ja {societyName}, {link}; { link } {2} {} {Ä}')).toEqual([
      'link',
      'societyName',
    ]);
  });

  it('are replaced by their values, without replacing inside values', () => {
    const values = { link: 'https://example.org/?a=$&{portalName}', portalName: 'Nimiö' };
    expect(fillPlaceholders('{link} {other} {constructor}', values)).toBe(
      'https://example.org/?a=$&{portalName} {other} {constructor}',
    );
  });

  it('leave a text without braces unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = text.replaceAll('{', '');
        expect(fillPlaceholders(plain, { link: 'x' })).toBe(plain);
      }),
    );
  });
});
