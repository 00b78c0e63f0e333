import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { speech } from './language';

/** Provides the messages of the current language. Rendered after `startSpeaking`. */
export function IntlRoot({ children }: { children: ReactNode }) {
  const spoken = useSyncExternalStore(speech.subscribe, speech.current);
  if (!spoken) return null;
  return (
    <IntlProvider locale={spoken.language} messages={spoken.messages}>
      {children}
    </IntlProvider>
  );
}
