import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { invalidate, revalidate } from './use-endpoint';

const { cache } = SWRConfig.defaultValue;
const list = 'GET /profiles/author-books?profileHash=p';
const profile = 'GET /profiles/p';

/** The state after a page that showed it was left. */
const keep = (key: string) => cache.set(key, Object.assign({ data: 'as it was' }, { _k: key }));

afterEach(() => {
  for (const key of [list, profile]) cache.delete(key);
});

test('data invalidated by a write are not shown again by any page', async () => {
  keep(list);
  keep(profile);
  await invalidate('/profiles/author-books');
  expect(cache.get(list)?.data).toBeUndefined();
  expect(cache.get(profile)?.data).toBe('as it was');
});

test('revalidation leaves unmounted data unchanged', async () => {
  keep(list);
  await revalidate('/profiles/author-books');
  expect(cache.get(list)?.data).toBe('as it was');
});
