import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** After a link to a section of the page the focus goes to its heading, so that Tab goes on from there. */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const heading = document.getElementById(`${hash.slice(1)}-title`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [hash, key]);
}
