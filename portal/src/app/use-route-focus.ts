import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After navigation the focus moves to the `h1`, as after a page load (ux §1.8). Anchors handle their own focus. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
