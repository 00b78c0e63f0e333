import { isServerPath } from '@nimio/domain/server-path';

const base = 'https://portal.invalid';

/**
 * Where to go after a login and its steps: the path of `?to=` when it is a page of the portal, else Home. Addresses of
 * other sites are never followed.
 */
export function returnPath(to: string | null): string {
  if (!to?.startsWith('/')) return '/';
  const url = parse(to);
  if (!url || url.origin !== base) return '/';
  // Resolving dots may produce the address of another site: `/.//example.org`.
  const isElsewhere = /^\/(?:[/\\]|login(?:\/|$))/.test(url.pathname);
  return isElsewhere || isServerPath(url.pathname) ? '/' : url.pathname + url.search + url.hash;
}

function parse(to: string): URL | undefined {
  try {
    return new URL(to, base);
  } catch {
    return undefined;
  }
}
