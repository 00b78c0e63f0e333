import { focusHeading } from '@nimio/design-system';

/**
 * For an act that may take away the button that it began with. Called before the act, it remembers where that is;
 * what it returns is called after it, and moves a focus that was lost to the heading around.
 *
 * @param next where one goes on before that, as the same act of the next row
 */
export function focusAfter(button: Element, next?: HTMLElement | null): () => void {
  const place = button.closest('section') ?? document.body;
  const goOn = () => {
    if (document.activeElement !== document.body) return;
    if (next?.isConnected) next.focus();
    else focusHeading(place.isConnected ? place : document.body);
  };
  // What has been done is on the page with the next frame, and a dialog gives the focus back in that.
  return () => requestAnimationFrame(() => requestAnimationFrame(goOn));
}
