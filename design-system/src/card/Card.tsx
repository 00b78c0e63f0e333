import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface CardProps {
  /** The title of the block. May be a link. */
  title: ReactNode;
  /** Rank of the heading in the page. */
  level?: 2 | 3 | 4;
  /** A quiet line above the title: the kind, the owner, the date. */
  kicker?: ReactNode;
  /** What to know before acting. */
  children: ReactNode;
  /** Its actions, the most likely one first. Buttons of size `sm`. */
  actions?: ReactNode;
}

/**
 * One of several items that await an answer: a ruled block with its actions, as in a catalogue. It neither floats nor
 * casts a shadow, and is not a link itself.
 */
export function Card({ title, level = 3, kicker, children, actions }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <Root aria-labelledby={titleId}>
      {kicker && <Kicker>{kicker}</Kicker>}
      <Heading id={titleId}>{title}</Heading>
      <div>{children}</div>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.article`
  padding-block: var(--s4) var(--s5);
  border-top: 1px solid var(--rule-strong);
  > :is(h2, h3, h4) {
    margin-bottom: var(--s2);
    font: 440 1.375rem / 1.25 var(--serif);
    letter-spacing: normal;
    text-wrap: balance;
    hyphens: auto;
  }
  > :is(h2, h3, h4) a { color: inherit; text-decoration-color: var(--accent-line); }
  > div { max-width: var(--measure); }
  > div > :last-child { margin-bottom: 0; }
  @media print { break-inside: avoid; }
`;

const Kicker = styled.p`
  margin: 0 0 var(--s1);
  color: var(--muted);
  font-size: var(--small);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-top: var(--s4);
  @media (max-width: 727px) { > button:not([data-variant='quiet']) { flex: 1; } }
  @media print { display: none; }
`;
