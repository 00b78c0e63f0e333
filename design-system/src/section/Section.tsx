import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SectionProps {
  /** Heading of the section. */
  title: ReactNode;
  /** Anchor of the section, for a `SideNav`. */
  id: string;
  children: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3;
}

/** A part of a page under a rule: double for the first one of its kind, single for those that follow. */
export function Section({ title, id, children, level = 2 }: SectionProps) {
  const headingId = `${id}-title`;
  const Heading = `h${level}` as const;
  return (
    <Root id={id} aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      {children}
    </Root>
  );
}

const Root = styled.section`
  padding-block: var(--s6) var(--s5);
  border-top: 1px solid var(--rule-strong);
  &:first-of-type { border-top: 3px double var(--rule-strong); }
  > :is(h2, h3) { margin-bottom: var(--s4); }
  > p { max-width: var(--measure); }
`;
