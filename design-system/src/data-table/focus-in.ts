/** Moves the focus to the first match inside a place that is still there. */
export function focusIn(place: ParentNode | null | undefined, selector: string): void {
  place?.querySelector<HTMLElement>(selector)?.focus();
}
