import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a callback when the page unmounts, or immediately if it has unmounted already. Use it to
 * invalidate what the page shows after a delete: invalidated earlier, it is fetched again and answers 404. The promise
 * of `navigate` is too early, because it resolves before React commits the next page.
 */
export function useOnUnmount(): (callback: () => void) => void {
  const pending = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const callbacks: (() => void)[] = [];
    pending.current = callbacks;
    return () => {
      pending.current = undefined;
      for (const callback of callbacks) callback();
    };
  }, []);
  return (callback) => {
    if (pending.current) pending.current.push(callback);
    else callback();
  };
}
