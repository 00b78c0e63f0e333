import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';

export interface SideNavItem {
  href: string;
  label: ReactNode;
}

export interface SideNavProps {
  /** Name of the navigation: "Omat tiedot". */
  label: string;
  /** Groups are separated by a space. */
  groups: readonly (readonly SideNavItem[])[];
  /** `href` of the current page. */
  currentHref?: string;
}

/** Pages that belong together. Used in `SideNavLayout`. */
export function SideNav({ label, groups, currentHref }: SideNavProps) {
  return (
    <Nav aria-label={label}>
      {groups.map((group) => (
        <ul key={group[0]?.href}>
          {group.map((item) => (
            <li key={item.href}>
              <Anchor href={item.href} aria-current={item.href === currentHref ? 'page' : undefined}>
                {item.label}
              </Anchor>
            </li>
          ))}
        </ul>
      ))}
    </Nav>
  );
}

export interface SideNavLayoutProps {
  /** A `SideNav`. */
  menu: ReactNode;
  children: ReactNode;
  /** On a phone the menu is a separate view, and this link leads back to it. */
  backHref?: string;
  /** Label of the link back. */
  backLabel?: string;
  /** On a phone: show the menu instead of the content. */
  isMenuOpen?: boolean;
}

/** Template C: menu beside a form; on a phone either the menu or, behind a link back, the form. */
export function SideNavLayout({
  menu,
  children,
  backHref,
  backLabel,
  isMenuOpen = false,
}: SideNavLayoutProps) {
  const layout = useRef<HTMLDivElement>(null);
  useFocusOnTurning(isMenuOpen, layout);
  return (
    <Layout ref={layout} data-menu-open={isMenuOpen || undefined}>
      <Side>{menu}</Side>
      <Content>
        {backHref && (
          <Back href={backHref} data-back>
            <ArrowLeft aria-hidden />
            {backLabel}
          </Back>
        )}
        {children}
      </Content>
    </Layout>
  );
}

/**
 * On a phone menu and content replace each other: the focus moves to the current link, and back to the link that opened
 * the menu.
 */
function useFocusOnTurning(isMenuOpen: boolean, layout: RefObject<HTMLElement | null>) {
  const shown = useRef(isMenuOpen);
  useEffect(() => {
    if (shown.current === isMenuOpen) return;
    shown.current = isMenuOpen;
    const first = (selector: string) => layout.current?.querySelector<HTMLElement>(selector);
    const link = isMenuOpen ? (first('nav [aria-current]') ?? first('nav a')) : first('[data-back]');
    link?.focus();
  }, [isMenuOpen, layout]);
}

const Nav = styled.nav`
  ul + ul { margin-top: var(--s4); }
  a {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 2.75rem;
    padding: 0.5rem 0.9rem;
    border-inline-start: 1px solid var(--rule);
    color: inherit;
    text-decoration: none;
  }
  a:hover { background: var(--accent-tint); }
  a[aria-current] {
    padding-inline-start: calc(0.9rem - 3px);
    border-inline-start: 4px solid var(--accent);
    font-weight: 600;
  }
  @media (max-width: 727px) { a { border: 0; border-bottom: 1px solid var(--rule); padding: 0.7rem 0.25rem; } a[aria-current] { border: 0; border-bottom: 1px solid var(--rule); padding-inline-start: 0.25rem; } }
  @media (forced-colors: active) { a[aria-current] { border-color: Highlight; } }
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 5rem);
  align-items: start;
  @media (max-width: 1199px) { grid-template-columns: 12rem minmax(0, 1fr); gap: 2.5rem; }
  @media (max-width: 727px) { grid-template-columns: minmax(0, 1fr); gap: 0; }
  @media print { display: block; }
`;

const Side = styled.div`
  position: sticky;
  top: 1rem;
  padding-top: 0.35rem;
  @media (max-width: 727px) { position: static; display: none; [data-menu-open] > & { display: block; } }
  @media print { display: none; }
`;

const Content = styled.div`
  min-width: 0;
  @media (max-width: 727px) { [data-menu-open] > & { display: none; } }
`;

const Back = styled(Anchor)`
  display: none;
  align-items: center;
  gap: var(--s2);
  min-height: 2.75rem;
  margin-bottom: var(--s4);
  @media (max-width: 727px) { display: inline-flex; }
  @media print { display: none; }
`;
