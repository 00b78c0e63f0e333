import { isServerPath } from '@nimio/domain/server-path';

/** Where a link leads: to a page of the portal, or to an address that the browser has to load. */
export type Destination = { page: string } | { address: string };

const isAbsolute = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Resolves a link of this origin. Editors also paste whole addresses of the portal's pages, files and admin, which the
 * router would take for paths.
 *
 * @param href as it is written
 * @param here the current address
 */
export function destinationOf(href: string, here: string): Destination {
  // An address that is not valid is left to the browser.
  if (!URL.canParse(href, here)) return { address: href };
  const { origin, pathname, search, hash } = new URL(href, here);
  if (origin !== new URL(here).origin || isServerPath(pathname)) return { address: href };
  return { page: isAbsolute.test(href) ? pathname + search + hash : href };
}
