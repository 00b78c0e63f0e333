import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const tables = new Set<() => void>();

function set(now: boolean): void {
  if (now === isPrinting) return;
  isPrinting = now;
  // The browser captures the page immediately after the event.
  flushSync(() => {
    for (const changed of tables) changed();
  });
}

const before = () => set(true);
const after = () => set(false);
const byMedia = (event: MediaQueryListEvent) => set(event.matches);

/** All tables of a page share the event. */
function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia('print');
  if (tables.size === 0) {
    isPrinting = media.matches;
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    media.addEventListener('change', byMedia);
  }
  tables.add(onChange);
  return () => {
    tables.delete(onChange);
    if (tables.size > 0) return;
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    media.removeEventListener('change', byMedia);
  };
}

/** Whether the page is being printed: then all rows are rendered. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
