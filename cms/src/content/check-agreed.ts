import type { Language } from '@nimio/domain/schema';
import { type Entry, textOf } from './entry.js';
import { ContentRefused } from './refusals.js';

/** A published version never changes, because people accept it as it is. */
export function refuseAgreedChange(language: Language): never {
  throw new ContentRefused('agreedUnchangeable', language);
}

/**
 * A version is published after the newest one: its number is higher and its validity begins no earlier, so that the
 * text in force on a past day never changes (domain model, "Terms"). @param others the published ones, newest first;
 * may include this one
 */
export function checkAgreed(entry: Entry, others: readonly Entry[], language: Language): void {
  const newest = others.find(({ documentId }) => documentId !== entry['documentId']);
  if (!newest) return;
  const [version, last] = [entry, newest].map((each) => each['version'] as string | number);
  if (version === undefined || last === undefined || version <= last) {
    throw new ContentRefused('versionNotNewer', language, 'version', { newest: String(last) });
  }
  const since = textOf(newest, 'validFrom');
  if (textOf(entry, 'validFrom') < since) {
    throw new ContentRefused('validityNotLater', language, 'validFrom', { newest: since });
  }
}
