import { styled } from 'styled-components';

/** Room around a notice among other things; it is as wide as a text. */
export const Between = styled.div`
  max-width: var(--measure);
  margin-block: var(--s5);
`;

/** Buttons beside each other, on a narrow screen under one another. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
  margin-top: var(--s6);
  @media (max-width: 479px) { > * { width: 100%; } }
`;
