import type { IncomingMessage } from 'node:http';
import { DomainError } from '@nimio/domain/errors';

/**
 * Refuses a write that another site's page sends. Browsers say where a request comes from; a program that says
 * nothing has no cookies of a victim either.
 */
export function refuseCrossSite(request: IncomingMessage, publicUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new DomainError('crossSiteRequest');
  const { origin } = request.headers;
  if (origin === undefined || site === 'same-origin') return;
  if (origin !== new URL(publicUrl).origin) throw new DomainError('crossSiteRequest');
}
