import { css, styled } from 'styled-components';

/** Bars are side by side, or one under another without enough room. */
const standing = css`
  ol { display: flex; align-items: flex-end; gap: var(--s1); margin-bottom: 2rem; border-bottom: 1px solid var(--rule-strong); }
  li { position: relative; display: block; flex: 1 1 2.75rem; padding: 0; }
  .label { position: absolute; inset: 100% 0 auto; padding-top: 0.3rem; text-align: center; }
  .track { flex-direction: column-reverse; gap: 0.2rem; }
  .bar { width: 12px; height: calc(var(--share) * 11rem); }
  .bar > span { inset: auto 0 0; width: auto; height: calc(var(--part) * 100%); }
  .values { flex-direction: column; align-items: center; gap: 0; }
`;

export const Root = styled.figure`
  container-type: inline-size;
  margin: 0 0 var(--s5);
  figcaption { margin-bottom: var(--s3); font-weight: 600; }
  figcaption small { display: block; color: var(--muted); font-size: var(--small); font-weight: 400; }

  li { display: grid; padding-block: 0.3rem; }
  [data-direction='columns'] li { grid-template-columns: 2.75rem minmax(0, 1fr); }
  .label { overflow-wrap: anywhere; hyphens: auto; }
  .track { display: flex; align-items: center; gap: var(--s2); font-size: var(--small); line-height: 1.25; }
  .bar {
    position: relative;
    flex: none;
    /* All bars reserve the same space for the longest number, so that their lengths are comparable. */
    width: calc(var(--share) * (100% - var(--longest) * 1ch - var(--s4)));
    min-width: 0.0625rem;
    min-height: 0.0625rem;
    height: 12px;
    background: var(--accent);
  }
  .bar[data-has-part] { background: var(--rule); box-shadow: inset 0 0 0 1px var(--field); }
  .bar > span { position: absolute; inset: 0 auto 0 0; width: calc(var(--part) * 100%); background: var(--accent); }
  .values { display: flex; gap: var(--s2); white-space: nowrap; }
  .values > :first-child { font-weight: 600; }
  .values > :nth-child(2) { color: var(--accent); }

  @container (min-width: 34rem) {
    [data-direction='rows'] li { grid-template-columns: minmax(9rem, 16rem) minmax(0, 1fr); column-gap: var(--s3); }
  }
  @container (min-width: 22rem) { [data-direction='columns'][data-room='few'] { ${standing} } }
  @container (min-width: 36rem) { [data-direction='columns'][data-room='some'] { ${standing} } }
  @container (min-width: 60rem) { [data-direction='columns'][data-room='many'] { ${standing} } }

  @media (forced-colors: active) {
    .bar, .bar > span { forced-color-adjust: none; background: CanvasText; }
    .bar[data-has-part] { background: Canvas; box-shadow: inset 0 0 0 1px CanvasText; }
  }
  @media print { .bar, .bar > span { print-color-adjust: exact; } break-inside: avoid; }
`;

/** Visible only on request, for assistive technology always. */
export const TableBox = styled.div`
  margin-top: var(--s3);
  &:not([data-shown]) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  table { width: 100%; max-width: var(--measure); border-collapse: collapse; border-block: 2px solid var(--rule-strong); font-size: var(--table); }
  :is(th, td) { padding: 0.5rem; border-bottom: 1px solid var(--rule); text-align: end; font-weight: 400; vertical-align: top; }
  :is(th, td):first-child { padding-inline-start: 0.25rem; text-align: start; overflow-wrap: anywhere; hyphens: auto; }
  :is(th, td):last-child { padding-inline-end: 0.25rem; }
  thead th { border-bottom-color: var(--rule-strong); font-weight: 600; }
  tbody tr:last-child > * { border-bottom: 0; }
  td { white-space: nowrap; }
`;
