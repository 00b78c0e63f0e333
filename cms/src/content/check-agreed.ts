import type { Language } from '@nimio/domain/schema';
import { type Entry, textOf } from './entry.js';
import { ContentRefused } from './refusals.js';

/** Nothing of a published version changes: people accept it in these words. */
export function refuseAgreedChange(language: Language): never {
  throw new ContentRefused('agreedUnchangeable', language);
}

/**
 * A version that is published follows the newest one: its number is higher and its validity begins no earlier, so
 * that what was in force on a day never changes afterwards (domain model, "Terms").
 * @param others the published ones, newest first; it may be among them
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
