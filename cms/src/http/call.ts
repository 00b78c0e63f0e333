import type { Right } from '@nimio/domain/access/rights';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf, Upload } from '@nimio/domain/endpoint';
import type { SecondFactorState } from '@nimio/domain/session/second-factor-states';

/** The account behind a session. */
export interface Caller {
  sessionId: number;
  sessionKind: 'password' | 'strong';
  /** When the session ends if nothing more is done, and in any case, ISO 8601. */
  sessionExpires: string;
  sessionEnds: string;
  accountId: number;
  accountHash: string;
  username: string;
  email: string | null;
  defaultProfileHash: string;
  /** The profile that the session acts for. */
  profileId: number;
  profileHash: string;
  acceptedTerms: string | null;
  mustChangePassword: boolean;
  /** How the session stands to the second factor; only who has given it is staff. */
  secondFactor: SecondFactorState;
  isStaff: boolean;
  /** What the role of the society's own people allows; empty for everybody else. */
  rights: readonly Right[];
}

/** The profile that a call is for. */
export interface ActingFor {
  id: number;
  hash: string;
  /** No grant of the account's own: the society's staff at work. */
  asStaff: boolean;
}

/** What a use case may do to the browser's cookies. */
export interface Browser {
  /** The network address, for throttling and the audit log. */
  address: string;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
}

type Who<E extends Endpoint> = E['access']['who'];

/** A validated call, as a use case gets it. */
export interface Call<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The bytes of the file that the call takes. */
  upload: E['upload'] extends Upload ? Uint8Array : undefined;
  caller: Who<E> extends 'anonymous' ? Caller | undefined : Caller;
  profile: Who<E> extends 'profile' ? ActingFor : undefined;
  requestId: string;
  browser: Browser;
  /** Counts a try for this subject (an account, an address of mail); throws when there were too many. */
  throttle: (subject: string) => Promise<void>;
  /** The try was good: neither it nor the visit counts. */
  succeeded: (subject: string) => Promise<void>;
  /** Throws `stale` with the current record unless the caller has seen it as it is. */
  requireFresh: (current: unknown) => void;
}

export type UseCase<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E>>;
