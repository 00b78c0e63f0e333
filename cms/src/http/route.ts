import type { Endpoint } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { validateBody, validateText } from '@nimio/domain/validation';
import type { Context } from 'koa';
import { auditCall } from '../audit/audit.js';
import { findCaller, sessionCookie } from '../identity/sessions.js';
import { visitorOf } from '../security/throttles.js';
import { system } from '../system.js';
import { refuseCrossSite, requireCaller, requireProfile, requireProof } from './access.js';
import { readJson, readUpload } from './body.js';
import type { ActingFor, Call, Caller, UseCase } from './call.js';
import { browserOf } from './cookies.js';
import { etagOf, namesTag } from './etag.js';
import { sendReply } from './reply.js';

/** The state that the API middleware passes to the handler. */
export interface RequestState {
  requestId: string;
  params: Record<string, string>;
  /** For the log. */
  accountHash?: string;
  /** For the audit event when staff change content here. */
  staffAccountId?: number;
}

/** An ordinary Strapi route whose handler is a function. */
export interface StrapiRoute {
  method: string;
  path: string;
  handler: (ctx: Context) => Promise<void>;
  config: { auth: false };
}

const served = new Map<string, Endpoint>();

/** Every endpoint with a route, by `METHOD path`. */
export const servedEndpoints: ReadonlyMap<string, Endpoint> = served;

const stateOf = (ctx: Context): RequestState => ctx.state;

async function inputOf(endpoint: Endpoint, ctx: Context) {
  const query = Object.fromEntries(new URLSearchParams(ctx.querystring));
  return {
    params: endpoint.params ? validateText(endpoint.params, stateOf(ctx).params) : undefined,
    query: endpoint.query ? validateText(endpoint.query, query) : undefined,
    body: endpoint.body ? validateBody(endpoint.body, await readJson(ctx.req)) : undefined,
  };
}

/** Optimistic concurrency: refuses a write without If-Match (428), or with a stale ETag (412 `stale`). */
function freshness(endpoint: Endpoint, ctx: Context): (current: unknown) => void {
  const header = ctx.get('if-match');
  if (endpoint.versioned && endpoint.method !== 'GET' && !header) throw new DomainError('ifMatchMissing');
  return (current) => {
    if (!namesTag(header, etagOf(current))) throw new DomainError('stale', { current });
  };
}

/** The profile that the call names; everything that staff do for a customer, including reads, is an audit event. */
async function profileOf(
  endpoint: Endpoint,
  input: Awaited<ReturnType<typeof inputOf>>,
  caller: Caller | undefined,
  { requestId }: RequestState,
): Promise<ActingFor | undefined> {
  const { access } = endpoint;
  if (access.who !== 'profile' || !caller) return undefined;
  const app = system();
  const name = String((input[access.in] as Record<string, unknown>)[access.name]);
  const profile = await requireProfile(access, name, caller, app);
  if (profile.isBeingChecked && endpoint.method !== 'GET' && !endpoint.whileChecked)
    throw new DomainError('identityUnchecked');
  if (profile.asStaff) await auditCall(endpoint, { caller, requestId }, [profile.id]);
  return profile;
}

async function handle<E extends Endpoint>(endpoint: E, useCase: UseCase<E>, ctx: Context): Promise<void> {
  const app = system();
  refuseCrossSite(endpoint, ctx.req, app.publicUrl);
  const browser = browserOf(ctx, app.publicUrl.startsWith('https:'));
  const token = browser.cookie(sessionCookie);
  const caller = token ? await findCaller(app, token) : undefined;
  const state = stateOf(ctx);
  if (caller) state.accountHash = caller.accountHash;
  if (caller?.isStaff) state.staffAccountId = caller.accountId;
  await requireCaller(endpoint.access, caller, app);
  const { throttle } = endpoint;
  const visitor = {
    from: caller ? visitorOf(caller.accountId) : browser.network,
    isStaff: caller?.isStaff ?? false,
  };
  if (throttle) await app.throttles.visit(throttle, visitor);
  const requireFresh = freshness(endpoint, ctx);
  const input = await inputOf(endpoint, ctx);
  const profile = await profileOf(endpoint, input, caller, state);
  requireProof(endpoint, caller, app.now());
  // Read last, so that no unauthorized body is read.
  const upload = endpoint.upload && (await readUpload(ctx.req, endpoint.upload));
  const call = {
    ...input,
    upload,
    caller,
    profile,
    requestId: state.requestId,
    browser,
    requireFresh,
    throttle: (subject: string) => (throttle ? app.throttles.attempt(throttle, subject) : Promise.resolve()),
    succeeded: (subject: string) =>
      throttle ? app.throttles.succeeded(throttle, visitor, subject) : Promise.resolve(),
  };
  sendReply(endpoint, ctx, await useCase(call as Call<E>));
}

/** Binds an endpoint to this handler. */
export function register(endpoint: Endpoint, handler: StrapiRoute['handler']): StrapiRoute {
  const { method, path } = endpoint;
  served.set(`${method} ${path}`, endpoint);
  return { method, path, handler, config: { auth: false } };
}

/** Binds an endpoint to its use case: one line in a term's routes. */
export const route = <E extends Endpoint>(endpoint: E, useCase: UseCase<E>): StrapiRoute =>
  register(endpoint, (ctx) => handle(endpoint, useCase, ctx));
