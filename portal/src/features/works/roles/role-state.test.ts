import type { DealData, WorkForEdit } from '@nimio/domain/work/work.types';
import { expect, test } from 'vitest';
import { roleBlock } from './role-state';

const share = { name: 'Aino', authorHash: null, isOwn: 0 as const };
const full: DealData = {
  amount: 1,
  shares: [share],
  ownerName: 'Aino',
  isOwner: 0,
  ownSuggestion: null,
  suggestions: 0,
};
const work: Parameters<typeof roleBlock>[0] = {
  source: 'register',
  creatorContext: 'EXT',
  role: { author: 0, translator: 0, illustrator: 0, editor: 0 },
  authorDeal: full,
  translatorDeal: null,
};
const held: WorkForEdit['role'] = { author: 1, translator: 1, illustrator: 0, editor: 0 };

test('a role whose shares are all taken is blocked, unless it is held', () => {
  expect(roleBlock(work, 'author', false)).toBe('full');
  expect(roleBlock({ ...work, role: held }, 'author', false)).toBeUndefined();
  expect(roleBlock({ ...work, authorDeal: { ...full, amount: 2 } }, 'author', false)).toBeUndefined();
});

test('the translator role is blocked if a catalogue or the society says that it is no translation', () => {
  expect(roleBlock(work, 'translator', false)).toBe('notTranslated');
  expect(roleBlock({ ...work, creatorContext: 'ADMIN' }, 'translator', false)).toBe('notTranslated');
  expect(roleBlock(work, 'translator', true)).toBeUndefined();
  expect(roleBlock({ ...work, role: held }, 'translator', false)).toBeUndefined();
});

test('a work that an author entered becomes a translation by its translator', () => {
  expect(roleBlock({ ...work, creatorContext: 'CREATOR' }, 'translator', false)).toBeUndefined();
});

test('a new work is a translation if it is marked as one', () => {
  const fresh = { ...work, source: null, creatorContext: null, authorDeal: null };
  expect(roleBlock(fresh, 'translator', false)).toBe('notTranslated');
  expect(roleBlock(fresh, 'translator', true)).toBeUndefined();
});

test('illustrators and editors are never blocked', () => {
  expect(roleBlock(work, 'illustrator', false)).toBeUndefined();
  expect(roleBlock(work, 'editor', false)).toBeUndefined();
});
