import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; translate: 0 4px; }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

/** The backdrop over the page. */
export const veilStyles = css`
  position: fixed;
  inset: 0;
  z-index: var(--z-veil);
  display: grid;
  /* The one cell is the window: higher content scrolls inside the dialog, and its buttons stay visible. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: var(--s4);
  background: var(--veil);
  &[data-entering] { animation: ${fade} var(--gentle) ease-out; }
  &[data-exiting] { animation: ${fade} var(--quick) ease-in reverse; }
  @media (max-width: 727px) { padding: 0; }
  @media print { position: static; background: none; display: block; }
`;

/** The sheet of a dialog. */
export const sheetStyles = css`
  display: flex;
  width: 100%;
  max-width: 34rem;
  max-height: 100%;
  border: 1px solid var(--rule-strong);
  border-radius: var(--radius);
  background: var(--sheet);
  color: var(--ink);
  box-shadow: var(--shadow);
  outline: none;
  &[data-size='sm'] { max-width: 26rem; }
  &[data-size='lg'] { max-width: 56rem; }
  &[data-entering] { animation: ${appear} var(--gentle) ease-out; }
`;

/** On a phone a dialog fills the screen. */
export const wholeScreenOnPhone = css`
  @media (max-width: 727px) {
    max-width: none;
    &&[data-size] { max-width: none; }
    height: 100%;
    border-width: 0;
    border-radius: 0;
  }
`;

export const dialogStyles = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  /* The dialog itself shows its focus. */
  &, &:focus-visible { outline: none; box-shadow: none; }
`;
