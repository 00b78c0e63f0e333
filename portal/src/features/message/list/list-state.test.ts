import type { Message } from '@nimio/domain/message/message.types';
import { expect, test } from 'vitest';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { marked, nextAfter, pageIn, pagesOf, unlike, without } from './list-state';

const own: Mailbox = { kind: 'own', profileHash: 'p', profileName: 'Inka' };
const society: Mailbox = { ...own, kind: 'society' };

const message = (hash: string, userHasRead: 0 | 1 = 1) =>
  ({ hash, userHasRead, adminHasRead: 1 }) as unknown as Message;
const [a, b, c, d] = [message('a', 0), message('b'), message('c', 0), message('d')];
const list = { messages: [a, b, c, d], total: 60, unread: 5 };

test('a mark changes those that had the other one, for its own side', () => {
  expect(unlike(list.messages, 'read', own)).toEqual([a, c]);
  expect(unlike(list.messages, 'unread', own)).toEqual([b, d]);
  expect(unlike(list.messages, 'read', society)).toEqual([]);
  const read = marked(list, ['a', 'c'], 'read', own);
  expect(read.unread).toBe(3);
  expect(unlike(read.messages, 'read', own)).toEqual([]);
  expect(marked(read, ['a', 'c'], 'unread', own)).toEqual(list);
  expect(marked(list, ['b'], 'unread', society).messages[1]).toMatchObject({
    userHasRead: 1,
    adminHasRead: 0,
  });
});

test('deleted messages are not counted', () => {
  expect(without(list, [a, b], own)).toEqual({ messages: [c, d], total: 58, unread: 4 });
});

test.each([
  [[a], b],
  [[b, c], d],
  [[d], c],
  [[a, d], c],
  [[a, b, c, d], undefined],
])('after %j comes the next', (deleted, next) => {
  expect(nextAfter(list.messages, deleted)).toBe(next);
});

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=1e9', 1],
])('%j is page %d', (search, page) => expect(pageIn(new URLSearchParams(search))).toBe(page));

test('an empty list has one page', () => {
  expect([0, 1, 50, 51].map((total) => pagesOf(total, 50))).toEqual([1, 1, 1, 2]);
});
