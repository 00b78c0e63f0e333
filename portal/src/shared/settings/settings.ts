import { type Language, languages } from '@nimio/domain/language';
import { readSettings } from '@nimio/domain/settings/settings.endpoints';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import { call } from '../../api/client';
import { speech } from '../intl/language';

type InLanguages = Record<Language, PortalSettings>;

let known: InLanguages | undefined;
/** What an editor previews, over what is published. */
let previewed: PortalSettings | undefined;
const listeners = new Set<() => void>();

/** Takes the society's settings from the page, where the server wrote them; in development it asks for them. */
export async function loadSettings(): Promise<void> {
  const written = document.getElementById('settings')?.textContent;
  known = written ? (JSON.parse(written) as InLanguages) : await askedFor();
}

async function askedFor(): Promise<InLanguages> {
  const asked = languages.map(async (language) => [
    language,
    await call(readSettings, { query: { language } }),
  ]);
  return Object.fromEntries(await Promise.all(asked)) as InLanguages;
}

/** What the society has set for its portal, in the spoken language or another; there from the start. */
export function settings(language: Language = speech.current()?.language ?? 'fi'): PortalSettings {
  if (!known) throw new Error('The settings are loaded before anything is rendered');
  return previewed?.language === language ? previewed : known[language];
}

/** Asks anew, as when somebody comes back to a page that has long been open; keeps what it has when it cannot. */
export async function refreshSettings(): Promise<void> {
  known = await askedFor().catch(() => known);
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
