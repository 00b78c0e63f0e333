import { useSyncExternalStore } from 'react';

/** Keys of rows that are in some state: ticked, opened. Rows ask for their own, so that a change renders one row. */
export interface KeyStore {
  all: () => ReadonlySet<string>;
  set: (keys: Iterable<string>) => void;
  toggle: (key: string) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createKeyStore(): KeyStore {
  let keys: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const set = (next: Iterable<string>) => {
    keys = new Set(next);
    for (const listener of listeners) listener();
  };
  return {
    all: () => keys,
    set,
    toggle: (key) => set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useRowKeys = (store: KeyStore): ReadonlySet<string> =>
  useSyncExternalStore(store.subscribe, store.all, store.all);

export function useHasKey(store: KeyStore, key: string): boolean {
  const has = () => store.all().has(key);
  return useSyncExternalStore(store.subscribe, has, has);
}
