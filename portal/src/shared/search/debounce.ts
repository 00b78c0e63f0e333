import { useEffect, useState } from 'react';

/** Debounce in milliseconds after the last letter (specification §9, Debounces; that of works is our own). */
export const debounceMs = { customers: 800, authorNames: 500, works: 400 } as const;

/** Delay in milliseconds before progress is shown (decision 31). */
export const progressDelayMs = 200;

/** Calls a function after a delay, unless the returned function cancels it. */
export function runAfter(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}

/** A debounced value, with a function that sets it immediately. */
export function useDebounced<T>(value: T, ms: number) {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => runAfter(ms, () => setDebounced(value)), [value, ms]);
  return [debounced, () => setDebounced(value)] as const;
}
