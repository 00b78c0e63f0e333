import { publicHashPattern } from '@nimio/domain/access/hash';
import { expect, test } from 'vitest';
import { messageKeys } from './message-keys';

test('one text has one key until it is sent', () => {
  let count = 0;
  const keys = messageKeys(() => String((count += 1)));
  expect(keys.keyOf({ title: 'a' })).toBe('1');
  expect(keys.keyOf({ title: 'a' })).toBe('1');
  keys.renew();
  expect(keys.keyOf({ title: 'a' })).toBe('2');
});

test('a text changed after a lost answer is another message', () => {
  const keys = messageKeys();
  const first = keys.keyOf({ title: 'a' });
  expect(first).toMatch(publicHashPattern);
  expect(keys.keyOf({ title: 'b' })).not.toBe(first);
});
