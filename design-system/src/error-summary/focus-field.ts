const control =
  ':is(input:not([type=hidden]):not([tabindex="-1"]), textarea, select:not([tabindex="-1"]), button:not([tabindex="-1"]))';

/**
 * Moves the focus to a field of the design system by its `name` or `id`: to the input, the button of a select,
 * or the chosen (else the first) one of a group.
 */
export function focusField(name: string): void {
  const key = CSS.escape(name);
  const frame = document.querySelector(`[data-field="${key}"]`) ?? document.getElementById(name);
  if (!frame) return;
  const chosen = frame.querySelector<HTMLElement>('input[type=radio]:checked');
  const target = frame.matches(control)
    ? (frame as HTMLElement)
    : (chosen ?? frame.querySelector<HTMLElement>(control));
  target?.focus();
  target?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
}
