import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';
import { useStrings } from '../strings/use-strings';
import { breadcrumbsStrings } from './breadcrumbs.strings';

export interface Breadcrumb {
  /** Its address. */
  href: string;
  /** Name of the page, the same as its `h1`. */
  label: ReactNode;
}

export interface BreadcrumbsProps {
  /** The ancestors of this page, from the top down. On a phone only the nearest is shown, as a link back. */
  items: readonly Breadcrumb[];
  /** Name of this page. */
  current: ReactNode;
}

/**
 * The place of this page in the hierarchy, with links up. Built on plain `nav` and `ol`, because the primitive's
 * collection would cost 7 kB for the same list. Keyboard: Tab, Enter.
 */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const t = useStrings(breadcrumbsStrings);
  return (
    <Root aria-label={t('path')}>
      <ol>
        {items.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href}>
              <ChevronLeft aria-hidden />
              {label}
            </Anchor>
            <ChevronRight aria-hidden />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </Root>
  );
}

const Root = styled.nav`
  padding-top: var(--s3);
  font-size: var(--small);
  ol { display: flex; flex-wrap: wrap; align-items: center; }
  li { display: flex; align-items: center; max-width: 100%; overflow-wrap: anywhere; }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; }
  svg.lucide { width: 1rem; height: 1rem; color: var(--muted); }
  li > svg { margin-inline: 0.3rem; }
  a > svg { display: none; }
  [aria-current] { padding-block: 0.6rem; color: var(--muted); }
  @media (max-width: 727px) {
    li:not(:nth-last-child(2)), li > svg { display: none; }
    a > svg { display: block; margin-inline: -0.2rem 0.2rem; }
  }
  @media print { display: none; }
`;
