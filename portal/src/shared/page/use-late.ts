import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';

interface Loaded<P> {
  Part?: ComponentType<P>;
  /** The focus was in its place when it came. */
  hadFocus?: boolean;
  hasFailed?: boolean;
}

interface LateOptions {
  /** Where it will stand. */
  place: RefObject<HTMLElement | null>;
  /** The focus coming in here brings it too, as the keyboard may reach it before it is seen. */
  around?: RefObject<HTMLElement | null>;
  /** How far below the window it is near enough, as a CSS length. */
  margin?: string;
  /** It comes wherever it stands. */
  isAtOnce?: boolean;
}

/**
 * A part of a page whose code comes when its place comes near. What has come or failed is not asked for again by
 * itself; `load` asks.
 *
 * @param bring of one identity, so outside the component
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
