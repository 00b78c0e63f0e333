import type { Right } from '@nimio/domain/access/rights';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf, Upload } from '@nimio/domain/endpoint';
import type { SecondFactorState } from '@nimio/domain/session/second-factor-states';

/** The account of a session. */
export interface Caller {
  sessionId: number;
  sessionKind: 'password' | 'strong';
  /** When the session ends without further calls, and at the latest; ISO 8601. */
  sessionExpires: string;
  sessionEnds: string;
  /** When the user last proved their identity in the session; ISO 8601. */
  provedAt: string;
  accountId: number;
  accountHash: string;
  username: string;
  email: string | null;
  hasIdentityCode: 0 | 1;
  defaultProfileHash: string;
  /** The profile that the session acts for. */
  profileId: number;
  profileHash: string;
  isBeingChecked: boolean;
  acceptedTerms: string | null;
  mustChangePassword: boolean;
  /** The state of the session's second factor; only a session that has passed it has rights of staff. */
  secondFactor: SecondFactorState;
  isStaff: boolean;
  /** The rights of the staff's role; empty for others. */
  rights: readonly Right[];
}

/** The profile that a call is for. */
export interface ActingFor {
  id: number;
  hash: string;
  /** Whether staff act without their own grant. */
  asStaff: boolean;
  /** Whether staff still have to decide if it is a customer of the register. */
  isBeingChecked?: boolean;
}

/** The browser's cookies, as a use case may change them. */
export interface Browser {
  /** The network from which it calls, for rate limits. */
  network: string;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
}

type Who<E extends Endpoint> = E['access']['who'];

/** A validated call, as a use case receives it. */
export interface Call<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The content of the uploaded file. */
  upload: E['upload'] extends Upload ? Uint8Array : undefined;
  caller: Who<E> extends 'anonymous' ? Caller | undefined : Caller;
  profile: Who<E> extends 'profile' ? ActingFor : undefined;
  requestId: string;
  browser: Browser;
  /** Counts an attempt for this subject (an account or a mail address); throws after too many. */
  throttle: (subject: string) => Promise<void>;
  /** The attempt succeeded: neither it nor the visit is counted. */
  succeeded: (subject: string) => Promise<void>;
  /** Throws `stale` with the current record if the caller's version is not the current one (optimistic concurrency). */
  requireFresh: (current: unknown) => void;
}

export type UseCase<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E>>;

/** A page of a list, for pagination by offset. */
export interface Page {
  limit: number;
  offset: number;
}

/** The page that a query requests; by default the first fifty records. */
export const pageOf = ({
  limit = 50,
  offset = 0,
}: {
  [K in keyof Page]?: Page[K] | undefined;
}): Page => ({ limit, offset });
