import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia('print');
  isPrinting = media.matches;
  const set = (now: boolean) => {
    if (now === isPrinting) return;
    isPrinting = now;
    // The browser takes its picture right after the event.
    flushSync(onChange);
  };
  const before = () => set(true);
  const after = () => set(false);
  const changed = () => set(media.matches);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  media.addEventListener('change', changed);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    media.removeEventListener('change', changed);
  };
}

/** Whether the page is being printed: then all rows are there. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
