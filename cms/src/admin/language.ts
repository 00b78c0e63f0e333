import { useSyncExternalStore } from 'react';
import { adminLanguages, type Words } from './names/words.js';

export type AdminLanguage = (typeof adminLanguages)[number];

/** The editor's language, which Strapi writes into the page whenever it is selected. */
export function adminLanguage(): AdminLanguage {
  const written = document.documentElement.lang;
  return adminLanguages.find((language) => language === written) ?? 'en';
}

export const inLanguage = (words: Words, language: AdminLanguage): string =>
  words[adminLanguages.indexOf(language)] ?? words[0];

function subscribe(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** Translates messages into the editor's language, again when it changes. */
export function useWords(): { language: AdminLanguage; say: (words: Words) => string } {
  const language = useSyncExternalStore(subscribe, adminLanguage);
  return { language, say: (words) => inLanguage(words, language) };
}

/** Lets the server word what it refuses before it knows who is logging in (http/admin-middlewares.ts). */
export function tellLanguage(): void {
  const tell = (): void => {
    document.cookie = `nimio-admin-language=${adminLanguage()}; Path=/admin; SameSite=Strict`;
  };
  tell();
  subscribe(tell);
}
