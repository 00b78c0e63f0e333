import { css } from 'styled-components';

/** The style shared by buttons and links that look like buttons; variants and states are data attributes. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-height: var(--target);
  padding: 0.6rem 1.25rem;
  border: 1.5px solid var(--accent);
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font: 600 var(--body) / 1.2 var(--sans);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--quick), border-color var(--quick), color var(--quick);
  -webkit-tap-highlight-color: transparent;

  &:hover { background: var(--accent-hover); border-color: var(--accent-hover); color: var(--on-accent); }

  &[data-size='sm'] { min-height: 2.75rem; padding: 0.35rem 0.9rem; font-size: 1rem; }

  &[data-variant='second'] { background: transparent; color: var(--accent); }
  &[data-variant='second']:hover { background: var(--accent-tint); color: var(--accent-hover); }

  /* Its label, not its invisible edge, is aligned with the surrounding text. */
  &[data-variant='quiet'] {
    margin-inline: calc(-0.6rem - 1.5px);
    padding-inline: 0.6rem;
    border-color: transparent;
    background: none;
    color: var(--accent);
    font-weight: 500;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-decoration-color: var(--accent-line);
    text-underline-offset: 0.2em;
  }
  &[data-variant='quiet'][data-wide] { margin-inline: 0; }
  &[data-variant='quiet']:hover {
    background: var(--accent-tint);
    color: var(--accent-hover);
    text-decoration-color: currentColor;
  }

  &[data-variant='danger'] { border-color: var(--danger); background: transparent; color: var(--danger); }
  &[data-variant='danger']:hover { background: var(--danger-tint); color: var(--danger); }
  [role='alertdialog'] &[data-variant='danger'] { background: var(--danger); color: var(--on-danger); }

  &&[data-disabled], &&[aria-disabled='true']:not([data-pending]) {
    border-color: var(--sunk);
    background: var(--sunk);
    color: var(--muted);
    text-decoration: none;
    cursor: not-allowed;
  }
  &&[data-variant='quiet']:is([data-disabled], [aria-disabled='true']):not([data-pending]) {
    border-color: transparent;
    background: none;
  }
  &[data-pending] { cursor: progress; }

  @media (forced-colors: active) {
    &, &&[data-disabled], &&[aria-disabled='true'] { border: 1px solid ButtonText; }
    &&[data-disabled], &&[aria-disabled='true']:not([data-pending]) { border-color: GrayText; color: GrayText; }
  }
  @media print { display: none; }
`;
