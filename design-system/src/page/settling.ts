import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { css } from 'styled-components';

interface Settling {
  ref: RefObject<HTMLElement | null>;
  'data-settling': true | undefined;
}

/**
 * Props for a page's `main`: `data-settling` until no part of it is loading, apart from those that load when they come
 * near the window (`data-late`). Parts that load again later, for example after a save, do not set it again.
 */
export function useSettling(): Settling {
  const ref = useRef<HTMLElement>(null);
  const [isSettled, setSettled] = useState(false);
  useLayoutEffect(() => {
    const main = ref.current;
    if (isSettled || !main) return;
    const look = () => {
      if (!main.querySelector('[data-loading]:not([data-late] *)')) setSettled(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['data-loading'] });
    look();
    return () => observer.disconnect();
  }, [isSettled]);
  return { ref, 'data-settling': isSettled ? undefined : true };
}

/**
 * Nothing is visible below a part that is loading, so that it moves nothing when its height changes. It keeps its
 * place, so that links to it work.
 */
export const settlingStyles = css`
  &[data-settling] :is([data-loading], :has([data-loading])) ~ * { visibility: hidden; }
`;
