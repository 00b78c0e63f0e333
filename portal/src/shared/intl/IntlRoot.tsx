import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { speech } from './language';

/** Gives the texts of the spoken language to everything inside. Rendered once `startSpeaking` is done. */
export function IntlRoot({ children }: { children: ReactNode }) {
  const spoken = useSyncExternalStore(speech.subscribe, speech.current);
  if (!spoken) return null;
  return (
    <IntlProvider locale={spoken.language} messages={spoken.messages}>
      {children}
    </IntlProvider>
  );
}
