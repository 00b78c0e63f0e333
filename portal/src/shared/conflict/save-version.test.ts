import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { Conflict, type Stored, saveVersion, type VersionedCalls } from './save-version';

interface Contact {
  city: string;
  phone: string;
}

const base: Stored<Contact> = { data: { city: 'Turku', phone: '1' }, etag: 'one' };

function server(current: Stored<Contact>) {
  const write = vi.fn<VersionedCalls<Contact, Contact>['write']>((values, over) =>
    over.etag === current.etag
      ? Promise.resolve({ data: values, etag: 'next' })
      : Promise.reject(new ApiError('stale', 412)),
  );
  return { write, calls: { valuesOf: (data: Contact) => data, read: () => Promise.resolve(current), write } };
}

test('writes at the version that was read', async () => {
  const { calls, write } = server(base);
  await expect(saveVersion({ city: 'Vaasa', phone: '1' }, base, calls)).resolves.toMatchObject({
    etag: 'next',
  });
  expect(write).toHaveBeenCalledOnce();
});

test('retries automatically when others changed something else', async () => {
  const current = { data: { city: 'Turku', phone: '2' }, etag: 'two' };
  const { calls, write } = server(current);
  await saveVersion({ city: 'Vaasa', phone: '1' }, base, calls);
  expect(write).toHaveBeenLastCalledWith({ city: 'Vaasa', phone: '2' }, current, {
    city: 'Vaasa',
    phone: '1',
  });
});

test('lets the user choose when both changed the same', async () => {
  const current = { data: { city: 'Kotka', phone: '2' }, etag: 'two' };
  const { calls } = server(current);
  const refused = await saveVersion({ city: 'Vaasa', phone: '1' }, base, calls).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(Conflict);
  expect(refused).toMatchObject({ current });
});

test('other failures are rethrown', async () => {
  const { calls } = server(base);
  const write = () => Promise.reject(new ApiError('timeout'));
  await expect(saveVersion(base.data, base, { ...calls, write })).rejects.toMatchObject({ code: 'timeout' });
});
