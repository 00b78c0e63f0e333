import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findsTitle, isTitleSearchedFor, longestSearch, searchedTitle, titleWords } from './title-words.js';

test.each([
  ['hytti', 'Hytti nro 6'],
  ['NRO hyt', 'Hytti nro 6'],
  ['hytti 6', 'Hytti nro 6'],
  ['aijan talvi', 'Äijän (pitkä) talvi'],
  ['a\u0308ija\u0308n', 'ÄIJÄN talvi'],
  ['sorensen', 'Sørensen, Åse'],
  ['artagnan', 'D’Artagnan palaa'],
  ["d'art", 'D’Artagnan palaa'],
  ['pekka', 'Koskinen, Jukka-Pekka'],
  ['"hytti"', 'Hytti nro 6'],
  ['сердце', 'Собачье сердце'],
])('%j finds %j', (typed, text) => expect(findsTitle(typed, text)).toBe(true));

test.each([
  ['ytti', 'Hytti nro 6'],
  ['hytti 7', 'Hytti nro 6'],
  ['hyttiin', 'Hytti nro 6'],
])('%j does not find %j', (typed, text) => expect(findsTitle(typed, text)).toBe(false));

test.each([
  ['hy', true],
  ['a hy', true],
  ['42', true],
  ['h', false],
  ['a b c', false],
  ['%%', false],
  ['__', false],
  ["''", false],
  ['', false],
])('%j is searched: %j', (typed, is) => expect(isTitleSearchedFor(typed)).toBe(is));

test.each([
  ['  Hytti,  nro 6! ', 'hytti nro 6'],
  ['A\u0308ijän "talvi" OR 1', 'äijän talvi or 1'],
  ['\ud800hytti', 'hytti'],
  [`hytti ${'a'.repeat(longestSearch)} nro`, 'hytti'],
  ['ä'.repeat(300), 'ä'.repeat(longestSearch)],
  ['%', ''],
  ['N:o № ™', 'n o no tm'],
])('%j is requested as %j', (typed, asked) => expect(searchedTitle(typed)).toBe(asked));

test('any typed text gives a short enough query that finds the same words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const asked = searchedTitle(typed);
      expect(asked.length).toBeLessThanOrEqual(longestSearch);
      expect(searchedTitle(asked)).toBe(asked);
      expect(findsTitle(asked, typed)).toBe(true);
      if (isTitleSearchedFor(typed)) expect(asked).not.toBe('');
    }),
  );
});

test('an indexed word is as long as a typed one can be', () => {
  expect(titleWords('ä'.repeat(300))).toEqual(['a'.repeat(longestSearch)]);
});
