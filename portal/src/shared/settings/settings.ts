import { type Language, languages } from '@nimio/domain/language';
import { getSettings } from '@nimio/domain/settings/settings.endpoints';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import { call } from '../../api/client';
import { speech } from '../intl/language';

type InLanguages = Record<Language, PortalSettings>;

/** So many milliseconds what was asked for is not asked for again. */
const freshFor = 5000;

let known: InLanguages | undefined;
let askedAt = 0;
/** The language in which it was asked for last. */
let askedIn: Language = 'fi';
/** What an editor previews, over what is published. */
let previewed: PortalSettings | undefined;
const listeners = new Set<() => void>();

/** Takes the society's settings from the page, where the server wrote them; in development it asks for them. */
export async function loadSettings(): Promise<void> {
  const written = document.getElementById('settings')?.textContent;
  known = written ? (JSON.parse(written) as InLanguages) : await askedFor(languages);
  askedAt = Date.now();
}

async function askedFor(asked: readonly Language[]): Promise<InLanguages> {
  const answers = asked.map(async (language) => [language, await call(getSettings, { query: { language } })]);
  return Object.fromEntries(await Promise.all(answers)) as InLanguages;
}

const spoken = (): Language => speech.current()?.language ?? 'fi';

/** What the society has set for its portal, in the spoken language or another; there from the start. */
export function settings(language: Language = spoken()): PortalSettings {
  if (!known) throw new Error('The settings are loaded before anything is rendered');
  return previewed?.language === language ? previewed : known[language];
}

/**
 * Asks anew, as when somebody comes back to a page that has long been open or speaks another language; keeps what it
 * has when it cannot. The other languages are asked for only when something has changed in the spoken one.
 */
export async function refreshSettings(): Promise<void> {
  const language = spoken();
  if (language === askedIn && Date.now() - askedAt < freshFor) return;
  askedAt = Date.now();
  askedIn = language;
  const others = languages.filter((other) => other !== language);
  try {
    const fresh = await askedFor([language]);
    if (JSON.stringify(fresh[language]) === JSON.stringify(known?.[language])) return;
    known = { ...fresh, ...(await askedFor(others)) };
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Shows the page with other settings, as an editor's preview of them does. */
export function showSettings(other: PortalSettings | undefined): void {
  previewed = other;
  for (const listener of listeners) listener();
}

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
