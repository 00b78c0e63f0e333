import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { NavigationContext } from '../anchor/navigation';
import { ToastHost } from '../toast/ToastHost';
import { GlobalStyle } from '../tokens/global-style';

export type DesignSystemLocale = 'fi-FI' | 'sv-FI' | 'en-GB';

export interface DesignSystemProviderProps {
  /** Language of the components' own messages, and of numbers in fields. */
  locale: DesignSystemLocale;
  /**
   * The router's navigation, so that links of the design system do not reload the page. Without it the browser follows
   * them.
   */
  navigate?: (href: string) => void;
  /** Converts the router's path into the `href` that the browser shows. */
  useHref?: (href: string) => string;
  children: ReactNode;
}

/**
 * Wraps the whole application once: tokens and global style, language, links and the toast region. A change of `locale`
 * changes the messages in place; values of fields stay.
 */
export function DesignSystemProvider({ locale, navigate, useHref, children }: DesignSystemProviderProps) {
  const navigation = useMemo(
    () => ({ ...(navigate && { navigate }), useHref: useHref ?? unchanged }),
    [navigate, useHref],
  );
  return (
    <NavigationContext value={navigation}>
      <I18nProvider locale={locale}>
        <GlobalStyle />
        {children}
        <ToastHost />
      </I18nProvider>
    </NavigationContext>
  );
}

const unchanged = (href: string) => href;
