import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';

/**
 * Refuses writes from pages of other sites (CSRF), and reads that begin a session unless a script of our own page sends
 * them: a link could log its visitor in as somebody else. Browsers report the origin of a request; programs that do not
 * have no cookies of a victim.
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
