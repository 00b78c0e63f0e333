import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The user's own actions end it. */
const userEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * After a link to a section the focus moves to its heading, so that Tab continues from there. A section that is still
 * loading is waited for, and one that moves while others load is kept in view, until the user does something else.
 */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (id === '') return;
    let held: HTMLElement | undefined;
    const show = () => {
      // A dialog may have taken the focus.
      if (held?.isConnected && held !== document.activeElement) return stop();
      held = focusHeading(id);
      // When the router scrolled, the section did not exist or was elsewhere.
      if (held) document.getElementById(id)?.scrollIntoView();
    };
    const coming = new MutationObserver(show);
    const stop = () => {
      coming.disconnect();
      for (const event of userEvents) removeEventListener(event, stop, true);
    };
    coming.observe(document.body, { childList: true, subtree: true });
    // In the capture phase, since buttons stop the propagation of presses.
    for (const event of userEvents) addEventListener(event, stop, true);
    show();
    return stop;
  }, [hash, key]);
}

/** The heading with the focus; `undefined` while the section does not exist, or is hidden below a loading one. */
function focusHeading(id: string): HTMLElement | undefined {
  const heading = document.getElementById(`${id}-title`);
  if (!heading) return undefined;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading === document.activeElement ? heading : undefined;
}
