import { expect, test } from 'vitest';
import { readView } from './remembered-view';

test('takes what makes sense', () => {
  const sort = { column: 'name', direction: 'descending' };
  expect(readView(JSON.stringify({ sort, pageSize: 'all' }))).toEqual({ sort, pageSize: 'all' });
});

test.each([null, '', 'null', '[]', '{broken', '{"pageSize":7}', '{"sort":{"column":1,"direction":"up"}}'])(
  '%j says nothing',
  (stored) => {
    expect(readView(stored)).toEqual({});
  },
);
