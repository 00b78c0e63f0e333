import { styled } from 'styled-components';

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

/** Room under a notice before what it is about. */
export const Above = styled.div`
  margin-bottom: var(--s5);
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

/** Buttons beside each other, on a narrow screen under one another. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
  margin-top: var(--s4);
`;
