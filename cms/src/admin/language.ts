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

/** The first language of a browser that the admin has; English, Strapi's own, if there is none. */
export const languageFor = (requested: readonly string[]): AdminLanguage =>
  requested
    .map((tag) => adminLanguages.find((language) => language === tag.slice(0, 2).toLowerCase()))
    .find(Boolean) ?? 'en';

/** Where Strapi stores the language that its user has chosen. */
const storageKey = 'strapi-admin-language';

/** Follows the browser's language until its user chooses one; Strapi would begin in English. */
export function followBrowser(): void {
  if (localStorage.getItem(storageKey) === null)
    localStorage.setItem(storageKey, languageFor(navigator.languages));
}

/**
 * Sends the page's language with all requests of the admin, to its own address and to those of its plugins, so that the
 * server answers in it (http/admin-language.ts).
 */
export function storeLanguage(): void {
  const store = (): void => {
    document.cookie = `nimio-admin-language=${adminLanguage()}; Path=/; SameSite=Strict`;
  };
  store();
  subscribe(store);
}
