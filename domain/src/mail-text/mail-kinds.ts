import { settingsPlaceholders } from '../content/placeholders.js';

/**
 * The mails whose text editors write, each with the placeholders that only it knows, if any; all of those must stand
 * in the text. The content type lists the same.
 */
export const mailKinds = {
  'password-link': ['link'],
  invitation: ['link', 'username'],
  'address-changed': ['username'],
  'username-changed': ['oldUsername', 'username'],
  'second-factor-begun': [],
  'second-factor-reset': [],
  'recovery-code-used': ['left'],
  'recovery-codes-made': [],
  'message-from-society': ['link'],
  'message-to-society': ['link'],
  'suggestion-received': ['link'],
  'suggestion-answered': ['link'],
  'new-work-suggestions': ['link', 'count', 'works'],
} as const satisfies Record<string, readonly string[]>;
export type MailKind = keyof typeof mailKinds;

/** What may stand in braces in a mail of this kind. */
export const mailPlaceholders = (kind: MailKind): readonly string[] => [
  ...mailKinds[kind],
  ...settingsPlaceholders,
];
