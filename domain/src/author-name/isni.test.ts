import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsni, isniCheckCharacter, isValidIsni, normalizeIsni } from './isni.js';

const isnis = fc.stringMatching(/^[0-9]{15}$/).map((digits) => digits + isniCheckCharacter(digits));

describe('isValidIsni', () => {
  it.each(['0000000119405487', '0000 0001 1940 5487', '0000-0001-2103-2683', '000000012146438x'])(
    'accepts %s',
    (isni) => expect(isValidIsni(isni)).toBe(true),
  );

  it.each([
    '',
    '0000000119405488',
    '000000011940548',
    '00000001194054870',
    'X000000119405487',
    '٠٠٠٠٠٠٠١١٩٤٠٥٤٨٧',
  ])('refuses %s', (isni) => expect(isValidIsni(isni)).toBe(false));
});

describe('properties', () => {
  it('an ISNI is the same in any format', () => {
    fc.assert(
      fc.property(isnis, (isni) => {
        expect(isValidIsni(formatIsni(isni).toLowerCase())).toBe(true);
        expect(normalizeIsni(formatIsni(isni))).toBe(isni);
        expect(formatIsni(isni)).toMatch(/^\d{4} \d{4} \d{4} \d{3}[\dX]$/);
      }),
    );
  });

  it('any single wrong digit is detected', () => {
    fc.assert(
      fc.property(isnis, fc.nat(14), fc.integer({ min: 1, max: 9 }), (isni, at, step) => {
        const wrong = isni.slice(0, at) + ((Number(isni[at]) + step) % 10) + isni.slice(at + 1);
        expect(isValidIsni(wrong)).toBe(false);
      }),
    );
  });

  it('two swapped neighbours are detected', () => {
    fc.assert(
      fc.property(isnis, fc.nat(13), (isni, at) => {
        fc.pre(isni[at] !== isni[at + 1]);
        const wrong = `${isni.slice(0, at)}${isni[at + 1]}${isni[at]}${isni.slice(at + 2)}`;
        expect(isValidIsni(wrong)).toBe(false);
      }),
    );
  });

  it('an invalid ISNI stays as typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!isValidIsni(text));
        expect(formatIsni(text)).toBe(text);
      }),
    );
  });
});
