import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';
import { Badge } from '../badge/Badge';

export interface SectionNavItem {
  /** Anchor of the section: `#notes`; or the page of a view. */
  href: string;
  /** Heading of the section. */
  label: ReactNode;
  /** Its page is open. */
  isCurrent?: boolean;
  /** The number of things that wait there, and their unit for assistive technology. */
  count?: { value: number; text: string };
}

export interface SectionNavProps {
  /** Name of the navigation. */
  label: string;
  /** The sections in their order. */
  items: readonly SectionNavItem[];
  /** What the views have in common, at the end of the row: the choice of a year. */
  children?: ReactNode;
}

/** Links to the sections of a long page, or to the pages of one subject, in a row that wraps. Keyboard: Tab, Enter. */
export function SectionNav({ label, items, children }: SectionNavProps) {
  const nav = (
    <Root aria-label={label}>
      <ul>
        {items.map(({ href, label: text, isCurrent = false, count }) => (
          <li key={href}>
            <Anchor href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              {count && count.value > 0 && <Badge {...count} tone="warning" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </Root>
  );
  return children ? (
    <Row>
      {nav}
      {children}
    </Row>
  ) : (
    nav
  );
}

const Root = styled.nav`
  border-block: 1px solid var(--rule);
  border-bottom-color: var(--rule-strong);
  ul { display: flex; flex-wrap: wrap; gap: 0 var(--s5); margin: 0; padding: 0; list-style: none; }
  a { display: inline-flex; align-items: center; gap: var(--s2); min-height: 2.75rem; color: var(--ink); text-decoration: none; }
  a:hover { color: var(--accent-hover); text-decoration: underline; text-underline-offset: 0.2em; }
  a[aria-current] { font-weight: 600; box-shadow: inset 0 -3px 0 var(--accent); }
  @media (forced-colors: active) { a[aria-current] { border-bottom: 3px solid Highlight; } }
  @media print { display: none; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  border-bottom: 1px solid var(--rule-strong);
  > nav { border: 0; font-size: 1.125rem; }
`;
