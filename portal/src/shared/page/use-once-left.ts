import { useEffect, useRef } from 'react';

/**
 * Does something once the page has been left. What a page shows must not be forgotten before: it would be read again,
 * and say of what was just removed that it is not there. A navigation is done before its page is shown, as React shows
 * it when it has the time.
 */
export function useOnceLeft(): (act: () => void) => void {
  const acts = useRef<(() => void)[]>([]);
  useEffect(() => {
    const { current } = acts;
    return () => {
      for (const act of current.splice(0)) act();
    };
  }, []);
  return (act) => void acts.current.push(act);
}
