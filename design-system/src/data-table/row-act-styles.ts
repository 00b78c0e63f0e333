import { styled } from 'styled-components';
import { TableRoot } from './table-styles';

/**
 * A table whose rows are ticked, opened or edited, with the bar of acts over it. It comes with the hook that it is
 * for, so that other tables do not weigh more.
 */
export const ActTableRoot = styled(TableRoot)`
  .lead { width: 2.25rem; padding-block: 0; }
  td.lead { padding-block: 0.1rem; }
  .lead:empty { padding-inline: 0; }
  .box, .toggle { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; margin-inline-start: -0.65rem; cursor: pointer; }
  .box input {
    display: grid;
    place-items: center;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    appearance: none;
    border: 1px solid var(--field);
    border-radius: var(--radius);
    background: var(--sheet);
    cursor: pointer;
  }
  .box:hover input { border-color: var(--ink); }
  .box :is(:checked, :indeterminate) { border-color: var(--accent); background: var(--accent); }
  .box input::before { content: ''; width: 0.8rem; height: 0.8rem; }
  .box :checked::before { background: var(--on-accent); clip-path: polygon(14% 44%, 0 60%, 40% 96%, 100% 18%, 85% 5%, 38% 67%); }
  .box :indeterminate::before { background: var(--on-accent); clip-path: inset(40% 0); }
  tbody tr:has(> .lead :checked) { background: var(--accent-tint); }
  @media (forced-colors: active) { .box input { appearance: auto; } .box input::before { content: none; } }

  .toggle { padding: 0; border: 0; border-radius: var(--radius); background: none; color: var(--accent); }
  .toggle:hover { background: var(--accent-tint-hover); }
  .toggle svg { transition: rotate var(--quick); }
  .toggle[aria-expanded='true'] svg { rotate: 90deg; }
  .detail td { padding: 0 0.75rem var(--s4) 3rem; }
  .detail td > :last-child { margin-bottom: 0; }
  .detail:hover { background: none; }
  /* Takes the rule of the row over it away: asking each row what follows it would slow every list. */
  .detail > td { border-top-style: hidden; }

  .all { display: none; }
  .bulk:not(:empty) { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); margin-bottom: var(--s3); }
  .bulk strong { font-weight: 600; font-variant-numeric: tabular-nums; }

  @media screen and (max-width: 727px) {
    /* The box and the button that opens stand at the end of the title's line. */
    td.lead { position: absolute; inset: 0.55rem 0 auto auto; width: 2.75rem; }
    td.lead:empty { display: none; }
    td.lead + td.lead { inset-inline-end: 2.75rem; }
    tr:has(> td.lead) > .title { padding-inline-end: 3rem; }
    tr:has(> td.lead + td.lead) > .title { padding-inline-end: 5.75rem; }
    .box, .toggle { margin-inline-start: 0; }
    /* The heading is not in sight, so its box stands over the cards. */
    thead .box { display: none; }
    .all { display: flex; align-items: center; gap: var(--s1); }
    .detail td { padding: 0; }
    .detail { margin-top: calc(-1px - var(--s4)); background: var(--paper, var(--page)); }
    .detail { padding-top: var(--s2); }
    /* Its ground reaches a little over the text, which stays where it is. */
    tbody tr:has(> .lead :checked) { box-shadow: -0.5rem 0 0 var(--accent-tint), 0.5rem 0 0 var(--accent-tint); }
  }

  @media print { .lead, .all, .bulk { display: none !important; } }
`;
