import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { languageStore } from './language';

/** Provides the messages of the current language. Rendered after `startSpeaking`. */
export function IntlRoot({ children }: { children: ReactNode }) {
  const spoken = useSyncExternalStore(languageStore.subscribe, languageStore.current);
  if (!spoken) return null;
  return (
    <IntlProvider locale={spoken.language} messages={spoken.messages}>
      {children}
    </IntlProvider>
  );
}
