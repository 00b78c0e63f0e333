import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits';

const base = { city: 'Turku', phone: '1', email: 'a', roles: ['author'] };

test('uses the stored values of fields that were not edited here', () => {
  const mine = { ...base, city: 'Vaasa' };
  const current = { ...base, phone: '2' };
  expect(mergeEdits(base, mine, current)).toEqual({
    merged: { ...base, city: 'Vaasa', phone: '2' },
    conflicts: [],
  });
});

test('returns the fields that were edited in both places', () => {
  const mine = { ...base, city: 'Vaasa', email: 'b' };
  const current = { ...base, city: 'Kotka' };
  expect(mergeEdits(base, mine, current)).toEqual({ merged: mine, conflicts: ['city'] });
});

test('the same edit in both places is no conflict', () => {
  const edited = { ...base, roles: ['author', 'editor'] };
  const current = { ...base, roles: ['editor', 'author'] };
  expect(mergeEdits(base, edited, current).conflicts).toEqual([]);
});
