import { focusHeading } from '@nimio/design-system';

/**
 * For an action that may remove its own button. Called before the action, it remembers the button's place; the returned
 * function is called afterwards, and moves a lost focus to the enclosing heading.
 *
 * @param next an earlier choice for the focus, such as the same action in the next row
 */
export function focusAfter(button: Element, next?: HTMLElement | null): () => void {
  const place = button.closest('section') ?? document.body;
  const moveFocus = () => {
    if (document.activeElement !== document.body) return;
    if (next?.isConnected) next.focus();
    else focusHeading(place.isConnected ? place : document.body);
  };
  // The result is rendered in the next frame, in which a dialog restores the focus too.
  return () => requestAnimationFrame(() => requestAnimationFrame(moveFocus));
}
