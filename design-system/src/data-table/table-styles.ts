import { styled } from 'styled-components';
import { cardStyles } from './card-styles';

/** One styled root with class selectors, so that five thousand rows create no styled components of their own. */
export const TableRoot = styled.div`
  container: table / inline-size;
  .tools { display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s3) var(--s5); margin-bottom: var(--s4); }
  .tools > *, .rest > * { margin-bottom: 0; }
  .rest { display: contents; }
  .tools > :first-child:not(.sort) { flex: 0 1 20rem; }

  .size select { width: auto; min-height: 2.75rem; }

  table { width: 100%; border-collapse: collapse; border-block: 2px solid var(--rule-strong); font-size: var(--table); }
  caption { text-align: start; }
  :is(th, td) { padding: 0.7rem 0.75rem; text-align: start; vertical-align: top; font-weight: 400; }
  :is(th, td):first-child { padding-inline-start: 0.25rem; }
  :is(th, td):last-child { padding-inline-end: 0.25rem; }
  .end { text-align: end; white-space: nowrap; }
  .unbroken { white-space: nowrap; }
  td.muted { color: var(--muted); }
  .actions { text-align: end; }

  @media screen and (min-width: 728px) {
    &[data-fixed] table { table-layout: fixed; }
    &[data-fixed] thead th { box-sizing: content-box; }
    &[data-fixed] tbody :is(th, td) { overflow-wrap: anywhere; hyphens: auto; }
    &[data-fixed] :is(.flag, .actions) { width: 6rem; }
    &[data-fixed] td:is(.flag, .actions) > * { display: flex; width: fit-content; margin-inline-start: 0; }
    &[data-fixed] td.actions > * { margin-inline-start: auto; }
  }
  @media screen and (min-width: 1200px) {
    &:not([data-fixed]) td.actions { white-space: nowrap; }
  }

  thead th { padding-block: 0.5rem; font-weight: 600; vertical-align: middle; white-space: nowrap; }
  /* A target of at least 24 px. */
  tbody th a { display: inline-block; min-height: 1.5rem; }
  /* The heading is sticky. Collapsed borders would scroll away from it, so its rule is a shadow. */
  @media screen and (min-width: 728px) {
    thead th { position: sticky; top: 0; z-index: var(--z-head); background: var(--paper, var(--page)); box-shadow: inset 0 -1px 0 var(--rule-strong); }
  }
  thead button {
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
    min-height: 1.75rem;
    padding: 0.25rem 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  thead .name { display: none; }
  thead button:hover { color: var(--accent-hover); }
  thead svg { width: 1rem; height: 1rem; color: var(--accent); }
  thead svg.unsorted { color: var(--muted); }

  tbody :is(th, td) { border-bottom: 1px solid var(--rule); }
  @media screen and (min-width: 728px) {
    &[data-lines='2'] tbody :is(th, td) { height: 3.5rem; padding-block: 0.2rem; vertical-align: middle; }
  }
  tbody tr:last-child :is(th, td) { border-bottom: 0; }
  @media screen and (min-width: 728px) {
    tbody tr:hover { background: var(--accent-tint); }
    tbody.loading tr:hover, .gap:hover { background: none; }
  }
  /* A bar takes the place of a line of text. */
  tbody.loading span { margin-block: calc((1lh - 1rem) / 2); }
  tbody.loading:not([data-shown]) span { visibility: hidden; }
  .gap td { padding: 0; border: 0; }
  tr[data-tone='danger'] { --tone: var(--danger); background: var(--danger-tint); }
  tr[data-tone='warning'] { --tone: var(--warn); background: var(--warn-tint); }
  tr[data-tone='highlight'] { --tone: var(--accent); background: var(--accent-tint); }
  tr[data-tone='selected'] { background: var(--accent-tint); }
  tr[data-tone='muted'] { color: var(--muted); }
  @media screen and (min-width: 728px) {
    tr[data-bar] > :first-child { padding-inline-start: 0.75rem; box-shadow: inset 4px 0 0 var(--tone); }
  }
  @media (forced-colors: active) {
    thead th { border-bottom: 1px solid CanvasText; }
    tr[data-bar] > :first-child { border-inline-start: 4px solid CanvasText; }
  }

  .lead { width: 2.25rem; padding-block: 0; }
  td.lead { padding-block: 0.1rem; }
  .detail td { padding: 0 0.75rem var(--s4) 3rem; }
  .detail td > :last-child, .detail td > div > :last-child { margin-bottom: 0; }
  .detail:hover { background: none; }
  /* Covers the rule of the row above: a selector for the preceding row would slow every list down. */
  .detail > td { border-top-style: hidden; }

  .title { min-width: 13rem; font: 440 var(--title) / 1.25 var(--serif); }
  .title .open { min-height: 1.5rem; padding: 0; border: 0; background: none; color: var(--ink); font: inherit; text-align: start; cursor: pointer; text-decoration: underline transparent; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  .title .open:hover { color: var(--accent-hover); text-decoration-color: currentColor; }
  .on-card { display: none; }
  .title a { color: var(--ink); text-decoration-color: transparent; }
  .title a:hover { color: var(--accent-hover); text-decoration-color: currentColor; }
  .sub { display: block; margin-top: 0.1rem; color: var(--muted); font: 400 var(--small) / 1.35 var(--sans); }
  .folded { display: none; }
  .folded span:not(:empty) + span:not(:empty)::before { content: ', '; }
  td.flag { color: var(--warn); font-size: var(--small); font-weight: 600; }
  td.flag svg { width: 1rem; height: 1rem; }
  td.flag > * + * { margin-inline-start: var(--s3); }
  td.flag a { display: inline-flex; align-items: center; gap: 0.35rem; color: inherit; }
  td [data-variant='quiet'] { font-weight: 400; }
  @media screen and (min-width: 728px) {
    td.actions > * + * { margin-inline-start: var(--s4); }
    /* The first line of the row is level with the text of its buttons. */
    tr:has(> td.actions [data-size='sm']:not([data-variant='quiet'])) > :is(th, td):not(.actions) { padding-top: 1.25rem; }
  }
  td.actions :is(a, button):not([data-variant]) { display: inline-block; min-height: 1.5rem; white-space: nowrap; }

  tfoot :is(th, td) { border-top: 1px solid var(--rule-strong); font-weight: 600; }

  /* Keeps focused elements from being covered by the heading. */
  tbody :is(a, button, input, select) { scroll-margin-top: 4rem; }

  .pager { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s3) var(--s5); padding-top: var(--s4); font-size: var(--small); }
  /* While rows are loading it only has an announcement. */
  &[data-loading] .pager { visibility: hidden; }
  &[data-loading] [role='status'] { visibility: visible; }
  .size { display: flex; align-items: center; gap: var(--s2); }

  @media (min-width: 728px) and (max-width: 1199px), print {
    :is(th, td) { padding-inline: 0.5rem; }
    .fold { display: none; }
    .folded { display: block; }
    .title { min-width: 11rem; }
  }

  /* For a wide screen with a narrow container. */
  @media screen and (min-width: 728px) {
    @container table (max-width: 36rem) {
      table { display: block; overflow-x: auto; }
      thead th { position: static; }
    }
  }

  ${cardStyles}

  @media print {
    .tools, .pager, .actions, .lead, thead svg { display: none !important; }
    thead { display: table-header-group; }
    thead th { border-bottom: 1px solid var(--rule-strong); }
    tr { break-inside: avoid; }
    .title { min-width: 0; }
    :is(th, td) { padding-inline: 0.3rem; }
    .flag svg { display: none; }
  }
`;
