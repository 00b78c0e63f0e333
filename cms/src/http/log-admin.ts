import type { Context, Next } from 'koa';
import { system } from '../system.js';
import { requestIdOf } from './request-id.js';

/** The admin's paths. Any other may be a page of the portal, whose address may end with a token. */
const ofAdmin = /^\/(admin|content-manager|upload|nimio)\//;

/** Only the first two segments of a path are logged, since the rest may be a token. */
const routeOf = (path: string): string =>
  path
    .split('/')
    .slice(0, ofAdmin.test(path) ? 3 : 2)
    .join('/');

/** Logs one line for each request that Strapi answers itself: the editors' logins, publishing, uploads. */
export async function logAdmin(ctx: Context, next: Next): Promise<void> {
  const started = performance.now();
  const requestId = requestIdOf(ctx);
  try {
    await next();
  } finally {
    system().log.info({
      requestId,
      method: ctx.method,
      route: routeOf(ctx.path),
      status: ctx.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  }
}
