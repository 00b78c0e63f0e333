const keyOf = (page: string, profileHash: string) => `nimio.${page}.${profileHash}`;

/**
 * Keeps how a person reads a page for a profile. Logging out forgets it with everything else of the person.
 * @param page its name among the portal's: `statistics`
 */
export const remember = (page: string, profileHash: string, value: object): void =>
  localStorage.setItem(keyOf(page, profileHash), JSON.stringify(value));

/** What was kept, for the page to take what makes sense. */
export const remembered = (page: string, profileHash: string): Record<string, unknown> =>
  parseRemembered(localStorage.getItem(keyOf(page, profileHash)));

/** Nothing where what is stored is no object. */
export function parseRemembered(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
