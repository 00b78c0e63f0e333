/**
 * Moves the focus to the heading of the section around an element, otherwise to the page's visible `h1`, after the focused
 * element was removed without a successor.
 */
export function focusHeading(near: Element): void {
  const heading =
    near.closest('section')?.querySelector<HTMLElement>('h2, h3') ??
    [...document.querySelectorAll<HTMLElement>('h1')].find((title) => title.checkVisibility());
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
