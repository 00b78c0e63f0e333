/** Moves the focus to the first match inside an element that is still in the document. */
export function focusIn(place: ParentNode | null | undefined, selector: string): void {
  place?.querySelector<HTMLElement>(selector)?.focus();
}
