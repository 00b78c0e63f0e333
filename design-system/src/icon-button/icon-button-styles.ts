import { css, styled } from 'styled-components';

/** A button with only an icon, react-aria's or the browser's own. */
export const iconButtonStyles = css`
  display: inline-grid;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover { background: var(--accent-tint); color: var(--accent-hover); }
  &:is([data-disabled], [aria-disabled='true']) { background: none; color: var(--field); cursor: not-allowed; }
  @media (forced-colors: active) { &:is([data-disabled], [aria-disabled='true']) { color: GrayText; } }
  @media print { display: none; }
`;

/** The visible part, with the browser's tooltip. */
export const IconFace = styled.span`
  display: grid;
  place-items: center;
`;
