import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';

/**
 * Refuses a write that another site's page sends, and a read that begins a session unless a script of our own page
 * asks: a link to it would log its visitor in as somebody else. Browsers say where a request comes from; a program
 * that says nothing has no cookies of a victim either.
 */
export function refuseCrossSite(
  { method, beginsSession }: Endpoint,
  { headers }: IncomingMessage,
  publicUrl: string,
): void {
  if (method === 'GET' && !beginsSession) return;
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (site !== undefined && site !== 'same-origin') throw new DomainError('crossSiteRequest');
  if (mode === 'navigate') throw new DomainError('crossSiteRequest');
  if (origin === undefined || site === 'same-origin') return;
  if (origin !== new URL(publicUrl).origin) throw new DomainError('crossSiteRequest');
}
