import { useSyncExternalStore } from 'react';

/** A row as it is typed. */
export interface Draft<T> {
  row: T;
  /** What is wrong, a sentence for each column; looked for when the row is kept, and followed from then on. */
  errors: Partial<Record<string, string>>;
  isChecked: boolean;
  isSaving: boolean;
  /** Why the row could not be kept. */
  failure: string | undefined;
}

/** Rows that are open. They outlive sorting, filtering and paging, so that nothing typed is lost. */
export interface EditStore<T> {
  get: (key: string) => Draft<T> | undefined;
  count: () => number;
  begin: (key: string, row: T) => void;
  change: (key: string, part: Partial<Draft<T>>) => void;
  end: (key: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The key of the row that is being added. */
export const addedKey = '+';

export function createEditStore<T>(): EditStore<T> {
  const drafts = new Map<string, Draft<T>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => drafts.get(key),
    count: () => drafts.size,
    begin: (key, row) => {
      if (drafts.has(key)) return;
      drafts.set(key, { row, errors: {}, isChecked: false, isSaving: false, failure: undefined });
      tell();
    },
    change: (key, part) => {
      const draft = drafts.get(key);
      if (!draft) return;
      drafts.set(key, { ...draft, ...part });
      tell();
    },
    end: (key) => {
      drafts.delete(key);
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
