import { type Language, languages } from '@nimio/domain/language';
import type { SettingsByLanguage } from '@nimio/domain/page/page.types';
import { getSettings } from '@nimio/domain/settings/settings.endpoints';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import { call } from '../../api/client';
import { languageStore } from '../intl/language';

/** Milliseconds in which settings are not fetched again. */
const freshFor = 5000;

let known: SettingsByLanguage | undefined;
let fetchedAt = 0;
/** The language of the last fetch. */
let fetchedLanguage: Language = 'fi';
/** Settings that an editor previews, instead of the published ones. */
let previewed: PortalSettings | undefined;
const listeners = new Set<() => void>();

/** Begins with the settings that the server wrote into the page; in development fetches them. */
export async function loadSettings(written?: SettingsByLanguage): Promise<void> {
  startSettings(written ?? (await fetchSettings(languages)));
}

/** Begins with these settings, also on the server. */
export function startSettings(all: SettingsByLanguage): void {
  known = all;
  fetchedAt = Date.now();
}

async function fetchSettings(requested: readonly Language[]): Promise<SettingsByLanguage> {
  const responses = requested.map(async (language) => [
    language,
    await call(getSettings, { query: { language } }),
  ]);
  return Object.fromEntries(await Promise.all(responses)) as SettingsByLanguage;
}

const spoken = (): Language => languageStore.current()?.language ?? 'fi';

/** The society's settings in the current or another language, available from the start. */
export function settings(language: Language = spoken()): PortalSettings {
  if (!known) throw new Error('The settings are loaded before anything is rendered');
  return previewed?.language === language ? previewed : known[language];
}

/**
 * Refetches the settings, for example when the user returns to a page or changes the language; keeps the previous ones
 * after a failure. The other languages are fetched only when something has changed in the current one.
 */
export async function refreshSettings(): Promise<void> {
  const language = spoken();
  if (language === fetchedLanguage && Date.now() - fetchedAt < freshFor) return;
  fetchedAt = Date.now();
  fetchedLanguage = language;
  const others = languages.filter((other) => other !== language);
  try {
    const fresh = await fetchSettings([language]);
    if (JSON.stringify(fresh[language]) === JSON.stringify(known?.[language])) return;
    known = { ...fresh, ...(await fetchSettings(others)) };
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Renders the page with other settings, for an editor's preview. */
export function showSettings(other: PortalSettings | undefined): void {
  previewed = other;
  for (const listener of listeners) listener();
}

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
