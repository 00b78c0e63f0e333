import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { catalogueWords, isNamedAmong, keysOfName, matchNames } from './name-match.js';
import pairs from './name-match.test.json' with { type: 'json' };

describe('the name of a contributor', () => {
  it.each(pairs.exact)('%j is %j', (one, other) => expect(matchNames(one, other)).toBe('exact'));

  it.each(pairs.initials)('%j may be %j by their initials', (one, other) =>
    expect(matchNames(one, other)).toBe('initials'),
  );

  it.each(pairs.none)('%j is not %j', (one, other) => expect(matchNames(one, other)).toBe('none'));
});

const word = fc.constantFrom(
  ...['Aino', 'Maria', 'Jukka-Pekka', 'A.', 'M', 'Joh.', 'von', 'Sjöholm', 'Åberg', 'Meri', 'Lahti', 'jr'],
  ...['Tšehov', 'Chekhov', 'Tjechov', 'Anton', 'Чехов', 'Антон', 'А.', 'Юрий', 'Juri', 'Gorki', 'Gorky'],
);
const name = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.array(word, { maxLength: 3 }))
  .map(([before, behind]) => [before.join(' '), behind.join(' ')].filter(Boolean).join(', '));
// Shorter words, and these, may be particles or name the generation, in any position.
const ofOtherMeaning = /^(?:della|fils|junior|nuor|senior|vanh|yngre|äldre)/u;
const letters = fc
  .stringMatching(/^[a-zåäöéšžüß]{4,9}$/)
  .map((text) => text.normalize('NFC'))
  .filter((text) => !ofOtherMeaning.test(text));
const person = fc.record({ given: fc.array(letters, { minLength: 1, maxLength: 3 }), family: letters });

describe('properties', () => {
  it('neither of two names comes first', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(matchNames(one, other)).toBe(matchNames(other, one));
      }),
    );
  });

  it('the inversion by a comma, case and diacritics make no difference', () => {
    fc.assert(
      fc.property(person, ({ given, family }) => {
        const inverted = `${family}, ${given.join(' ')}`;
        const shouted = `${given.join(' ')} ${family}`.normalize('NFD').toUpperCase();
        expect(matchNames(inverted, shouted)).toBe('exact');
        expect(matchNames(inverted, shouted.replace(/\p{M}/gu, ''))).toBe('exact');
      }),
    );
  });

  it('initials match the name, and no others do', () => {
    const plain = fc
      .stringMatching(/^[klmnprt][aeou][a-z]{2,6}$/)
      .filter((text) => !ofOtherMeaning.test(text));
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 3 }), plain, plain, (given, family, other) => {
        const whole = `${family}, ${given.join(' ')}`;
        const initials = given.map((text) => `${text.charAt(0)}.`).join(' ');
        expect(matchNames(`${initials} ${family}`, whole)).toBe('initials');
        if (other.charAt(0) === whole.split(', ')[1]?.charAt(0)) return;
        expect(matchNames(`${family}, ${other.charAt(0)}.`, whole)).toBe('none');
      }),
    );
  });

  it('the index finds every match', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        if (matchNames(one, other) === 'none') return;
        const keys = keysOfName(other);
        expect(keysOfName(one).some((key) => keys.includes(key))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('accepts any value of a catalogue', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(keysOfName(text).every((key) => key.length > 0)).toBe(true);
        expect(matchNames(text, text)).toBeTypeOf('string');
      }),
    );
  });
});

test('a text that is no name has no key', () => {
  expect(keysOfName('… 1834')).toEqual([]);
  expect(keysOfName('Kulkuri')).toEqual(['kulkuri']);
  expect(keysOfName('Kuusivaara, Aino')).toEqual(['kuusivaara a']);
});

test.each([
  ['Aino Kuusivaara', 'Aino Kuusivaara'],
  ['Aino M. Kuusivaara', 'Aino Kuusivaara'],
  ['Riimi', 'Riimi'],
  ['Musta Kettu', 'Musta Kettu'],
  ['A. Kuusivaara', undefined],
  ['A Kuusivaara', undefined],
  ['R.', undefined],
  ['', undefined],
])('of %j searches a catalogue for %j', (name, words) => expect(catalogueWords(name)).toBe(words));

describe('a work may be by a person', () => {
  const author = { name: 'Liksom, Rosa', role: 'author' };
  const names = ['Inka Vuorela', 'I. Lumi'];

  it.each([
    [true, 'whom its record names', [author, { name: 'Vuorela, Inka Maria', role: 'illustrator' }]],
    [true, 'whose other name it has', [{ name: 'Lumi, Inka', role: 'translator' }]],
    [true, 'when it names no creator', [{ name: 'Liksom, Rosa', role: 'other' }]],
    [false, 'only if it does not name others', [author]],
    [false, 'who only contributed otherwise', [author, { name: 'Vuorela, Inka', role: 'other' }]],
  ])('%s: %s', (expected, _, creators) => expect(isNamedAmong(creators, names)).toBe(expected));
});
