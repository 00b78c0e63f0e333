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

/** What has been loaded, by part and language. */
const texts = new Map<string, Partial<Messages>>();

/** The language chosen last; its texts may still be on their way. */
let wanted: Language = 'fi';
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
  const before = wanted;
  wanted = language;
  try {
    await load(language);
  } catch (error) {
    if (wanted === language) wanted = before;
    throw error;
  }
  document.documentElement.lang = language;
  localStorage.setItem(storageKey, language);
}

/** Has the texts of another part ready from now on, in every language spoken later. */
export async function speakPart(part: Part): Promise<void> {
  if (parts.includes(part)) return;
  parts = [...parts, part];
  await load(wanted);
}

/** Loads what is missing of a language. Of two that overlap, the language wanted last is spoken. */
async function load(language: Language): Promise<void> {
  await Promise.all(
    parts.map(async (part) => {
      const key = `${part}.${language}`;
      if (!texts.has(key)) texts.set(key, (await catalogues[part][language]()).default as Partial<Messages>);
    }),
  );
  if (language !== wanted) return;
  const messages = Object.assign({}, ...parts.map((part) => texts.get(`${part}.${language}`))) as Messages;
  spoken = { language, messages };
  for (const listener of listeners) listener();
}

/** Starts with the first language; falls back to Finnish when its texts do not come. */
export function startSpeaking(): Promise<void> {
  const first = firstLanguage(location.search, localStorage.getItem(storageKey));
  return speak(first).catch(async () => {
    wanted = 'fi';
    await load('fi');
    // Not remembered: what was chosen is spoken again once its texts can be loaded.
    document.documentElement.lang = 'fi';
  });
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
