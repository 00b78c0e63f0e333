import type { Language } from '@nimio/domain/schema';

/**
 * Texts by when they come: with the pages before login, with the frame, and with pages that have texts of their own.
 * Which folder has which is in `scripts/messages/parts.mjs`.
 */
export type Part =
  | 'entry'
  | 'frame'
  | 'settings'
  | 'works'
  | 'statistics'
  | 'accounting'
  | 'distributions'
  | 'staff';

const files = import.meta.glob<{ default: unknown }>('./compiled/*.json');

/** Rejects when they cannot be loaded. */
export async function loadTexts(part: Part, language: Language): Promise<object> {
  const file = await files[`./compiled/${part}.${language}.json`]?.();
  return file?.default as object;
}
