import { type ReactNode, StrictMode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { type createMemoryRouter, RouterProvider } from 'react-router';
import { languageStore } from '../shared/intl/language';

interface AppProps {
  router: ReturnType<typeof createMemoryRouter>;
  /** Called when the first page has been rendered. */
  onRendered?: () => void;
}

/** The portal in the browser. */
export function App({ router, onRendered }: AppProps) {
  useEffect(() => onRendered?.(), [onRendered]);
  return (
    <StrictMode>
      <IntlRoot>
        <RouterProvider router={router} />
      </IntlRoot>
    </StrictMode>
  );
}

/** Provides the messages of the current language. Rendered after `startIntl`. */
function IntlRoot({ children }: { children: ReactNode }) {
  const spoken = useSyncExternalStore(languageStore.subscribe, languageStore.current, languageStore.current);
  if (!spoken) return null;
  return (
    <IntlProvider locale={spoken.language} messages={spoken.messages}>
      {children}
    </IntlProvider>
  );
}
