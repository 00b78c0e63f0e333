import { timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import { collectDefaultMetrics } from 'prom-client';
import { readMetrics, registry } from '../metrics/metrics.js';
import { tokenHash } from '../security/tokens.js';

/** Hashes have the same length, so that the time of the comparison reveals nothing. */
const hashOf = (authorization: string): Buffer => Buffer.from(tokenHash(authorization));

/**
 * Serves the metrics at `/metrics` to the monitoring, which has the token. Without one every request passes through, so
 * that the path is unknown.
 */
export function serveMetrics(token: string | undefined): Middleware {
  if (!token) return (_ctx, next) => next();
  collectDefaultMetrics({ register: registry });
  const expected = hashOf(`Bearer ${token}`);
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') return void (await next());
    ctx.set('Cache-Control', 'no-store');
    if (!timingSafeEqual(hashOf(ctx.get('authorization')), expected)) {
      ctx.set('WWW-Authenticate', 'Bearer');
      ctx.status = 401;
      return;
    }
    const text = await readMetrics();
    ctx.set('Content-Type', registry.contentType);
    ctx.body = text;
  };
}
