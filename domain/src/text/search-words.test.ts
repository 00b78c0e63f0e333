import { expect, test } from 'vitest';
import {
  isSearchedFor,
  longestPart,
  partsOf,
  registerKey,
  searchable,
  searchedWords,
} from './search-words.js';

/** As an index does it: by the beginning of a part for each word. */
const finds = (typed: string, name: string): boolean =>
  searchedWords(typed).every((word) =>
    partsOf(name).some((part) => part.startsWith([...word].slice(0, longestPart).join(''))),
  );

test.each([
  ['vuorela', 'Inka Vuorela'],
  ['VUORELA inka', 'Inka Vuorela'],
  ['ink vuo', 'Inka Vuorela'],
  ['rel nk', 'Inka Vuorela'],
  ['  inka   vuorela ', 'Inka Vuorela'],
  ['aijala', 'Äijälä, Åke'],
  ['ÄIJÄLÄ', 'A\u0308ija\u0308la\u0308'],
  ['sorensen', 'Åse Sørensen'],
  ['œuvre', 'OEUVRE OY'],
  ['strasse', 'Straße'],
  ['honkasuo kuolinpesa', 'Honkasuo, Eero Olavi kuolinpesä'],
  ["o'neill", 'Eugene O’Neill'],
  ['o’neill', "Eugene O'Neill"],
  ['OʼNEILL', 'Eugene O´Neill'],
  ['nei', 'O`Neill'],
  ['%', '100 % Runoutta'],
  ['😀', 'Inka 😀😀'],
])('%j finds %j', (typed, name) => expect(finds(typed, name)).toBe(true));

test.each([
  ['vuorela eero', 'Inka Vuorela'],
  ['%', 'Inka Vuorela'],
  ['_nka', 'Inka Vuorela'],
  ['.*', 'Inka Vuorela'],
])('%j does not find %j', (typed, name) => expect(finds(typed, name)).toBe(false));

test('the longest word, which the fewest names have, comes first', () => {
  expect(searchedWords(' Eero  Honkasuo eero')).toEqual(['honkasuo', 'eero']);
  expect(searchedWords('\u0308')).toEqual([]);
});

test.each([
  ['ae', true],
  ['a Eero', true],
  ['e\u0301e', true],
  ['', false],
  ['a', false],
  ['a e', false],
  [' a  é ö ', false],
  ['\u0308\u0308', false],
  ['😀', false],
])('%j is searched: %j', (typed, is) => expect(isSearchedFor(typed)).toBe(is));

test('the parts of a very long word are no longer than an index entry', () => {
  const parts = partsOf(`Ylä${'p'.repeat(500)}`);
  expect(parts).toContain('lap'.padEnd(longestPart, 'p'));
  expect(Math.max(...parts.map(({ length }) => length))).toBe(longestPart);
});

test('a register is sorted as in Finland', () => {
  const names = ['Öhman', 'Ähtäri', 'Åberg', 'Zachris', 'élise', 'Eero', 'Fanny'];
  expect(names.toSorted((a, b) => (registerKey(a) < registerKey(b) ? -1 : 1))).toEqual([
    'Eero',
    'élise',
    'Fanny',
    'Zachris',
    'Åberg',
    'Ähtäri',
    'Öhman',
  ]);
  expect(searchable('Öhman')).toBe('ohman');
});
