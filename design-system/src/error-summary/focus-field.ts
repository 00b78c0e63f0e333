/** The focusable elements of a field. */
export const control =
  ':is(input:not([type=hidden]):not([tabindex="-1"]), textarea, select:not([tabindex="-1"]), button:not([tabindex="-1"]))';

/**
 * Moves the focus to a field of the design system by its `name` or `id`: to the input, the button of a select, or the
 * selected (otherwise the first) one of a group.
 *
 * @param form searched first, because a dialog's form may have a field of the same name as the page under it
 */
export function focusField(name: string, form?: HTMLFormElement | null): void {
  const key = CSS.escape(name);
  const find = (place: ParentNode) =>
    place.querySelector(`[data-field="${key}"]`) ?? place.querySelector(`#${key}`);
  const frame = (form && find(form)) ?? find(document);
  if (!frame) return;
  const chosen = frame.querySelector<HTMLElement>('input[type=radio]:checked');
  const target = frame.matches(control)
    ? (frame as HTMLElement)
    : (chosen ?? frame.querySelector<HTMLElement>(control));
  target?.focus();
  target?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
}
