import { css } from 'styled-components';

/** The row of a checkbox, radio button or switch: at least 44px high, the label is part of the target. */
export const choiceStyles = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--s3);
  width: fit-content;
  min-height: 2.75rem;
  padding-block: 0.55rem;
  border-radius: var(--radius);
  cursor: pointer;
  > :last-child { min-width: 0; overflow-wrap: anywhere; }

  &:is([data-disabled], [data-readonly]) { color: var(--muted); cursor: not-allowed; }
  &&[data-focus-visible] { outline: none; box-shadow: none; }
`;

export const markStyles = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 0.1rem;
  border: 1px solid var(--field);
  border-radius: var(--radius);
  background: var(--sheet);
  color: var(--on-accent);
  /* Browsers print no backgrounds by default, and the tick is as light as the paper. */
  print-color-adjust: exact;
  transition: background-color var(--quick), border-color var(--quick);

  [data-hovered] > & { border-color: var(--ink); }
  [data-selected] > & { border-color: var(--accent); background: var(--accent); }
  [data-invalid] > & { border: 2px solid var(--danger); }
  :is([data-disabled], [data-readonly]) > & { border-color: var(--rule); background: var(--sunk); color: var(--muted); }
  [data-focus-visible] > & {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-halo);
  }
  svg { width: 1.125rem; height: 1.125rem; stroke-width: 2.5; }

  @media (forced-colors: active) {
    [data-selected] > & { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
    :is([data-disabled], [data-readonly]) > & { border-color: GrayText; background: Canvas; color: GrayText; }
  }
`;
