import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; translate: 0 4px; }
`;

/** The sheet that menus and combo boxes open. */
export const popoverStyles = css`
  overflow: auto;
  border: 1px solid var(--rule-strong);
  border-radius: var(--radius);
  background: var(--sheet);
  color: var(--ink);
  box-shadow: var(--shadow);
  outline: none;
  &[data-entering] { animation: ${appear} var(--gentle) ease-out; }
  &[data-trigger='Select'], &[data-trigger='ComboBox'] { min-width: var(--trigger-width); }
  @media print { display: none; }
`;

/** The list inside the sheet. */
export const listStyles = css`
  max-height: inherit;
  overflow: auto;
  padding: 0.25rem;
  outline: none;
  &:focus-visible { outline: none; box-shadow: none; }
`;

/** One item of the list: an option, a link or an action. */
export const optionStyles = css`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: 2.75rem;
  padding: 0.4rem 0.75rem;
  border-radius: var(--radius);
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-focused] { background: var(--accent-tint); }
  &[data-focus-visible] { outline: 2px solid var(--focus); outline-offset: -2px; box-shadow: none; }
  &[data-selected], &[data-current] { font-weight: 600; }
  &[data-disabled] { color: var(--muted); cursor: not-allowed; }
  > svg:last-child { margin-inline-start: auto; color: var(--accent); }

  @media (forced-colors: active) {
    &[data-focused] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    &[data-focused] > svg { color: inherit; }
  }
`;
