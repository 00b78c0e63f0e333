import { useEffect, useRef } from 'react';

/**
 * Does something once the page has been left, at once if it has been left already. What a page shows must not be
 * forgotten before: it would be read again, and say of what was just removed that it is not there. A navigation is done
 * before its page is shown, as React shows it when it has the time.
 */
export function useOnceLeft(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const acts: (() => void)[] = [];
    waiting.current = acts;
    return () => {
      waiting.current = undefined;
      for (const act of acts) act();
    };
  }, []);
  return (act) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  };
}
