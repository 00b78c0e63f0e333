import { type DesignSystemLocale, DesignSystemProvider, ProgressLine } from '@nimio/design-system';
import type { Language } from '@nimio/domain/schema';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useHref, useNavigate, useNavigation } from 'react-router';
import { useText } from '../shared/intl/use-text';
import { useRouteFocus } from './use-route-focus';

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

/** While the code of another page is on its way, or the server is asked who is here. */
function Waiting() {
  const { state } = useNavigation();
  return <ProgressLine isWaiting={state !== 'idle'} />;
}

/** Before the first page. */
export function FirstWait() {
  return (
    <Providers>
      <ProgressLine isWaiting />
    </Providers>
  );
}

/** What the design system needs: the language of its words, and the router for its links. */
export function Providers({ children }: { children: ReactNode }) {
  const { language } = useText();
  const navigate = useNavigate();
  // The bank's door is the server's, not a page of ours.
  const go = (href: string) => {
    if (href.startsWith('/api/')) window.location.assign(href);
    else void navigate(href);
  };
  return (
    <DesignSystemProvider locale={locales[language]} navigate={go} useHref={useHref}>
      {children}
    </DesignSystemProvider>
  );
}
