import type { Language } from '@nimio/domain/schema';

/**
 * Messages by part: of the pages before login, of the frame, and of pages with their own. The parts of folders are in
 * `scripts/messages/parts.mjs`.
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
