import type { Profile } from '@nimio/domain/profile/profile.types';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { type Stored, saveVersion } from '../../../shared/conflict/save-version';
import { checkParts, isChanged, type Part, valuesOfParts } from './part';
import { failedPart, PartFailure, partialOf, refusedFields, saveParts } from './save-parts';

interface Values {
  phone: string;
  email: string;
}
type Name = keyof Values;

const stored: Stored<Profile> = { data: { phone: '1', email: 'a' } as Profile, etag: '0' };

/** A part of one field, which the server stores; it replies with the next ETag. */
function part(id: 'contact' | 'bank', name: Name, failure?: ApiError) {
  const write = vi.fn<Part<Values>['write']>((values, { data, etag }) =>
    failure
      ? Promise.reject(failure)
      : Promise.resolve({ data: { ...data, [name]: values[name] }, etag: `${etag}${name[0]}` }),
  );
  return {
    id,
    valuesOf: (profile: Profile) => ({ [name]: profile[name] }),
    validate: (values: Values) => (values[name] === '' ? { [name]: 'required' } : {}),
    write,
  } satisfies Part<Values>;
}

test('only changed parts are validated and sent, each at the version of the previous answer', async () => {
  const parts = [part('contact', 'phone'), part('bank', 'email')];
  expect(valuesOfParts<Values>(parts, stored.data)).toEqual({ phone: '1', email: 'a' });
  expect(checkParts(parts, { phone: '', email: 'a' }, stored.data)).toEqual({ phone: 'required' });
  await saveParts(parts, { phone: '1', email: 'b' }, stored);
  expect(parts[0]?.write).not.toHaveBeenCalled();
  await expect(saveParts(parts, { phone: '2', email: 'b' }, stored)).resolves.toMatchObject({ etag: '0pe' });
});

test('parts saved before a failure are named, together with the stored record', async () => {
  const failing = part('bank', 'email', new ApiError('serviceUnavailable', 503));
  const parts = [part('contact', 'phone'), failing];
  const failure = await saveParts(parts, { phone: '2', email: 'b' }, stored).catch((error: unknown) => error);
  expect(partialOf(failure)).toBe(failure);
  expect(failure).toMatchObject({
    code: 'serviceUnavailable',
    saved: ['contact'],
    failed: 'bank',
    latest: { data: { phone: '2', email: 'a' }, etag: '0p' },
  });
});

test('a failure of the first part is not partial, and names the part', async () => {
  const parts = [part('bank', 'email', new ApiError('serviceUnavailable', 503))];
  const failure = await saveParts(parts, { phone: '2', email: 'b' }, stored).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'serviceUnavailable', status: 503, failed: 'bank', saved: [] });
  expect(partialOf(failure)).toBeUndefined();
});

test('a stale write is reported as such, because a refetch resolves it', async () => {
  const stale = new ApiError('stale', 412);
  const parts = [part('contact', 'phone'), part('bank', 'email', stale)];
  await expect(saveParts(parts, { phone: '2', email: 'b' }, stored)).rejects.toBe(stale);
});

test('the failed part is named, even if a previous one was stored and then found stored', async () => {
  const failing = part('bank', 'email');
  failing.write
    .mockRejectedValueOnce(new ApiError('stale', 412))
    .mockRejectedValueOnce(new ApiError('serviceUnavailable', 503));
  const parts = [part('contact', 'phone'), failing];
  const failure = await saveVersion({ phone: '2', email: 'b' }, stored, {
    valuesOf: (profile: Profile) => valuesOfParts<Values>(parts, profile),
    read: () => Promise.resolve({ data: { phone: '2', email: 'a' } as Profile, etag: '1' }),
    write: (values, over) => saveParts(parts, values, over),
  }).catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) throw failure;
  expect(failure.code).toBe('serviceUnavailable');
  expect(failedPart(parts, failure)?.id).toBe('bank');
});

test('after saving nothing differs, whatever was typed', async () => {
  const parts = [part('contact', 'phone'), part('bank', 'email')];
  await fc.assert(
    fc.asyncProperty(fc.record({ phone: fc.string(), email: fc.string() }), async (values) => {
      const { data } = await saveParts(parts, values, stored);
      expect(parts.some((one) => isChanged(one, values, data))).toBe(false);
    }),
  );
});

test('a failure is about the fields of a part, unless it must report what was saved', () => {
  const refused = new ApiError('isniTaken', 409);
  const knowing: Part<Values> = {
    ...part('bank', 'email'),
    fieldsOf: ({ code }) => (code === 'isniTaken' ? { email: code } : undefined),
  };
  const parts = [part('contact', 'phone'), knowing];
  const values = { phone: '2', email: 'b' };
  expect(refusedFields(parts, refused, values)).toEqual({ email: 'isniTaken' });
  expect(refusedFields(parts, new ApiError('serviceUnavailable', 503), values)).toBeUndefined();
  const partial = new PartFailure(refused, ['contact'], 'bank', stored);
  expect(refusedFields(parts, partial, values)).toBeUndefined();
});

test('nothing is written when the rules of one part cannot be loaded', async () => {
  const contact = part('contact', 'phone');
  const load = () => Promise.reject(new ApiError('network'));
  const bank = {
    ...part('bank', 'email'),
    rules: { current: () => undefined, load, preload: () => undefined },
  };
  await expect(saveParts([contact, bank], { phone: '2', email: 'b' }, stored)).rejects.toThrow(ApiError);
  expect(contact.write).not.toHaveBeenCalled();
  expect(bank.write).not.toHaveBeenCalled();
});
