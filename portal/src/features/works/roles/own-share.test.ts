import { expect, test } from 'vitest';
import { ownShare } from './own-share';

const facts = { translated: false, numberOfAuthors: 2, numberOfTranslators: 0 };

test.each([
  ['one of two authors', { ...facts, roles: ['author'] }, '1/2'],
  ['the only author', { ...facts, roles: ['author'], numberOfAuthors: 1 }, '1/1'],
  ['one of two authors of a translation', { ...facts, roles: ['author'], translated: true }, '1/4'],
  [
    'one of three translators',
    { ...facts, roles: ['translator'], translated: true, numberOfTranslators: 3 },
    '1/6',
  ],
  [
    'one of two authors who translated alone',
    { ...facts, roles: ['author', 'translator'], translated: true, numberOfTranslators: 1 },
    '3/4',
  ],
  ['an illustrator', { ...facts, roles: ['illustrator'] }, '0/1'],
  [
    'a translator of what is no translation',
    { ...facts, roles: ['translator'], numberOfTranslators: 1 },
    '0/1',
  ],
  ['an author while the number is being typed', { ...facts, roles: ['author'], numberOfAuthors: 0 }, '0/1'],
])('%s', (_, input, expected) => {
  const { over, under } = ownShare(input);
  expect(`${over}/${under}`).toBe(expected);
});
