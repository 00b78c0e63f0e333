import { useSyncExternalStore } from 'react';
import { sameValue } from '../use-form/form-state';
import type { RowErrors } from './table-types';

/** A row as it is typed. */
export interface Draft<T> {
  row: T;
  /** The row as it was opened. */
  start: T;
  /** What is wrong; looked for when the row is kept, and followed from then on. */
  errors: RowErrors;
  isChecked: boolean;
  isSaving: boolean;
  /** Why the row could not be kept. */
  failure: string | undefined;
}

/** The last news; the same again is news too. */
export interface Said {
  sentence: string;
  times: number;
}

/** Rows that are open. They outlive sorting, filtering and paging, so that nothing typed is lost. */
export interface EditStore<T> {
  get: (key: string) => Draft<T> | undefined;
  /** Keys of the rows that are open and on the list. */
  open: () => readonly string[];
  /** What has been done last, for those who do not see it. */
  said: () => Said;
  say: (sentence: string) => void;
  /** The list has other rows now. What was typed in one that has gone waits for its return, but holds nobody up. */
  follow: (isThere: (key: string) => boolean) => void;
  /** Opens a row; `start` is given when it has been typed in before. */
  begin: (key: string, row: T, start?: T) => void;
  change: (key: string, part: Partial<Draft<T>>) => void;
  end: (key: string) => void;
  /** Keys of rows that have just been added, the last one first. */
  first: () => readonly string[];
  /** A row has been added; it is waited for until it is in sight. */
  put: (key: string) => void;
  awaited: () => string | undefined;
  arrive: () => void;
  settle: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** The key of the row that is being added. */
export const addedKey = '+';

export function createEditStore<T>(): EditStore<T> {
  const drafts = new Map<string, Draft<T>>();
  const listeners = new Set<() => void>();
  let has: (key: string) => boolean = () => true;
  let open: readonly string[] = [];
  let said: Said = { sentence: '', times: 0 };
  let first: readonly string[] = [];
  let awaited: string | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const count = () => {
    const now = [...drafts.keys()].filter((key) => key === addedKey || has(key));
    if (now.join() !== open.join()) open = now;
    tell();
  };
  return {
    get: (key) => drafts.get(key),
    open: () => open,
    said: () => said,
    say: (sentence) => {
      said = { sentence, times: said.times + 1 };
      tell();
    },
    follow: (isThere) => {
      has = isThere;
      if (drafts.size > 0) count();
    },
    begin: (key, row, start = row) => {
      const present = drafts.get(key);
      if (present && !sameValue(present.row, present.start)) return;
      drafts.set(key, { row, start, errors: {}, isChecked: false, isSaving: false, failure: undefined });
      count();
    },
    change: (key, part) => {
      const draft = drafts.get(key);
      if (!draft) return;
      drafts.set(key, { ...draft, ...part });
      tell();
    },
    end: (key) => {
      drafts.delete(key);
      count();
    },
    first: () => first,
    put: (key) => {
      first = [key, ...first];
      awaited = key;
      tell();
    },
    awaited: () => awaited,
    arrive: () => {
      awaited = undefined;
    },
    settle: () => {
      if (first.length === 0) return;
      first = [];
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useDraft<T>(store: EditStore<T>, key: string): Draft<T> | undefined {
  const get = () => store.get(key);
  return useSyncExternalStore(store.subscribe, get, get);
}

export const useOpenKeys = <T>(store: EditStore<T>): readonly string[] =>
  useSyncExternalStore(store.subscribe, store.open, store.open);

export const useSaid = <T>(store: EditStore<T>): Said =>
  useSyncExternalStore(store.subscribe, store.said, store.said);

export const useAwaited = <T>(store: EditStore<T>): string | undefined =>
  useSyncExternalStore(store.subscribe, store.awaited, store.awaited);
