import type { ToldByMail } from '../api/message/told-by-mail.js';
import type { Mail } from '../integrations/mail/mail.js';

/** What each kind of job is asked with. It waits as JSON. */
export interface JobPayloads {
  mail: Mail;
  /** A link for a new password, to whoever has this address. */
  'password-link': { email: string; requestId: string };
  /** Mail to one of those whom a message goes to. */
  'message-mail': { messageHash: string; profileHash: string; told?: ToldByMail };
  /** An author name, and which version of its synchronisation. */
  'isni-sync': { nameId: number; version: number };
  /** An author name whose works the catalogue may know. */
  'name-search': { nameId: number };
  /** Profiles after this one, which are told of works that were found; `week` is its Monday. */
  'suggestion-tour': { week: string; afterId: number };
  /** A distribution to be calculated. */
  distribution: { distributionId: number };
  /** What calculations have come to that hold no more. */
  'replaced-calculations': Record<string, never>;
  /** The statement of a payment that has been paid. */
  statement: { paymentHash: string };
}
