import { expect, it } from 'vitest';
import { readRemembered } from './remembered';

it.each([
  [null, { open: [] }],
  ['{', { open: [] }],
  ['null', { open: [] }],
  ['{"year":"2023","open":"about"}', { open: [] }],
  ['{"year":2023,"open":["share","other"]}', { year: 2023, open: ['share'] }],
])('of %s what makes sense is taken', (stored, remembered) =>
  expect(readRemembered(stored)).toEqual(remembered),
);
