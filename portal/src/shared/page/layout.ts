import { styled } from 'styled-components';

// Where things stand on a page: the only styles of the portal. Everything else is the design system's.

/** The width of a text, for forms and lists that stand alone on a page. */
export const Measure = styled.div`
  max-width: var(--measure);
`;

/** A form of its own after a text. */
export const Apart = styled(Measure)`
  margin-top: var(--s7);
`;

/** The width of a text in the middle of the page. */
export const Centred = styled(Measure)`
  margin-inline: auto;
`;

/** Room under a part before what it belongs to, or what comes next. */
export const Above = styled.div`
  margin-bottom: var(--s5);
  &:empty { margin-bottom: 0; }
`;

/** A notice as wide as a text, and room under it. */
export const Remark = styled(Measure)`
  margin-bottom: var(--s4);
  &:empty { margin-bottom: 0; }
`;

/** Room over and under a notice. */
export const Around = styled.div`
  margin-block: var(--s5);
`;

/** Room over a part that comes after an act or a table. */
export const Below = styled.div`
  margin-top: var(--s5);
`;

/** An act that belongs to the field over it. */
export const UnderField = styled.div`
  margin-block: calc(-1 * var(--s4)) var(--s3);
`;

/** Controls at the end of the masthead. */
export const ToolRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2) var(--s4);
`;

/** A word beside a line, on a narrow screen under it. */
export const Beside = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.2rem var(--s2);
  > svg { align-self: center; }
`;

/** Buttons beside each other, on a narrow screen under one another. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
  margin-top: var(--s4);
`;

/** Two things to be compared, on a narrow screen under one another. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: 0 var(--s6);
`;

/** The footer of a short page stands at the lower edge. */
export const WholeScreen = styled.div`
  min-height: 100dvh;
  @media print { min-height: 0; }
`;

/** Nothing on a screen. */
export const OnPaper = styled.div`
  display: none;
  @media print { display: block; }
`;

/** A line of words that come later, or not at all: its place is kept, so that nothing moves. */
export const KeptLine = styled.span`
  display: block;
  &::before { content: '\\200b'; }
`;

/** Another page of the portal within this one, as wide as there is room or as a phone. */
export const PageWindow = styled.iframe`
  display: block;
  width: 100%;
  height: 80vh;
  margin-inline: auto;
  border: 1px solid var(--rule-strong);
  &[data-width='phone'] { max-width: 390px; }
`;

/** What was found before, until the answer to what is asked now has come. */
export const Dimmed = styled.div`
  &[data-old] { opacity: 0.8; }
`;

/** A picture to be read by a phone's camera. */
export const Picture = styled.svg`
  display: block;
  width: min(100%, 14rem);
  margin-block: var(--s4);
`;

/** Codes to be kept, in two columns where there is room. */
export const CodeList = styled.ul`
  columns: 12rem 2;
  padding: 0;
  list-style: none;
  font-size: 1.125rem;
  line-height: 1.9;
`;

/** Nothing on paper. */
export const OnScreen = styled.div`
  @media print { display: none; }
`;

/** A large figure with what it means beside it, on a narrow screen under it. */
export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.2rem var(--s5);
  margin-bottom: var(--s4);
  /* Whether it would fit beside is chance. */
  @media (max-width: 727px) { flex-direction: column; align-items: flex-start; }
`;
