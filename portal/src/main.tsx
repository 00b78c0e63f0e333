import '@nimio/design-system/fonts.css';
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { RouterProvider } from 'react-router';
import { router } from './app/router';
import { watchSession } from './app/watch-session';
import { languageStore, startIntl } from './shared/intl/language';
import { loadSettings } from './shared/settings/settings';
import { applyTheme } from './shared/theme/theme';

const root = document.getElementById('root') as HTMLElement;

applyTheme();

Promise.all([startIntl(), loadSettings()]).then(
  () => {
    watchSession();
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  },
  () => {
    // Without messages and settings the page shows a built-in text.
    const failed = document.getElementById('failed') as HTMLTemplateElement;
    root.replaceChildren(failed.content.cloneNode(true));
  },
);

function App() {
  return (
    <IntlRoot>
      <RouterProvider router={router} />
    </IntlRoot>
  );
}

/** Provides the messages of the current language. Rendered after `startIntl`. */
function IntlRoot({ children }: { children: ReactNode }) {
  const spoken = useSyncExternalStore(languageStore.subscribe, languageStore.current);
  if (!spoken) return null;
  return (
    <IntlProvider locale={spoken.language} messages={spoken.messages}>
      {children}
    </IntlProvider>
  );
}
