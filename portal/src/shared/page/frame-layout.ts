import { styled } from 'styled-components';
import { Measure } from './layout';

// The layout of pages within the frame.

/** A separate form after a text. */
export const Apart = styled(Measure)`
  margin-top: var(--s7);
`;

/** Text width in the middle of the page. */
export const Centred = styled(Measure)`
  margin-inline: auto;
`;

/** A notice in text width, with space below. */
export const Remark = styled(Measure)`
  margin-bottom: var(--s4);
  &:empty { margin-bottom: 0; }
`;

/** Controls at the end of the masthead. */
export const ToolRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2) var(--s4);
`;

/** Actions on the selected rows, above a table; not printed. */
export const BulkActions = styled.div`
  &:not(:empty) { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); margin-bottom: var(--s3); }
  strong { font-weight: 600; font-variant-numeric: tabular-nums; }
  @media print { &:not(:empty) { display: none; } }
`;

/** What a phone has no room for. */
export const WideOnly = styled.span`
  @media screen and (max-width: 727px) { display: none; }
`;

/** A line that is shown only on a phone, where a table has no headings. */
export const PhoneLine = styled.div`
  display: none;
  @media screen and (max-width: 727px) { display: flex; align-items: center; gap: var(--s1); }
`;

/** Two things to compare, on a narrow screen in a column. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: 0 var(--s6);
`;

/** The footer of a short page is at the bottom of the window. */
export const WholeScreen = styled.div`
  min-height: 100dvh;
  @media print { min-height: 0; }
`;

/** Hidden on screen. */
export const OnPaper = styled.div`
  display: none;
  @media print { display: block; }
`;

/** A line for text that appears later or never; its space is reserved, so that nothing moves. */
export const ReservedLine = styled.span`
  display: block;
  &::before { content: '\\200b'; }
`;

/** An embedded page of the portal, in full width or that of a phone. */
export const PageWindow = styled.iframe`
  display: block;
  width: 100%;
  height: 80vh;
  margin-inline: auto;
  border: 1px solid var(--rule-strong);
  &[data-width='phone'] { max-width: 390px; }
`;

/** Previous results, until the current reply. */
export const Dimmed = styled.div`
  &[data-previous] { opacity: 0.8; }
`;

/** A QR code. */
export const Picture = styled.svg`
  display: block;
  width: min(100%, 14rem);
  margin-block: var(--s4);
`;

/** Recovery codes, in two columns where there is room. */
export const CodeList = styled.ul`
  columns: 12rem 2;
  padding: 0;
  list-style: none;
  font-size: 1.125rem;
  line-height: 1.9;
`;

/** Hidden in print. */
export const OnScreen = styled.div`
  @media print { display: none; }
`;

/** A large figure with its meaning next to it, on a narrow screen below it. */
export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.2rem var(--s5);
  margin-bottom: var(--s4);
  /* Whether it would fit next to it depends on the content. */
  @media (max-width: 727px) { flex-direction: column; align-items: flex-start; }
`;

/** An inline button in the text of a cell, whose press area does not increase the line height. */
export const CellButton = styled.span`
  > button { margin-block: -0.7rem; }
`;

/** A main part with a narrow one next to it, unless that is empty; on a narrow screen below it. */
export const WithAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  gap: var(--s5) var(--s7);
  align-items: start;
  margin-bottom: var(--s7);
  &:has(> :last-child:empty) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Names with a number at the end of each line. */
export const NameList = styled.ul`
  padding: 0;
  list-style: none;
  > li { display: flex; justify-content: space-between; gap: var(--s4); padding-block: var(--s2); border-top: 1px solid var(--rule); overflow-wrap: anywhere; }
  > li:first-child { border-top: 0; }
`;

/** Items in lines, each with its action. */
export const LineList = styled.ul`
  padding: 0;
  list-style: none;
  > li { padding-block: var(--s2); border-top: 1px solid var(--rule); }
  > li:first-child { border-top: 0; }
  /* A card has its own rule. */
  > li:has(article) { padding-block: 0; border-top: 0; }
`;

/** A name, its facts and its action at the end of the line; on a narrow screen the facts are below the name. */
export const LineWithAction = styled.div`
  display: grid;
  grid-template-columns: min(13rem, 40%) minmax(0, 1fr) auto;
  gap: 0 var(--s4);
  align-items: baseline;
  overflow-wrap: anywhere;
  > :is(strong, s) { font: 440 1.125rem / 1.4 var(--serif); }
  > :last-child { grid-column: 3; }
  > button { margin-block: -0.5rem; }
  @media screen and (max-width: 727px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(2):not(:last-child) { grid-row: 2; }
    > :last-child { grid-area: 1 / 2 / 3; }
  }
`;

/** The last of the controls above a table, at the end of their line; on a phone below the others. */
export const AtEnd = styled.div`
  @media screen and (min-width: 728px) { margin-inline-start: auto; }
`;

/** A value of less importance than those next to it. */
export const Muted = styled.span`
  color: var(--muted);
`;

/** Takes the place of a text that is still loading, with one of about its length. */
export const Placeholder = styled.span`
  visibility: hidden;
`;
