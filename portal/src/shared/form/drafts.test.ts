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

test('what was typed comes back, without what must never be kept', () => {
  storeDraft(key, { name: 'Aino', amount: 2, roles: ['author'], iban: 'FI21' }, ['iban']);
  expect(readDraft(key, initial)).toEqual({ name: 'Aino', amount: 2, roles: ['author'] });
});

test('a number that was typed into an empty field comes back, and so does its absence', () => {
  storeDraft(key, { ...initial, amount: 2 }, []);
  expect(readDraft(key, initial)).toEqual({ amount: 2 });
  storeDraft(key, { ...initial, amount: null }, []);
  expect(readDraft(key, { ...initial, amount: 1 })).toEqual({ amount: null });
});

test('what no longer fits the form, or says nothing new, does not', () => {
  storeDraft(key, { ...initial, name: 7, gone: 'x' }, []);
  expect(readDraft(key, initial)).toBeUndefined();
  sessionStorage.setItem(key, '{broken');
  expect(readDraft(key, initial)).toBeUndefined();
});

test('is gone when it is dropped', () => {
  storeDraft(key, { ...initial, name: 'Aino' }, []);
  dropDraft(key);
  expect(readDraft(key, initial)).toBeUndefined();
});
