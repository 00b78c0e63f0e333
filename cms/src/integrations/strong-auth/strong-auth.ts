import type { Language } from '@nimio/domain/schema';

/** A verified person, as reported by the bank. */
export interface Person {
  givenName: string;
  familyName: string;
  name: string;
  /** `YYYY-MM-DD` */
  birthdate: string;
  /** As written by the bank; the century sign identifies the person too. */
  identityCode: string;
}

/** What the bank's callback must prove. Stored on the server, encrypted. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

export type StrongAuthReason = 'strongAuthUnavailable' | 'strongAuthCancelled' | 'strongAuthFailed';

export class StrongAuthError extends Error {
  readonly reason: StrongAuthReason;

  constructor(reason: StrongAuthReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Strong authentication by the brokers of the Finnish Trust Network. Throws `StrongAuthError`. */
export interface StrongAuth {
  /** Where to redirect the browser. */
  start(language: Language): Promise<{ url: string; attempt: Attempt }>;
  /** @param answer the query of the address that the broker sent the browser back to */
  finish(attempt: Attempt, response: URLSearchParams): Promise<Person>;
}
