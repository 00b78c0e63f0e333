import { css } from 'styled-components';

/** On a phone each row is a card between hairlines: flag, title, label and value, actions. */
export const cardStyles = css`
  @media screen and (max-width: 727px) {
    .sort label { display: block; margin-bottom: 0.2rem; font-weight: 600; }
    .sort > div { max-width: none; }
    .tools > *, .rest > * { flex: 1 1 100%; }
    .tools > :first-child:not(.sort) { flex: 1 1 100%; }
    :is(.tools, .rest) > button { justify-content: start; }
    .tools[data-folded] { gap: var(--s3); }
    .tools[data-folded] > :first-child { flex: 1; }
    .tools[data-folded] > :nth-child(2) { flex: none; justify-content: center; }

    table, tbody, tfoot { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    thead :is(button, label) { display: none; }
    thead .name { display: inline; }
    :is(tbody, tfoot) tr { position: relative; display: flex; flex-direction: column; padding: var(--s4) 0; border-bottom: 1px solid var(--rule); }
    :is(tbody, tfoot) tr:last-child { border-bottom: 0; }
    tfoot { border-top: 1px solid var(--rule-strong); }
    tfoot td:not([data-label]) { display: none; }
    :is(tbody, tfoot) tr:not(.gap) > :is(th, td) { padding: 0 0 0.15rem; border: 0; text-align: start; }
    tbody tr[data-bar] { padding-inline: 0.75rem; box-shadow: inset 4px 0 0 var(--tone); }

    .unbroken { white-space: normal; }
    tbody tr.gap { padding: 0; border: 0; }
    td[data-label] { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); gap: 0 var(--s3); overflow-wrap: anywhere; }
    td[data-label]::before { content: attr(data-label); content: attr(data-label) / ''; color: var(--muted); }
    td[data-label] > .sub { grid-column: 2; }
    td:empty { display: none; }
    .end { white-space: normal; }
    .title { order: -1; min-width: 0; margin-bottom: var(--s2); font-size: 1.375rem; line-height: 1.2; }
    td.flag { order: -2; }
    /* A control is at the end of the title's line. */
    td.lead { position: absolute; inset: 0.55rem 0 auto auto; width: 2.75rem; }
    td.lead ~ .title { padding-inline-end: 3rem; }
    .detail { margin-top: calc(-1px - var(--s4)); padding-top: var(--s2); background: var(--paper, var(--page)); }
    /* Its background extends a little beyond the text, which keeps its position. */
    tr[data-tone='selected'] { box-shadow: -0.5rem 0 0 var(--accent-tint), 0.5rem 0 0 var(--accent-tint); }
    td.actions { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); margin-top: var(--s3); }
    td.actions :is(a, button):not([data-variant]) { min-height: 2.75rem; padding-block: 0.6rem; }

    .on-card { display: inline; }
    .title .open::after { content: ''; position: absolute; inset: 0; }
    &[data-compact] tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: baseline; padding-block: var(--s3); }
    &[data-compact] tbody tr > :is(th, td) { grid-column: 1 / -1; }
    &[data-compact] tbody tr > :is(th, td):where(:not(.actions)) { display: block; }
    &[data-compact] td[data-label]::before { content: none; }
    &[data-compact] .flag { order: -6; }
    &[data-compact] .title { order: -5; grid-column: 1; margin: 0; font-size: 1.25rem; }
    &[data-compact] .title > .sub:not(.folded) { display: inline; margin-inline-start: 0.35rem; }
    &[data-compact] td[data-card='aside'] { order: -4; grid-column: 2; text-align: end; }
    &[data-compact] td[data-card='start'] { order: -3; grid-column: 1; }
    &[data-compact] td[data-card='end'] { order: -2; grid-column: 2; text-align: end; }
    &[data-compact] td:is(.muted, [data-card='start'], [data-card='end']) { color: var(--muted); font-size: var(--small); }
    &[data-compact] td[data-card='none'] { display: none; }

    .pager { justify-content: center; }
    .pager nav { flex-basis: 100%; }
  }
`;
