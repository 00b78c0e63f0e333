import { settingsPlaceholders } from '../content/placeholders.js';

/**
 * The e-mails whose text editors write, each with its additional placeholders, all of which the text has to contain. The
 * content type has the same list.
 */
export const mailKinds = {
  'password-link': ['link'],
  invitation: ['link', 'username'],
  'registration-completed': ['link', 'username'],
  'address-changed': ['username'],
  'username-changed': ['oldUsername', 'username'],
  'new-browser': ['username', 'day', 'time'],
  'bank-account-set': ['link', 'initials'],
  'second-factor-begun': [],
  'second-factor-reset': [],
  'recovery-code-used': ['left'],
  'recovery-codes-made': [],
  'message-from-society': ['link'],
  'message-to-society': ['link'],
  'suggestion-received': ['link'],
  'suggestion-answered': ['link'],
  'new-work-suggestions': ['link', 'count', 'works'],
  'payment-made': ['link'],
  'payment-failed': ['link'],
  'payment-waiting': ['link'],
  'payment-expiring': ['link', 'day'],
  'statement-ready': ['link'],
  'tax-card-handled': ['link'],
  newsletter: ['title', 'text', 'link', 'unsubscribe'],
} as const satisfies Record<string, readonly string[]>;
export type MailKind = keyof typeof mailKinds;

/** The placeholders of an e-mail of this kind. */
export const mailPlaceholders = (kind: MailKind): readonly string[] => [
  ...mailKinds[kind],
  ...settingsPlaceholders,
];
