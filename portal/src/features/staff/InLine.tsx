import { styled } from 'styled-components';

/** An inline button in the text of a cell, whose press area does not increase the line height. */
export const InLine = styled.span`
  > button { margin-block: -0.7rem; }
`;
