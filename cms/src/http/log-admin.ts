import type { Context, Next } from 'koa';
import { system } from '../system.js';
import { requestIdOf } from './request-id.js';

/**
 * One line for each request that Strapi answers itself: the editors' logins, publishing, uploads. Of the address
 * only the first two parts are told, since what follows may be a token.
 */
export async function logAdmin(ctx: Context, next: Next): Promise<void> {
  const started = performance.now();
  const requestId = requestIdOf(ctx);
  try {
    await next();
  } finally {
    system().log.info({
      requestId,
      method: ctx.method,
      route: ctx.path.split('/').slice(0, 3).join('/'),
      status: ctx.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  }
}
