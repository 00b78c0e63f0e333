import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';

interface Loaded<P> {
  Part?: ComponentType<P>;
  /** Whether the focus was in its placeholder when it was loaded. */
  hadFocus?: boolean;
  hasFailed?: boolean;
}

interface LateOptions {
  /** Ref of the placeholder. */
  place: RefObject<HTMLElement | null>;
  /** Focus inside also loads it, as the keyboard may reach it before it is visible. */
  around?: RefObject<HTMLElement | null>;
  /** The distance below the window at which it is loaded, as a CSS length. */
  margin?: string;
  /** Whether it is loaded regardless of its position. */
  isAtOnce?: boolean;
}

/**
 * Loads a part of a page when its placeholder comes near the window. A loaded or failed part is not loaded again
 * automatically; `load` retries.
 *
 * @param bring a stable function, so outside the component
 */
export function useLate<P>(
  bring: () => Promise<ComponentType<P>>,
  { place, around, margin = '0px', isAtOnce = false }: LateOptions,
) {
  const [loaded, setLoaded] = useState<Loaded<P>>({});
  const load = useCallback(
    () =>
      bring().then(
        (Part) => setLoaded({ Part, hadFocus: place.current?.contains(document.activeElement) ?? false }),
        () => setLoaded({ hasFailed: true }),
      ),
    [bring, place],
  );
  const isSettled = loaded.Part !== undefined || loaded.hasFailed === true;
  useEffect(() => {
    const here = place.current;
    const edge = around?.current;
    if (!here || isSettled) return;
    const enter = () => void load();
    if (isAtOnce) {
      enter();
      return;
    }
    const isNear = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) enter();
    };
    const observer = new IntersectionObserver(isNear, { rootMargin: margin });
    observer.observe(here);
    edge?.addEventListener('focusin', enter);
    return () => {
      observer.disconnect();
      edge?.removeEventListener('focusin', enter);
    };
  }, [place, around, margin, isAtOnce, load, isSettled]);
  return { ...loaded, load };
}
