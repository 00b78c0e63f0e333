import { useEffect, useState } from 'react';
import { afterRest } from './typing-rest';

/** A debounced value, with a function that sets it immediately. */
export function useDebounced<T>(value: T, ms: number) {
  const [rested, setRested] = useState(value);
  useEffect(() => afterRest(ms, () => setRested(value)), [value, ms]);
  return [rested, () => setRested(value)] as const;
}
