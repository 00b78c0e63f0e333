import type { ReplyOf } from '@nimio/domain/endpoint';
import { readSettings } from '@nimio/domain/settings/settings.endpoints';
import { call } from '../../api/client';

export type PortalSettings = ReplyOf<typeof readSettings>;

let known: PortalSettings | undefined;

/** Takes the society's settings from the page, where the server wrote them; in development it asks for them. */
export async function loadSettings(): Promise<void> {
  const written = document.getElementById('settings')?.textContent;
  known = written ? (JSON.parse(written) as PortalSettings) : await call(readSettings);
}

/** What the society has set for its portal; there from the start. */
export function settings(): PortalSettings {
  if (!known) throw new Error('The settings are loaded before anything is rendered');
  return known;
}
