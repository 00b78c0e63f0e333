import type { Language } from '@nimio/domain/schema';

/** A verified person, as the bank told. */
export interface Person {
  givenName: string;
  familyName: string;
  name: string;
  /** `YYYY-MM-DD` */
  birthdate: string;
  /** As the bank wrote it; the sign of the century identifies. */
  identityCode: string;
}

/** What the way back from the bank must prove. Kept by the server, sealed. */
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

/** Strong authentication, as the brokers of the Finnish Trust Network run it. Throws `StrongAuthError`. */
export interface StrongAuth {
  /** Where to send the browser. */
  start(language: Language): Promise<{ url: string; attempt: Attempt }>;
  /** @param answer the query of the address that the broker sent the browser back to */
  finish(attempt: Attempt, answer: URLSearchParams): Promise<Person>;
}
