import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, dropDraft, readDraft, storeDraft } from './drafts';

interface Values {
  name: string;
  amount: number | null;
  roles: string[];
  iban: string;
}

const initial: Values = { name: '', amount: null, roles: [], iban: '' };
const key = draftKey('profile', 'form');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('typed values are restored, without confidential ones', () => {
  storeDraft(key, { name: 'Aino', amount: 2, roles: ['author'], iban: 'FI21' }, ['iban']);
  expect(readDraft(key, initial)).toEqual({ name: 'Aino', amount: 2, roles: ['author'] });
});

test('a number typed into an empty field is restored, and so is its absence', () => {
  storeDraft(key, { ...initial, amount: 2 }, []);
  expect(readDraft(key, initial)).toEqual({ amount: 2 });
  storeDraft(key, { ...initial, amount: null }, []);
  expect(readDraft(key, { ...initial, amount: 1 })).toEqual({ amount: null });
});

test('values that no longer fit the form, or are not new, are not restored', () => {
  storeDraft(key, { ...initial, name: 7, gone: 'x' }, []);
  expect(readDraft(key, initial)).toBeUndefined();
  sessionStorage.setItem(key, '{broken');
  expect(readDraft(key, initial)).toBeUndefined();
});

test('is removed when it is discarded', () => {
  storeDraft(key, { ...initial, name: 'Aino' }, []);
  dropDraft(key);
  expect(readDraft(key, initial)).toBeUndefined();
});
