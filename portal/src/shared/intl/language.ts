import type { Language } from '@nimio/domain/schema';
import type { MessageFormatElement } from 'react-intl';
import type { MessageValues } from './compiled/messages';

type Messages = Record<keyof MessageValues, MessageFormatElement[]>;

interface Spoken {
  language: Language;
  messages: Messages;
}

const storageKey = 'nimio.language';

/** The texts of the pages before login, and those of the pages in the frame: login loads only its own. */
export type Part = 'entry' | 'frame';

const catalogues: Record<Part, Record<Language, () => Promise<{ default: unknown }>>> = {
  entry: {
    fi: () => import('./compiled/entry.fi.json'),
    sv: () => import('./compiled/entry.sv.json'),
    en: () => import('./compiled/entry.en.json'),
  },
  frame: {
    fi: () => import('./compiled/frame.fi.json'),
    sv: () => import('./compiled/frame.sv.json'),
    en: () => import('./compiled/frame.en.json'),
  },
};

let parts: readonly Part[] = ['entry'];

let spoken: Spoken | undefined;
const listeners = new Set<() => void>();

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(catalogues.entry, value);

/** The language of the address, else the one chosen earlier, else Finnish. */
function firstLanguage(search: string, stored: string | null): Language {
  const asked = new URLSearchParams(search).get('language');
  return [asked, stored].find(isLanguage) ?? 'fi';
}

/**
 * Speaks a language from now on and remembers it. The page changes in place: nothing is mounted anew, so
 * typed values stay. Rejects, and changes nothing, when its texts cannot be loaded.
 */
export async function speak(language: Language): Promise<void> {
  if (spoken?.language === language) return;
  await load(language);
  document.documentElement.lang = language;
  localStorage.setItem(storageKey, language);
}

/** Has the texts of another part ready from now on, in every language spoken later. */
export async function speakPart(part: Part): Promise<void> {
  if (parts.includes(part)) return;
  parts = [...parts, part];
  await load(spokenLanguage());
}

async function load(language: Language): Promise<void> {
  const loaded = await Promise.all(parts.map((part) => catalogues[part][language]()));
  spoken = { language, messages: Object.assign({}, ...loaded.map((one) => one.default)) as Messages };
  for (const listener of listeners) listener();
}

/** Starts with the first language; falls back to Finnish when its texts do not come. */
export function startSpeaking(): Promise<void> {
  const first = firstLanguage(location.search, localStorage.getItem(storageKey));
  return speak(first).catch(() => speak('fi'));
}

function spokenLanguage(): Language {
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
