import { styled } from 'styled-components';

/** Text for assistive technology only, for example the missing part of "Muokkaa (teosta Saaren talvi)". */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
