import { styled } from 'styled-components';

/** A quiet button among the words of a cell: the room to press around it is no line's. */
export const InLine = styled.span`
  > button { margin-block: -0.7rem; }
`;
