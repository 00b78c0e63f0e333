import { useEffect, useState } from 'react';
import { afterRest } from './typing-rest';

/** The value once it has stayed the same for so many milliseconds; at once with the function beside it. */
export function useDebounced<T>(value: T, ms: number) {
  const [rested, setRested] = useState(value);
  useEffect(() => afterRest(ms, () => setRested(value)), [value, ms]);
  return [rested, () => setRested(value)] as const;
}
