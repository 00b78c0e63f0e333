import type { Context } from 'koa';
import { countRefusal, observeRequest } from '../metrics/metrics.js';
import { system } from '../system.js';

interface Handled {
  /** From `performance.now()`. */
  started: number;
  requestId: string;
  /** What the log names: never the address itself, because links and parameters contain secrets. */
  route: string;
  /** What the metrics name, one of a few; undefined if the request is not measured. */
  pattern: string | undefined;
  account?: string | undefined;
}

/** Logs a request that has been answered, and measures it. */
export function reportRequest(ctx: Context, { started, requestId, route, pattern, account }: Handled): void {
  const { method, status } = ctx;
  const ms = performance.now() - started;
  system().log.info({
    requestId,
    method,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    ...(account ? { account } : {}),
  });
  countRefusal(status);
  if (pattern !== undefined) observeRequest({ method, route: pattern, status }, ms);
}
