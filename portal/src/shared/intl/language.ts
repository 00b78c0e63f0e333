import type { Language } from '@nimio/domain/schema';
import type { MessageFormatElement } from 'react-intl';
import type { MessageValues } from './compiled/messages';

type Messages = Record<keyof MessageValues, MessageFormatElement[]>;

export interface Spoken {
  language: Language;
  messages: Messages;
}

const storageKey = 'nimio.language';

const catalogues: Record<Language, () => Promise<{ default: unknown }>> = {
  fi: () => import('./compiled/fi.json'),
  sv: () => import('./compiled/sv.json'),
  en: () => import('./compiled/en.json'),
};

let spoken: Spoken | undefined;
const listeners = new Set<() => void>();

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(catalogues, value);

/** The language of the address, else the one chosen earlier, else Finnish. */
export function firstLanguage(search: string, stored: string | null): Language {
  const asked = new URLSearchParams(search).get('language');
  return [asked, stored].find(isLanguage) ?? 'fi';
}

/**
 * Speaks a language from now on and remembers it. The page changes in place: nothing is mounted anew, so
 * typed values stay. Rejects, and changes nothing, when its texts cannot be loaded.
 */
export async function speak(language: Language): Promise<void> {
  if (spoken?.language === language) return;
  const catalogue = await catalogues[language]();
  spoken = { language, messages: catalogue.default as Messages };
  document.documentElement.lang = language;
  localStorage.setItem(storageKey, language);
  for (const listener of listeners) listener();
}

/** Starts with the first language; falls back to Finnish when its texts do not come. */
export function startSpeaking(): Promise<void> {
  const first = firstLanguage(location.search, localStorage.getItem(storageKey));
  return speak(first).catch(() => speak('fi'));
}

export function spokenLanguage(): Language {
  return spoken?.language ?? 'fi';
}

export const speech = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => spoken,
};

/** Forgets everything stored here but the language, as logging out demands. */
export function forgetAllButLanguage(): void {
  const language = localStorage.getItem(storageKey);
  localStorage.clear();
  sessionStorage.clear();
  if (language !== null) localStorage.setItem(storageKey, language);
}
