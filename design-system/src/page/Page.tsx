import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { settlingStyles, useSettling } from './settling';

export interface PageProps {
  children: ReactNode;
  /** The target of the masthead's skip link. */
  id?: string;
}

/**
 * The page's `main`: at most 80 rem wide, with space at the sides. Starts with a `PageHead`. Until its content has
 * loaded for the first time, nothing is visible below a `Skeleton` or a loading table, so that nothing moves.
 */
export function Page({ children, id = 'main' }: PageProps) {
  return (
    <Main {...useSettling()} id={id} tabIndex={-1}>
      {children}
    </Main>
  );
}

/** The width of the page: one inner block for masthead, content and footer. */
export const Wrap = styled.div`
  max-width: 80rem;
  margin-inline: auto;
  padding-inline: var(--side-padding);
  @media print { max-width: none; padding: 0; }
`;

const Main = styled(Wrap).attrs({ as: 'main' })`
  outline: none;
  box-shadow: none;
  &:focus-visible { outline: none; box-shadow: none; }
  ${settlingStyles}
  &[data-settling]:has([data-loading]:not([data-late] *)) ~ footer { visibility: hidden; }
`;
