import { expect, test } from 'vitest';
import { readView } from './remembered-view';

const sizes = [10, 25, 'all'] as const;

test('uses valid values', () => {
  const sort = { column: 'name', direction: 'descending' };
  expect(readView(JSON.stringify({ sort, pageSize: 'all' }), sizes)).toEqual({ sort, pageSize: 'all' });
});

test.each([null, '', 'null', '[]', '{broken', '{"pageSize":50}', '{"sort":{"column":1,"direction":"up"}}'])(
  '%j gives nothing',
  (stored) => {
    expect(readView(stored, sizes)).toEqual({});
  },
);
