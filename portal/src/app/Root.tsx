import { type DesignSystemLocale, DesignSystemProvider, ProgressLine } from '@nimio/design-system';
import type { Language } from '@nimio/domain/schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigate, useNavigation } from 'react-router';
import { useText } from '../shared/intl/use-text';
import { destinationOf } from './destination';

const locales: Record<Language, DesignSystemLocale> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** Around every page. */
export function Root() {
  useRouteFocus();
  return (
    <Providers>
      <Waiting />
      <Outlet />
      <ScrollRestoration />
    </Providers>
  );
}

/** Shown while the code of a page or the session is loaded. */
function Waiting() {
  const { state } = useNavigation();
  return <ProgressLine isWaiting={state !== 'idle'} />;
}

/** Shown before the first page. */
export function InitialLoading() {
  return (
    <Providers>
      <ProgressLine isWaiting />
    </Providers>
  );
}

/** Gives the design system its language, and the router for its links. */
export function Providers({ children }: { children: ReactNode }) {
  const { language } = useText();
  const navigate = useNavigate();
  const go = (href: string) => {
    const destination = destinationOf(href, window.location.href);
    if ('address' in destination) window.location.assign(destination.address);
    else void navigate(destination.page);
  };
  return (
    <DesignSystemProvider locale={locales[language]} navigate={go} useHref={useHref}>
      {children}
    </DesignSystemProvider>
  );
}

/**
 * After navigation the focus moves to the `h1`, as after a page load (ux §1.8), or to the field that a page begins with.
 * Anchors handle their own focus.
 */
function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    const field = document.querySelector<HTMLElement>('main [data-takes-focus] input');
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
    (field ?? heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
