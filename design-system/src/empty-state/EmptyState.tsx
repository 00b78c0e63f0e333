import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DueSlip } from '../due-slip/DueSlip';

export interface EmptyStateProps {
  /** One sentence: why it is empty, or where to start. */
  children: ReactNode;
  /** The one action. */
  action?: ReactNode;
  /** `search` if a search or a filter found nothing: a crossed-out zero instead of the slip. */
  kind?: 'empty' | 'search';
}

/** Shown instead of an empty list: a due slip without stamps and one sentence. */
export function EmptyState({ children, action, kind = 'empty' }: EmptyStateProps) {
  return (
    <Root>
      {kind === 'search' ? <Zero aria-hidden>0</Zero> : <DueSlip headings={['', '']} />}
      <Sentence>{children}</Sentence>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  padding-block: var(--s5) var(--s6);
  text-align: center;
  > div:first-child { width: 11rem; margin-top: 0; }
  > div:first-child .headings { min-height: 1.4rem; }
`;

const Sentence = styled.p`
  max-width: 30rem;
  margin: 0;
  font: italic 400 1.25rem/1.35 var(--serif);
  text-wrap: balance;
`;

const Zero = styled.span`
  position: relative;
  padding: 0 var(--s4);
  color: var(--accent);
  font: 600 2.5rem/1.2 var(--sans);
  opacity: 0.85;
  rotate: -4deg;
  &::after { content: ''; position: absolute; inset: 50% 0 auto; border-top: 2px solid currentColor; rotate: -14deg; }
`;
