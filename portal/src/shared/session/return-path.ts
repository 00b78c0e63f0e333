const base = 'https://portal.invalid';

/**
 * Where to go after a login, or what it asks for first: the path of `?to=` when it is one of our own pages, else Home.
 * Another site's address, in whatever disguise, is never followed.
 */
export function returnPath(to: string | null): string {
  if (!to?.startsWith('/')) return '/';
  const url = parse(to);
  if (!url || url.origin !== base) return '/';
  // What dots leave when they are resolved may begin like another site's address: `/.//example.org`.
  const isElsewhere = /^\/(?:[/\\]|(?:api|admin|login)(?:\/|$))/.test(url.pathname);
  return isElsewhere ? '/' : url.pathname + url.search + url.hash;
}

function parse(to: string): URL | undefined {
  try {
    return new URL(to, base);
  } catch {
    return undefined;
  }
}
