import { type Language, languages } from '@nimio/domain/language';
import type { MessageFormatElement } from 'react-intl';
import { loadTexts, type Part } from './catalogues';
import type { MessageValues } from './compiled/messages';

type Messages = Record<keyof MessageValues, MessageFormatElement[]>;

interface Spoken {
  language: Language;
  messages: Messages;
}

const storageKey = 'nimio.language';

let parts: readonly Part[] = ['entry'];

/** What has been loaded, by part and language. */
const texts = new Map<string, Partial<Messages>>();

/** The language chosen last; its texts may still be on their way. */
let wanted: Language = 'fi';
let spoken: Spoken | undefined;
const listeners = new Set<() => void>();

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** The language of the address, else the one chosen earlier, else Finnish. */
function firstLanguage(search: string, stored: string | null): Language {
  const asked = new URLSearchParams(search).get('language');
  return [asked, stored].find(isLanguage) ?? 'fi';
}

/**
 * Speaks a language from now on and remembers it, unless another is chosen before its texts have come. The page
 * changes in place: nothing is mounted anew, so typed values stay. Rejects, and changes nothing, when its texts
 * cannot be loaded.
 */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    await load(language, parts);
  } catch (error) {
    if (language !== wanted) return;
    wanted = spoken?.language ?? 'fi';
    throw error;
  }
  if (language !== wanted) return;
  if (language !== spoken?.language) say(language);
  localStorage.setItem(storageKey, language);
}

/** Has the texts of another part ready from now on, in every language spoken later. */
export async function speakPart(part: Part): Promise<void> {
  if (parts.includes(part)) return;
  const language = wanted;
  await load(language, [...parts, part]);
  // Another language has been chosen meanwhile, and comes without this part.
  if (language !== wanted) return speakPart(part);
  parts = [...parts, part];
  say(language);
}

/** Loads what is missing of a language. */
async function load(language: Language, wantedParts: readonly Part[]): Promise<void> {
  await Promise.all(
    wantedParts.map(async (part) => {
      const key = `${part}.${language}`;
      if (!texts.has(key)) texts.set(key, await loadTexts(part, language));
    }),
  );
}

/** Shows the page in a language whose texts have been loaded. */
function say(language: Language): void {
  const messages = Object.assign({}, ...parts.map((part) => texts.get(`${part}.${language}`))) as Messages;
  spoken = { language, messages };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Starts with the first language; falls back to Finnish when its texts do not come. */
export function startSpeaking(): Promise<void> {
  const first = firstLanguage(location.search, localStorage.getItem(storageKey));
  return speak(first).catch(async () => {
    await load('fi', parts);
    // Not remembered: what was chosen is spoken again once its texts can be loaded.
    say('fi');
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
