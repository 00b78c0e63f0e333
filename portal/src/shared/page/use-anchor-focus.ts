import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Who does something meanwhile is not torn away from it. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * After a link to a section of the page the focus goes to its heading, so that Tab goes on from there. A section that
 * is still being read is waited for until the person does something else.
 */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (id === '' || focusHeading(id)) return;
    const stop = () => {
      coming.disconnect();
      for (const act of acts) removeEventListener(act, stop);
    };
    const coming = new MutationObserver(() => {
      if (!focusHeading(id)) return;
      stop();
      // When the router looked where to scroll to, it was not there.
      document.getElementById(id)?.scrollIntoView();
    });
    coming.observe(document.body, { childList: true, subtree: true });
    for (const act of acts) addEventListener(act, stop);
    return stop;
  }, [hash, key]);
}

/** False while there is no such section. */
function focusHeading(id: string): boolean {
  const heading = document.getElementById(`${id}-title`);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
