import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Who does something meanwhile is not torn away from it. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * After a link to a section of the page the focus goes to its heading, so that Tab goes on from there. A section that
 * is still being read is waited for, and one that others push down as they come is held in view, until the person does
 * something else.
 */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (id === '') return;
    let held: HTMLElement | undefined;
    const show = () => {
      // A dialog may have taken the focus by itself.
      if (held?.isConnected && held !== document.activeElement) return stop();
      held = focusHeading(id);
      // When the router looked where to scroll to, it was not there, or stood elsewhere.
      if (held) document.getElementById(id)?.scrollIntoView();
    };
    const coming = new MutationObserver(show);
    const stop = () => {
      coming.disconnect();
      for (const act of acts) removeEventListener(act, stop, true);
    };
    coming.observe(document.body, { childList: true, subtree: true });
    // On the way down: buttons keep their presses to themselves.
    for (const act of acts) addEventListener(act, stop, true);
    show();
    return stop;
  }, [hash, key]);
}

/** The heading with the focus; undefined while there is no such section. */
function focusHeading(id: string): HTMLElement | undefined {
  const heading = document.getElementById(`${id}-title`);
  if (!heading) return undefined;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
