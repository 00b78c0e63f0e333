import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';
import { Badge } from '../badge/Badge';

export interface SectionNavItem {
  /** Anchor of the section: `#notes`. */
  href: string;
  /** Heading of the section. */
  label: ReactNode;
  /** The number of things that wait there, and their unit for assistive technology. */
  count?: { value: number; text: string };
}

export interface SectionNavProps {
  /** Name of the navigation. */
  label: string;
  /** The sections in their order. */
  items: readonly SectionNavItem[];
}

/** Links to the sections of a long page, in a row that wraps. Keyboard: Tab, Enter. */
export function SectionNav({ label, items }: SectionNavProps) {
  return (
    <Root aria-label={label}>
      <ul>
        {items.map(({ href, label: text, count }) => (
          <li key={href}>
            <Anchor href={href}>
              {text}
              {count && count.value > 0 && <Badge {...count} tone="warning" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  border-block: 1px solid var(--rule);
  border-bottom-color: var(--rule-strong);
  ul { display: flex; flex-wrap: wrap; gap: 0 var(--s5); margin: 0; padding: 0; list-style: none; }
  a { display: inline-flex; align-items: center; gap: var(--s2); min-height: 2.75rem; color: var(--ink); text-decoration: none; }
  a:hover { color: var(--accent-hover); text-decoration: underline; text-underline-offset: 0.2em; }
  @media print { display: none; }
`;
