import { type RefObject, useLayoutEffect } from 'react';

/**
 * Restores the focus when the focused element is removed.
 *
 * @param place the element that is removed with the focus in it
 * @param moveOn moves the focus to where the user continues; keep its identity between renders
 */
export function useFocusOnLeaving(place: RefObject<HTMLElement | null>, moveOn: (left: HTMLElement) => void) {
  useLayoutEffect(() => {
    const here = place.current;
    return () => {
      if (here?.contains(document.activeElement)) moveOn(here);
    };
  }, [place, moveOn]);
}
