import { type RefObject, useLayoutEffect } from 'react';

/**
 * Nobody who pressed a button is left nowhere when it goes away.
 *
 * @param place what goes away with the focus in it
 * @param moveOn moves the focus to where the person goes on; the same function at every render
 */
export function useFocusOnLeaving(place: RefObject<HTMLElement | null>, moveOn: (left: HTMLElement) => void) {
  useLayoutEffect(() => {
    const here = place.current;
    return () => {
      if (here?.contains(document.activeElement)) moveOn(here);
    };
  }, [place, moveOn]);
}
