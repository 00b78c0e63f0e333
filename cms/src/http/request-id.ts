import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';

const valid = /^[\w-]{8,40}$/;

/** The id by which a request is found in the log: the proxy's when it is one, else our own. It goes back with the answer. */
export function requestIdOf(ctx: Context): string {
  const given = ctx.get('x-request-id');
  const id = valid.test(given) ? given : randomUUID();
  ctx.set('X-Request-Id', id);
  return id;
}
