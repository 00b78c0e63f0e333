import { styled } from 'styled-components';

// The layout of all pages and that in `frame-layout.ts` are the only styles of the portal; all others are the design
// system's.

/** Text width, for forms and lists alone on a page. */
export const Measure = styled.div`
  max-width: var(--measure);
`;

/** Space below a part. */
export const Above = styled.div`
  margin-bottom: var(--s5);
  &:empty { margin-bottom: 0; }
`;

/** Space above and below a notice. */
export const Around = styled.div`
  margin-block: var(--s5);
`;

/** Space above a part that follows an action, a table or a navigation, if there is one. */
export const Below = styled.div`
  margin-top: var(--s5);
  &:empty { margin-top: 0; }
`;

/** An action for the field above it. */
export const UnderField = styled.div`
  margin-block: calc(-1 * var(--s4)) var(--s3);
`;

/** A word next to a line, on a narrow screen below it. */
export const Inline = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.2rem var(--s2);
  > svg { align-self: center; }
`;

/** Buttons in a row, on a narrow screen in a column. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) var(--s4);
  &:not(:first-child) { margin-top: var(--s4); }
`;
