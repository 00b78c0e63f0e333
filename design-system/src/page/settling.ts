import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { css } from 'styled-components';

interface Settling {
  ref: RefObject<HTMLElement | null>;
  'data-settling': true | undefined;
}

/** In milliseconds: a request that hangs must not hide what is there. */
const longestSettling = 5000;

/**
 * Props for a page's `main`: `data-settling` until no part of it is loading, apart from those that load when they come
 * near the window (`data-late`), or some seconds have passed. Parts that load again later, for example after a save, do
 * not set it again.
 */
export function useSettling(): Settling {
  const ref = useRef<HTMLElement>(null);
  const [isSettled, setSettled] = useState(false);
  useLayoutEffect(() => {
    const main = ref.current;
    if (isSettled || !main) return;
    const settleWhenLoaded = () => {
      if (!main.querySelector('[data-loading]:not([data-late] *)')) setSettled(true);
    };
    const observer = new MutationObserver(settleWhenLoaded);
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['data-loading'] });
    const timer = setTimeout(setSettled, longestSettling, true);
    settleWhenLoaded();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isSettled]);
  return { ref, 'data-settling': isSettled ? undefined : true };
}

/**
 * Nothing is visible below a part that is loading, so that it moves nothing when its height changes. It keeps its
 * place, so that links to it work.
 */
export const settlingStyles = css`
  &[data-settling] :is([data-loading]:not([data-late] *), :has([data-loading]:not([data-late] *))) ~ * { visibility: hidden; }
`;
