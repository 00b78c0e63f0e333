import { css } from 'styled-components';

/** A bar in the margin and a tint; no box around it. */
export const noticeStyles = css`
  --tone: var(--info);
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  text-align: start;
  gap: 0 var(--s3);
  padding: var(--s4);
  border-inline-start: 4px solid var(--tone);
  background: var(--info-tint);

  &[data-tone='success'] { --tone: var(--ok); background: var(--ok-tint); }
  &[data-tone='warning'] { --tone: var(--warn); background: var(--warn-tint); }
  &[data-tone='danger'] { --tone: var(--danger); background: var(--danger-tint); }

  > svg { margin-top: 0.15rem; color: var(--tone); }
  a:not([data-variant]) { color: inherit; text-decoration-color: currentColor; }
  p:last-child { margin-bottom: 0; }

  @media (forced-colors: active) { border: 1px solid CanvasText; border-inline-start-width: 6px; }
  @media print { border: 1px solid; border-inline-start-width: 4px; break-inside: avoid; }
`;
