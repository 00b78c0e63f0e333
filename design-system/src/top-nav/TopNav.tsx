import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import MenuIcon from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge';
import { Wrap } from '../page/Page';
import { Popover } from '../popover/Popover';
import { SkipLink } from '../skip-link/SkipLink';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { topNavStrings } from './top-nav.strings';
import {
  Band,
  Brand,
  Burger,
  CountPlace,
  Line,
  More,
  Nav,
  NavButton,
  NavLink,
  Note,
  Root,
  Scotch,
  SearchPlace,
  Tools,
} from './top-nav-styles';

export interface TopNavLink {
  href: string;
  label: ReactNode;
  /**
   * Number of unread or pending items, and their unit for assistive technology: "uutta". While the number is
   * `undefined`, its space is reserved.
   */
  count?: { value: number | undefined; text: string };
}

/** A locked page: it keeps its place, and says why when pressed. */
export interface TopNavLockedPage {
  label: string;
  /** Why it is locked, and links to the remedy. */
  locked: ReactNode;
}

export type TopNavItem = TopNavLink | TopNavLockedPage;

export interface TopNavProps {
  /** Name of the service. */
  brand: string;
  /** Address of a logo shown instead of the name. */
  logo?: string;
  /**
   * The address of the name's link.
   * @default '/'
   */
  brandHref?: string;
  /**
   * Pages, in order. On a phone they move to the menu.
   * @default []
   */
  nav?: readonly TopNavItem[];
  /** `href` of the current page. */
  currentHref?: string;
  /** A word after the name, in italics: "henkilökunta". */
  note?: string;
  /** A `SearchBox` between name and tools, on a phone below them. The pages are then in a row below. */
  search?: ReactNode;
  /** A `MenuButton` with more pages, after the others. */
  more?: ReactNode;
  /** Language and profile menus at the end; on a phone they move to the menu. */
  tools?: ReactNode;
  /** Opens the phone's menu (a `Drawer`). Without it there is no menu button. */
  onOpenMenu?: () => void;
  /** Whether the phone’s menu is open. */
  isMenuOpen?: boolean;
  /** The number of items that need attention; shown on the phone's menu button. */
  warningCount?: number;
  /** A thin band under the masthead: the represented person, or staff. */
  band?: ReactNode;
  /**
   * Colour of the band: `warning` for staff.
   * @default 'accent'
   */
  bandTone?: 'accent' | 'warning';
  /**
   * `id` of the content that the skip link goes to.
   * @default 'main'
   */
  contentId?: string;
}

/** The top of every page: a band in the society's colour, the name, pages, tools, and the Scotch rule under them. */
export function TopNav(props: TopNavProps) {
  const {
    brand,
    logo,
    brandHref = '/',
    nav = [],
    currentHref,
    note,
    search,
    more,
    tools,
    band,
    bandTone = 'accent',
    contentId = 'main',
  } = props;
  const t = useStrings(topNavStrings);
  const pages = nav.length > 0 && (
    <Nav aria-label={t('nav')}>
      {nav.map((item) =>
        'locked' in item ? (
          <LockedPage key={item.label} {...item} />
        ) : (
          <PageLink key={item.href} {...item} isCurrent={item.href === currentHref} />
        ),
      )}
      {more && <More>{more}</More>}
    </Nav>
  );
  return (
    <Root>
      <SkipLink contentId={contentId} />
      <Line data-search={search !== undefined || undefined}>
        <Brand href={brandHref} aria-label={`${brand}, ${t('home')}`}>
          {logo ? <img src={logo} alt="" /> : brand}
        </Brand>
        {note !== undefined && <Note>{note}</Note>}
        {search === undefined ? pages : <SearchPlace role="search">{search}</SearchPlace>}
        <Tools>{tools}</Tools>
        {props.onOpenMenu && <PhoneMenuButton {...props} />}
        {search !== undefined && pages}
      </Line>
      <Scotch />
      {band && (
        <Band data-tone={bandTone}>
          <Wrap>{band}</Wrap>
        </Band>
      )}
    </Root>
  );
}

function PageLink({ href, label, count, isCurrent }: TopNavLink & { isCurrent: boolean }) {
  return (
    <NavLink href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {label}
      {count &&
        (count.value === undefined ? (
          <CountPlace />
        ) : (
          count.value > 0 && <Badge value={count.value} text={count.text} />
        ))}
    </NavLink>
  );
}

function LockedPage({ label, locked }: TopNavLockedPage) {
  const t = useStrings(topNavStrings);
  const state = `(${t('locked')})`;
  return (
    <Popover
      label={`${label} ${state}`}
      trigger={
        <NavButton>
          <LockKeyhole aria-hidden />
          {label}
          <VisuallyHidden> {state}</VisuallyHidden>
        </NavButton>
      }
    >
      {locked}
    </Popover>
  );
}

function PhoneMenuButton({ onOpenMenu, isMenuOpen = false, warningCount = 0 }: TopNavProps) {
  const t = useStrings(topNavStrings);
  return (
    <Burger aria-expanded={isMenuOpen} aria-haspopup="dialog" {...(onOpenMenu && { onPress: onOpenMenu })}>
      <MenuIcon aria-hidden />
      {t('menu')}
      {warningCount > 0 && (
        <Badge tone="warning" value={warningCount} text={t('warnings', { count: warningCount })} />
      )}
    </Burger>
  );
}
