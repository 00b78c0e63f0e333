import { DomainError } from '@nimio/domain/errors';
import findMyWay from 'find-my-way';
import type { Context, Next } from 'koa';
import { isDatabaseUnavailable } from '../data/database-unavailable.js';
import { describeError } from '../log/describe-error.js';
import { system } from '../system.js';
import { errorReply } from './error-reply.js';
import { readiness } from './readiness.js';
import { reportRequest } from './report-request.js';
import { requestIdOf } from './request-id.js';
import type { RequestState } from './route.js';

/** The handlers that Strapi composed for a route: authentication (off), policies (none), our handler. */
type Endpoint = (ctx: Context, next: Next) => Promise<unknown>;

interface Layer {
  methods: string[];
  path: string;
  stack: Endpoint[];
}

interface Found {
  handler: Endpoint;
  params: Record<string, string>;
  route: string;
}

type Lookup = (method: string, path: string) => Found | undefined;

/**
 * Indexes our routes among Strapi's, so that a call is found without walking about two hundred layers, and a literal
 * path wins over a parameter whatever the order of the files. The handlers are those that Strapi composed. Routes of
 * plugins (sending mail, reading schemas) are not reachable.
 *
 * @param isServed whether `METHOD path` is a call of ours
 */
export function indexRoutes(layers: Layer[], isServed: (name: string) => boolean): Lookup {
  const index = findMyWay({ maxParamLength: 400, ignoreTrailingSlash: true });
  for (const { methods, path, stack } of layers) {
    const [endpoint] = stack;
    const served = methods.filter((method) => isServed(`${method} ${path.replace(/^\/api/, '')}`));
    for (const method of served) index.on(method as 'GET', path, () => undefined, { endpoint, path });
  }
  return (method, path) => {
    const found = index.find(method as 'GET', path);
    if (!found) return undefined;
    const { endpoint, path: route } = found.store as { endpoint: Endpoint; path: string };
    return { handler: endpoint, params: found.params as Record<string, string>, route };
  };
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

function unknownCall(lookup: Lookup, ctx: Context): never {
  const allowed = methods.filter((method) => lookup(method, ctx.path));
  if (allowed.length === 0) throw new DomainError('notFound');
  ctx.set('Allow', allowed.join(', '));
  throw new DomainError('methodNotAllowed');
}

/** While the database is unavailable the response is a 503 with Retry-After instead of an unexpected error. */
const asServiceUnavailable = (error: unknown): unknown =>
  isDatabaseUnavailable(error) ? new DomainError('serviceUnavailable', { params: { seconds: 5 } }) : error;

function sendError(ctx: Context, error: unknown): void {
  const reply = errorReply(asServiceUnavailable(error));
  const { status, details } = reply.error;
  if (status >= 500 && !(error instanceof DomainError)) {
    system().log.error(
      { requestId: (ctx.state as RequestState).requestId, error: describeError(error) },
      'unexpected error',
    );
  }
  // Unread input is not waited for.
  if (status === 413) ctx.set('Connection', 'close');
  const wait = details.params?.['seconds'];
  if (wait !== undefined) ctx.set('Retry-After', String(wait));
  ctx.status = status;
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(reply);
}

async function respond(lookup: Lookup, ctx: Context): Promise<void> {
  const started = performance.now();
  const state = ctx.state as RequestState;
  state.requestId = requestIdOf(ctx);
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  let route = 'unknown';
  try {
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const found = lookup(method, ctx.path) ?? unknownCall(lookup, ctx);
    route = found.route;
    state.params = found.params;
    await found.handler(ctx, () => Promise.resolve());
  } catch (error) {
    sendError(ctx, error);
  }
  const { requestId, accountHash: account } = state;
  reportRequest(ctx, { started, requestId, route, pattern: route, account });
}

/** Runs before Strapi's own middlewares and answers everything under /api, and the readiness check. */
export function apiMiddleware(lookup: () => Lookup) {
  return (ctx: Context, next: Next): Promise<unknown> => {
    // Strapi's own router is case-insensitive: every spelling of /api is handled here, and only ours is known.
    if (/^\/api(\/|$)/i.test(ctx.path)) return respond(lookup(), ctx);
    if (ctx.path === '/_ready') return readiness(ctx);
    return next();
  };
}
