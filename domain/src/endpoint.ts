import type { AnyObject, ObjectSchema } from 'yup';
import type { Right } from './access/rights.js';
import type { AnyObjectSchema } from './any-object-schema.js';

/** Where in a request the profile is named that a call is for. */
export interface ProfileKey {
  /**
   * What the value is a hash of. A suggestion belongs to the profile that made it, and is received by the owner of the
   * deal. An `extPartyCode` is no hash but the code by which other registers know the profile.
   */
  by: 'profile' | 'authorName' | 'bankAccount' | 'ownSuggestion' | 'receivedSuggestion' | 'extPartyCode';
  in: 'params' | 'query' | 'body';
  name: string;
}

/**
 * Who may call.
 * - `anonymous`: everyone.
 * - `session`: any session, even one from strong authentication alone, or whose password has to be changed first.
 * - `login`: a session that began with a valid password; the terms need not be accepted yet.
 * - `account`: the same, and the current terms are accepted.
 * - `profile`: an account with access to the profile that the call names; others get 404.
 * - `staff`: a member of staff whose role has the right that the call names.
 */
export type Access =
  | { who: 'anonymous' | 'session' | 'login' | 'account' }
  | { who: 'staff'; right: Right }
  | ({ who: 'profile' } & ProfileKey);

export const anonymous = { who: 'anonymous' } as const satisfies Access;
export const session = { who: 'session' } as const satisfies Access;
export const login = { who: 'login' } as const satisfies Access;
export const account = { who: 'account' } as const satisfies Access;

/** Access for staff with a right. */
export const staffWith = (right: Right): { who: 'staff'; right: Right } => ({ who: 'staff', right });

/** Access by a profile's hash, or by the hash of something that belongs to a profile. */
export const profileIn = (
  place: ProfileKey['in'],
  name: string,
  by: ProfileKey['by'] = 'profile',
): { who: 'profile' } & ProfileKey => ({ who: 'profile', in: place, name, by });

/** Names of rate limits; the server defines their numbers. */
export type Throttle =
  | 'adminLogin'
  | 'login'
  | 'registration'
  | 'passwordReset'
  | 'ownPassword'
  | 'secondFactor'
  | 'catalogue'
  | 'manyWorks'
  | 'message'
  | 'suggestion'
  | 'taxCard'
  | 'deathReport'
  | 'unsubscription';

type Schema = AnyObjectSchema;
type Output<S> = S extends ObjectSchema<infer T> ? T : S extends Schema ? AnyObject : undefined;

/** The key of a list in its envelope. */
export type ListKind = 'records' | 'messages';
export type ReplyKind = 'record' | ListKind | 'document' | 'nothing' | 'redirect' | 'file';

export const isList = (kind: ReplyKind): kind is ListKind => kind === 'records' || kind === 'messages';

/** The shape of a successful reply: the kind determines the envelope, the schema its content. */
export interface Reply<
  K extends ReplyKind = ReplyKind,
  S extends Schema | undefined = Schema | undefined,
  A extends Schema | undefined = Schema | undefined,
> {
  kind: K;
  status: number;
  schema: S;
  /** Further fields of a list's envelope. */
  about?: A;
  /** The media type of a file. */
  type?: string;
}

/** A file in a reply, to be saved under this name; a large one in chunks. */
export interface SentFile {
  name: string;
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

/** `{ record }` */
export const record = <S extends Schema>(schema: S, status = 200): Reply<'record', S> => ({
  kind: 'record',
  status,
  schema,
});
/** `{ records, total }` and further fields of the list. */
export const records = <S extends Schema, A extends Schema | undefined = undefined>(
  schema: S,
  about?: A,
): Reply<'records', S, A> => ({ kind: 'records', status: 200, schema, ...(about && { about }) });
/** `{ messages, total }`, the specification's envelope of the list of messages. */
export const messages = <S extends Schema, A extends Schema | undefined = undefined>(
  schema: S,
  about?: A,
): Reply<'messages', S, A> => ({ kind: 'messages', status: 200, schema, ...(about && { about }) });
/** JSON in the form of another standard, without an envelope. */
export const document: Reply<'document', undefined> = { kind: 'document', status: 200, schema: undefined };
/** 204 without a body. */
export const nothing: Reply<'nothing', undefined> = { kind: 'nothing', status: 204, schema: undefined };
/** A file that the browser saves and never shows. */
export const file = (type: string): Reply<'file', undefined> => ({
  kind: 'file',
  status: 200,
  schema: undefined,
  type,
});
/** 302 to another page, which the browser follows. */
export const redirect: Reply<'redirect', undefined> = { kind: 'redirect', status: 302, schema: undefined };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The one file that a call takes, as `multipart/form-data` with this field alone. */
export interface Upload {
  field: string;
  maxBytes: number;
  /** The media type that it has to have; the use case validates the content. */
  type: string;
}

/** One call of the API, declared once for the server, the portal, OpenAPI and the tests. */
export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Reply = Reply,
  A extends Access = Access,
  U extends Upload | undefined = Upload | undefined,
> {
  method: Method;
  /** Below `/api`, with `:name` for parameters. */
  path: string;
  /** One sentence for the reference. */
  summary: string;
  access: A;
  throttle?: Throttle;
  /** A read that may begin a session, so cross-site requests and navigations are refused as for a write. */
  beginsSession?: true;
  /** Programs may send a form to this call, which takes no body: it is not read. Others are refused a form. */
  acceptsForm?: true;
  /** The reply has an ETag (reads), or the call requires If-Match (writes): optimistic concurrency. */
  versioned?: true;
  /**
   * Requires that the session has a fresh proof of identity (`isProofFresh`), since the call decides where money goes:
   * otherwise 403 `proofExpired`.
   */
  needsProof?: true;
  /** Allowed while the society checks who the new customer is, as every read is. */
  whileChecked?: true;
  /** Published content: served from memory as serialized bytes with an ETag, to everyone. */
  isPublished?: true;
  params: P;
  query: Q;
  body: B;
  upload: U;
  reply: R;
}

type Declared<P, Q, B, R extends Reply, A extends Access, U> = Omit<
  Endpoint,
  'access' | 'params' | 'query' | 'body' | 'upload' | 'reply'
> & {
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  upload?: U;
  reply: R;
};

/** Declares a call. `access` has no default, so that anonymous access is explicit. */
export function endpoint<
  R extends Reply,
  A extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  U extends Upload | undefined = undefined,
>(declared: Declared<P, Q, B, R, A, U>): Endpoint<P, Q, B, R, A, U> {
  const { params, query, body, upload, ...rest } = declared;
  return { ...rest, params: params as P, query: query as Q, body: body as B, upload: upload as U };
}

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B> ? Output<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B> ? Output<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B> ? Output<B> : never;

type OutputOfReply<R> =
  R extends Reply<infer K, infer S, infer A>
    ? K extends 'record'
      ? Output<S>
      : K extends ListKind
        ? Record<K, Output<S>[]> & { total: number } & (A extends Schema ? Output<A> : unknown)
        : K extends 'redirect'
          ? string
          : K extends 'file'
            ? SentFile
            : K extends 'document'
              ? object
              : undefined
    : never;

/** What the use case returns and the client receives: the record, the list, an address, or nothing. */
export type ReplyOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? OutputOfReply<R> : never;
