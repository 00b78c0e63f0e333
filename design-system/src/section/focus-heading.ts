/**
 * Moves the focus to the heading of the section around an element, else to the page's `h1`: for when what had the
 * focus goes away and nothing else takes its place.
 */
export function focusHeading(near: Element): void {
  const heading =
    near.closest('section')?.querySelector<HTMLElement>('h2, h3') ??
    document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
