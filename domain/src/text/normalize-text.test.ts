import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forceText, normalizeText } from './normalize-text.js';

describe('normalizeText', () => {
  it.each([
    ['', ''],
    ['  Maija   Meri ', 'Maija Meri'],
    ['Maija\u00a0Meri\r\n', 'Maija Meri'],
    ['Maija\tMeri', 'Maija Meri'],
    ['A\u0308ijä', 'Äijä'],
    ['Комета 📚', 'Комета 📚'],
    ['نویسنده‌ها', 'نویسنده‌ها'],
  ])('%j becomes %j', (text, expected) => expect(normalizeText(text)).toBe(expected));

  it.each(['a\0b', 'a\u0007', '\u001b[31m', 'a\u0085b', 'a\u202eb', 'a\u2066b', '\ud800', 'a\udc00b'])(
    'refuses %j',
    (text) => expect(normalizeText(text)).toBeUndefined(),
  );

  it('is idempotent, and its results contain no control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = normalizeText(text);
        if (line === undefined) return;
        expect(normalizeText(line)).toBe(line);
        expect(line).not.toMatch(/\p{Cc}|\p{Cs}|^\s|\s$|\s\s/u);
      }),
    );
  });
});

describe('forceText', () => {
  it.each([
    ['Maija\u0000 \u0007 Meri\u202e', 9, 'Maija Mer'],
    ['  Maija\tMeri', 6, 'Maija'],
    ['A\u0308ijä\ud800', 200, 'Äijä'],
    ['📚📚📚', 2, '📚📚'],
    ['\u0007', 200, ''],
  ])('%j within %d becomes %j', (text, max, expected) => expect(forceText(text, max)).toBe(expected));

  it('makes a line that is stored unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 20 }), (text, max) => {
        const line = forceText(text, max);
        expect(normalizeText(line)).toBe(line);
        expect([...line].length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
