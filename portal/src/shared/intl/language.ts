import { type Language, languages } from '@nimio/domain/language';
import type { MessageFormatElement } from 'react-intl';
import { readCookie, storeCookie } from '../page/cookies';
import { loadTexts, type Part } from './catalogues';
import type { MessageValues } from './compiled/messages';

type Messages = Record<keyof MessageValues, MessageFormatElement[]>;

interface ActiveLanguage {
  language: Language;
  messages: Messages;
}

let parts: readonly Part[] = ['entry'];

/** Loaded messages by part and language. */
const texts = new Map<string, Partial<Messages>>();

/** The language chosen last, whose messages may still be loading; at first that of the address or of the last visit. */
let wanted: Language | undefined;
let active: ActiveLanguage | undefined;
let started: Promise<void> | undefined;
const listeners = new Set<() => void>();

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** The language in the address, else the stored one, else Finnish. */
function firstLanguage(): Language {
  const requested = new URLSearchParams(location.search).get('language');
  return [requested, readCookie('language')].find(isLanguage) ?? 'fi';
}

/**
 * Switches to a language and stores the choice, unless another is chosen before its messages have loaded. Components
 * are not remounted, so typed values remain. Rejects, and changes nothing, when the messages cannot be loaded.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await load(language, parts);
  } catch (error) {
    if (language !== wanted) return;
    wanted = active?.language ?? 'fi';
    throw error;
  }
  if (language !== wanted) return;
  if (language !== active?.language) applyLanguage(language);
  storeCookie('language', language);
}

/** Loads the messages of another part, also for languages chosen later. */
export async function loadPart(part: Part): Promise<void> {
  if (parts.includes(part)) return;
  wanted ??= firstLanguage();
  const language = wanted;
  // The router requests the parts of the first page while the language is starting, which may fall back to Finnish.
  const [, loaded] = await Promise.allSettled([startIntl(), load(language, [...parts, part])]);
  // Another language was chosen in the meantime, without this part.
  if (language !== wanted) return loadPart(part);
  if (loaded.status === 'rejected') throw loaded.reason;
  parts = [...parts, part];
  applyLanguage(language);
}

/** Loads the missing parts of a language. */
async function load(language: Language, wantedParts: readonly Part[]): Promise<void> {
  await Promise.all(
    wantedParts.map(async (part) => {
      const key = `${part}.${language}`;
      if (!texts.has(key)) texts.set(key, await loadTexts(part, language));
    }),
  );
}

/** Renders the page in a language whose messages have loaded. */
function applyLanguage(language: Language): void {
  const messages = Object.assign({}, ...parts.map((part) => texts.get(`${part}.${language}`))) as Messages;
  active = { language, messages };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Starts with the first language, once; falls back to Finnish when its messages cannot be loaded. */
export const startIntl = (): Promise<void> => (started ??= start());

async function start(): Promise<void> {
  wanted ??= firstLanguage();
  try {
    await setLanguage(wanted);
  } catch {
    await load('fi', parts);
    // Not stored, so that the chosen language returns when its messages can be loaded.
    applyLanguage('fi');
  }
}

export const languageStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => active,
};
