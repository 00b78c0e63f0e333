import { expect, test } from 'vitest';
import { wordSearch } from './search-words.js';

test.each([
  ['vuorela', 'Inka Vuorela'],
  ['VUORELA inka', 'Inka Vuorela'],
  ['ink vuo', 'Inka Vuorela'],
  ['  inka   vuorela ', 'Inka Vuorela'],
  ['aijala', 'Äijälä, Åke'],
  ['ÄIJÄLÄ', 'A\u0308ija\u0308la\u0308'],
  ['sorensen', 'Åse Sørensen'],
  ['œuvre', 'OEUVRE OY'],
  ['strasse', 'Straße'],
  ['honkasuo kuolinpesa', 'Honkasuo, Eero Olavi kuolinpesä'],
  ['%', '100 % Runoutta'],
])('%j finds %j', (typed, name) => expect(wordSearch(typed)(name)).toBe(true));

test.each([
  ['vuorela eero', 'Inka Vuorela'],
  ['%', 'Inka Vuorela'],
  ['_nka', 'Inka Vuorela'],
  ['.*', 'Inka Vuorela'],
])('%j does not find %j', (typed, name) => expect(wordSearch(typed)(name)).toBe(false));
