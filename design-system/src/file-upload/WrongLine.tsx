import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { wrongStyles } from '../field/field-styles';

/** What is wrong with a file or with the choice, and what to do. */
export function WrongLine({ children }: { children: ReactNode }) {
  return (
    <Root>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.p`
  ${wrongStyles}
  margin-bottom: 0;
`;
