import { expect, test } from 'vitest';
import { isbnStatus, readIsbn } from './isbn-status';

const isbn = '9789510392652';

test.each([
  ['', 'empty', undefined, undefined],
  ['978951', 'tooShort', undefined, undefined],
  ['978-951-0', 'searchable', undefined, '9789510'],
  ['978-951-0-392', 'searchable', undefined, '9789510392'],
  ['978-951-0-39265-2', 'searchable', isbn, undefined],
  ['951-0-39265-1', 'invalid', undefined, undefined],
  ['9789510392653', 'invalid', undefined, undefined],
  ['97895103926522', 'tooLong', undefined, undefined],
  ['Hytti', 'invalid', undefined, undefined],
])('%j is %s', (input, state, whole, start) => {
  expect(readIsbn(input)).toEqual({ state, whole, start });
});

const whole = readIsbn(isbn);
const start = readIsbn('9789510');
const found = { source: null, catalogue: 'asked', isListed: 0 } as const;

test.each([
  [readIsbn('978'), { hasFailed: false }, 'hint'],
  [readIsbn('9789510392653'), { hasFailed: false }, 'invalid'],
  [start, { hasFailed: false }, 'searching'],
  [start, { hasFailed: false, choices: 3 }, 'choices'],
  [start, { hasFailed: false, choices: 0 }, 'noChoices'],
  [whole, { hasFailed: false }, 'searching'],
  [whole, { hasFailed: true }, 'failed'],
  [whole, { hasFailed: false, work: { ...found, source: 'register' } }, 'register'],
  [whole, { hasFailed: false, work: { ...found, source: 'finna' } }, 'finna'],
  [whole, { hasFailed: false, work: { ...found, source: 'register', isListed: 1 } }, 'listed'],
  [whole, { hasFailed: false, work: found }, 'fresh'],
  [whole, { hasFailed: false, work: { ...found, catalogue: 'unavailable' } }, 'away'],
] as const)('%j with %j: %s', (query, responses, status) => {
  expect(isbnStatus(query, responses)).toBe(status);
});
