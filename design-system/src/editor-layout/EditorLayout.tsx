import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface EditorLayoutProps {
  /** The form, at most 38 rem wide. */
  children: ReactNode;
  /** The effect of the form; stays visible on a wide screen and is above the form on a narrow one. */
  aside: ReactNode;
  /** Name of the aside. */
  asideLabel: string;
}

/** Template E: a form and a summary of its effect. */
export function EditorLayout({ children, aside, asideLabel }: EditorLayoutProps) {
  return (
    <Root>
      <Aside aria-label={asideLabel}>{aside}</Aside>
      <div>{children}</div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s6);
  > div { min-width: 0; max-width: var(--measure); }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, var(--measure)) 20rem;
    justify-content: space-between;
    align-items: start;
    > aside { order: 2; }
  }
`;

const Aside = styled.aside`
  padding-block: var(--s4);
  border-block: 3px double var(--rule-strong) ;
  border-bottom: 1px solid var(--rule-strong);
  h2 { margin-bottom: var(--s3); }
  h3 { margin: var(--s5) 0 var(--s2); }
  ul { margin-bottom: var(--s3); padding-inline-start: 1.2rem; list-style: disc; }
  > :last-child, > :last-child > :last-child { margin-bottom: 0; }
  @media (min-width: 1200px) { position: sticky; top: 1rem; }
`;
