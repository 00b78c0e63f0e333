import { expect, test } from 'vitest';
import { chosenRoles, hasUnpaidRole, rolesOf, yearOf } from './work-values';

test.each([
  ['', undefined],
  [' 2011 ', 2011],
  ['11', Number.NaN],
  ['2011a', Number.NaN],
])('the year %j is %s', (typed, year) => {
  expect(yearOf(typed)).toBe(year);
});

test('illustrators and editors are not paid', () => {
  expect(hasUnpaidRole(['author', 'translator'])).toBe(false);
  expect(hasUnpaidRole(['author', 'editor'])).toBe(true);
});

test('roles round-trip over the wire', () => {
  expect(rolesOf(['author', 'editor'])).toEqual({
    author: true,
    translator: false,
    illustrator: false,
    editor: true,
  });
  expect(chosenRoles({ author: 1, translator: 0, illustrator: 0, editor: 1 })).toEqual(['author', 'editor']);
});
