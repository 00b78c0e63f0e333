import { expect, test } from 'vitest';
import { foundStatus, readEntry } from './search-entry';

test.each([
  ['', '', ''],
  ['978-951-0', '978-951-0', ''],
  ['951-0-39265-X', '951-0-39265-X', ''],
  ['97895103926S2', '97895103926S2', ''],
  ['ISBN: 978-951-0-39265-2', '9789510392652', ''],
  ['isbn-13 9789510392652', '9789510392652', ''],
  ['978-951-0-39265-2 (sidottu)', '9789510392652', ''],
  ['9789510392652 9789513196820', '9789510392652 9789513196820', ''],
  ['1984', '1984', ''],
  ['H', '', ''],
  ['6 k', '', ''],
  ['a b', '', ''],
  ['Hy', '', 'hy'],
  ['Hytti nro 6', '', 'hytti nro 6'],
  ['Liksom, Rosa: Hytti', '', 'liksom rosa hytti'],
  ['ISBN-opas', '', 'isbn opas'],
])('of %j the ISBN is %j and the search text is %j', (typed, isbn, searchText) => {
  expect(readEntry(typed)).toEqual({ isbn, searchText });
});

test.each([
  [1, 'notAsked', 'choices'],
  [1, 'asked', 'choices'],
  [0, 'asked', 'noChoices'],
  [0, 'unavailable', 'away'],
] as const)('%i works, the catalogue %s: %s', (total, catalogue, status) => {
  expect(foundStatus({ records: [], total, catalogue })).toBe(status);
});
