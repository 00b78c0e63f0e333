import type { Mail } from '../integrations/mail/mail.js';

/** A message with a dedicated mail: the mail, and the page that it links to instead of the message. */
export interface DedicatedMail {
  kind: 'suggestion-received' | 'suggestion-answered' | 'tax-card-handled';
  path?: string;
}

/** The payload of each kind of job, stored as JSON. */
export interface JobPayloads {
  /** A mail that its recipient waits for: an invitation, or a link for a password. */
  mail: Mail;
  /** A mail that may be one of very many. */
  'bulk-mail': Mail;
  /** A link for a new password, to the account with this address. */
  'password-link': { email: string; requestId: string };
  /** Mail to one of a message's recipients. */
  'message-mail': { messageHash: string; profileHash: string; dedicatedMail?: DedicatedMail };
  /** An author name, and the version of its synchronisation. */
  'isni-sync': { nameId: number; version: number };
  /** An author name to look up in the catalogue. */
  'name-search': { nameId: number };
  /** The largest unregistered lines of a paid distribution from this one on, whose ISBNs are looked up in the catalogue. */
  'unregistered-lookup': { distributionId: number; offset: number };
  /** Profiles after this one, which get mail about new suggestions; `week` is its Monday. */
  'weekly-book-suggestions': { week: string; afterId: number };
  /** Profiles after this one, to which the announcement of this public id is sent. */
  newsletter: { hash: string; afterId: number };
  /** A distribution to be calculated. */
  distribution: { distributionId: number; requestedBy: number };
  /** The cleanup of replaced calculations. */
  'replaced-calculations': Record<string, never>;
  /**
   * Notices of a distribution that was approved or paid, or whose reserve is about to expire, to profiles after this one, or
   * of payments that the bank returned.
   */
  'payment-notices':
    | { step: 'approved' | 'paid' | 'expiring'; distributionId: number; afterId: number; run: string }
    | { step: 'returned'; paymentIds: number[] };
  /** The statement of a payment that has been paid, and the id of the account that requested it; `null` for staff. */
  statement: { paymentHash: string; requestedAt: string; requestedBy: number | null };
  /** The PDF of a sent invoice. */
  invoice: { invoiceHash: string };
  /** A requested file of everything that is stored about a profile. */
  'data-export': { exportHash: string };
}
