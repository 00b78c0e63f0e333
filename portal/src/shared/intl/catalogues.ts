import type { Language } from '@nimio/domain/schema';

/** The parts of messages; `scripts/messages/parts.mjs` defines the folders of each. */
export type Part =
  | 'addMany'
  | 'distributions'
  | 'entry'
  | 'frame'
  | 'history'
  | 'money'
  | 'pages'
  | 'profiles'
  | 'bankAccount'
  | 'proof'
  | 'selection'
  | 'session'
  | 'settings'
  | 'shares'
  | 'customer'
  | 'customers'
  | 'staff'
  | 'workForms'
  | 'works';

const files = import.meta.glob<{ default: unknown }>('./compiled/*.json');

/** Rejects when they cannot be loaded. */
export async function loadTexts(part: Part, language: Language): Promise<object> {
  const file = await files[`./compiled/${part}.${language}.json`]?.();
  return file?.default as object;
}
