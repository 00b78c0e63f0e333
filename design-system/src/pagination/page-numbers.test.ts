import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers';

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 10, [1, 2, null, 10]],
  [3, 10, [1, 2, 3, 4, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('at page %i of %i', (page, count, numbers) => {
  expect(pageNumbers(page, count)).toEqual(numbers);
});

test('lists this page, the ends and the neighbours at every page', () => {
  for (let page = 1; page <= 30; page++) {
    const numbers = pageNumbers(page, 30);
    const expected = [1, page - 1, page, page + 1, 30].filter((n) => n >= 1 && n <= 30);
    expect(numbers).toEqual(expect.arrayContaining(expected));
    expect(numbers.length).toBeLessThanOrEqual(7);
  }
});
