import { css } from 'styled-components';

/** The frame of every field: label above, hint between, control, error under. */
export const fieldStyles = css`
  display: block;
  max-width: 36rem;
  margin-bottom: var(--s5);
  border: 0;
  padding: 0;
  min-width: 0;
`;

/** The box of a control. Its width indicates the expected length. */
export const inputStyles = css`
  display: block;
  width: 100%;
  max-width: var(--field-width, 28rem);
  min-height: var(--target);
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--field);
  border-radius: var(--radius);
  background: var(--sheet);
  color: inherit;
  font: inherit;

  &:hover { border-color: var(--ink); }
  &:focus-visible, &[data-focus-visible] { outline-offset: 0; border-color: var(--ink); }
  &[data-invalid] { border: 2px solid var(--danger); padding: calc(0.5rem - 1px) calc(0.75rem - 1px); }
  &[data-disabled] { background: var(--sunk); color: var(--muted); border-color: var(--rule); }
  &::placeholder { color: var(--muted); opacity: 1; }

  @media (forced-colors: active) {
    &[data-invalid] { border-style: double; border-width: 4px; }
    &[data-disabled] { border-color: GrayText; color: GrayText; }
  }
`;

/** An icon and a message under a field. */
export const lineStyles = `display: flex; gap: 0.4rem; align-items: flex-start; font-size: 1rem; font-weight: 600;`;

/** An error message after an icon. */
export const wrongStyles = css`
  ${lineStyles}
  margin-top: 0.35rem;
  color: var(--danger);
  svg { margin-top: 0.1rem; }
  > span { min-width: 0; overflow-wrap: anywhere; }
`;
