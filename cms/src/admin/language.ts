import { useSyncExternalStore } from 'react';
import { type AdminLanguage, adminLanguages, type MessageId, messages } from './messages.js';

/** The editor's language, which Strapi writes into the page whenever it is selected. */
export function adminLanguage(): AdminLanguage {
  const written = document.documentElement.lang;
  return adminLanguages.find((language) => language === written) ?? 'en';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

interface Translation {
  language: AdminLanguage;
  t: (id: MessageId) => string;
  /** The message of an id that is made of data, if there is one. */
  find: (id: string) => string | undefined;
}

/** Translates into the editor's language, again when it changes. */
export function useMessages(): Translation {
  const language = useSyncExternalStore(subscribe, adminLanguage);
  const inLanguage = messages[language];
  return { language, t: (id) => inLanguage[id] ?? id, find: (id) => inLanguage[id] };
}

/**
 * Sends the page's language, so that the server can translate its refusals before login (http/admin-middlewares.ts).
 */
export function storeLanguage(): void {
  const store = (): void => {
    document.cookie = `nimio-admin-language=${adminLanguage()}; Path=/admin; SameSite=Strict`;
  };
  store();
  subscribe(store);
}
