const base = 'https://portal.invalid';

/**
 * Where to go after login: the path of `?to=` when it is one of our own pages, else Home. Another site's address,
 * in whatever disguise, is never followed.
 */
export function returnPath(to: string | null): string {
  if (to === null || !/^\/(?![/\\])/.test(to)) return '/';
  const url = parse(to);
  if (!url || url.origin !== base) return '/';
  return /^\/(?:api|admin|login)(?:\/|$)/.test(url.pathname) ? '/' : url.pathname + url.search + url.hash;
}

function parse(to: string): URL | undefined {
  try {
    return new URL(to, base);
  } catch {
    return undefined;
  }
}
