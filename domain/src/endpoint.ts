import type { AnyObject, ObjectSchema } from 'yup';
import type { Right } from './access/rights.js';
import type { AnyObjectSchema } from './any-object-schema.js';

/** Where in a request the value stands that names the profile a call is for. */
export interface ProfileKey {
  /**
   * What the value is the hash of. A suggestion is the profile's own that made it, and received by the one that is in
   * charge of the deal. An `extPartyCode` is no hash but the code by which other registers know the profile.
   */
  by: 'profile' | 'authorName' | 'bankAccount' | 'ownSuggestion' | 'receivedSuggestion' | 'extPartyCode';
  in: 'params' | 'query' | 'body';
  name: string;
}

/**
 * Who may call.
 * - `anonymous`: anybody.
 * - `session`: any session, even one from strong authentication alone, or whose password has to be changed first.
 * - `login`: a session made with a password that holds; the terms need not be accepted yet.
 * - `account`: the same, and the current terms are accepted.
 * - `profile`: an account with access to the profile that the call names; others get 404.
 * - `staff`: one of the society's own people, whose role has the right that the call names.
 */
export type Access =
  | { who: 'anonymous' | 'session' | 'login' | 'account' }
  | { who: 'staff'; right: Right }
  | ({ who: 'profile' } & ProfileKey);

export const anonymous = { who: 'anonymous' } as const satisfies Access;
export const session = { who: 'session' } as const satisfies Access;
export const login = { who: 'login' } as const satisfies Access;
export const account = { who: 'account' } as const satisfies Access;

/** Access by a right of the society's own people. */
export const staffWith = (right: Right): { who: 'staff'; right: Right } => ({ who: 'staff', right });

/** Access by a profile's own hash (or the hash of a thing of the profile's). */
export const profileIn = (
  place: ProfileKey['in'],
  name: string,
  by: ProfileKey['by'] = 'profile',
): { who: 'profile' } & ProfileKey => ({ who: 'profile', in: place, name, by });

/** How often a call may be made; the numbers are the server's. */
export type Throttle =
  | 'login'
  | 'registration'
  | 'passwordReset'
  | 'passwordChange'
  | 'secondFactor'
  | 'catalogue'
  | 'manyWorks'
  | 'message'
  | 'suggestion'
  | 'taxCard';

type Schema = AnyObjectSchema;
type Output<S> = S extends ObjectSchema<infer T> ? T : S extends Schema ? AnyObject : undefined;

/** The envelope of a list calls it by its kind. */
export type ListKind = 'records' | 'messages';
export type ReplyKind = 'record' | ListKind | 'nothing' | 'redirect' | 'file';

export const isList = (kind: ReplyKind): kind is ListKind => kind === 'records' || kind === 'messages';

/** The shape of a successful reply: its kind decides the envelope, the schema what is in it. */
export interface Reply<
  K extends ReplyKind = ReplyKind,
  S extends Schema | undefined = Schema | undefined,
  A extends Schema | undefined = Schema | undefined,
> {
  kind: K;
  status: number;
  schema: S;
  /** What the envelope of a list says beside it and its total. */
  about?: A;
  /** The media type of a file. */
  type?: string;
}

/** What a call that answers with a file hands out, to be saved under this name. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** `{ record }` */
export const record = <S extends Schema>(schema: S, status = 200): Reply<'record', S> => ({
  kind: 'record',
  status,
  schema,
});
/** `{ records, total }`, and what else is to be said of the list. */
export const records = <S extends Schema, A extends Schema | undefined = undefined>(
  schema: S,
  about?: A,
): Reply<'records', S, A> => ({ kind: 'records', status: 200, schema, ...(about && { about }) });
/** `{ messages, total }`: what the specification calls the list of messages. */
export const messages = <S extends Schema, A extends Schema | undefined = undefined>(
  schema: S,
  about?: A,
): Reply<'messages', S, A> => ({ kind: 'messages', status: 200, schema, ...(about && { about }) });
/** 204 without a body. */
export const nothing: Reply<'nothing', undefined> = { kind: 'nothing', status: 204, schema: undefined };
/** A file to be saved, never shown. */
export const file = (type: string): Reply<'file', undefined> => ({
  kind: 'file',
  status: 200,
  schema: undefined,
  type,
});
/** 302 to another page; the browser follows it itself. */
export const redirect: Reply<'redirect', undefined> = { kind: 'redirect', status: 302, schema: undefined };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The one file that a call takes, as `multipart/form-data` with this field alone. */
export interface Upload {
  field: string;
  maxBytes: number;
  /** What it has to be; the use case looks into it. */
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
  /** A read that may begin a session: refused from other sites like a write, and to links and addresses. */
  beginsSession?: true;
  /** The reply carries an ETag (reads) or the call demands If-Match (writes). */
  versioned?: true;
  /** What editors have published: served from memory as ready bytes with an ETag, to anybody. */
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

/** Declares a call. `access` has no default: anonymous is written out. */
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
            : undefined
    : never;

/** What the use case returns and the client gets: the record, the list, an address, or nothing. */
export type ReplyOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? OutputOfReply<R> : never;
