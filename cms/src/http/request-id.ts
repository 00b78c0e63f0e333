import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';

const valid = /^[\w-]{8,40}$/;

/** The id of a request in the log: the proxy's if it is valid, otherwise our own. The response includes it. */
export function requestIdOf(ctx: Context): string {
  const given = ctx.get('x-request-id');
  const id = valid.test(given) ? given : randomUUID();
  ctx.set('X-Request-Id', id);
  return id;
}
