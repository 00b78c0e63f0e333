const keyOf = (page: string, profileHash: string) => `nimio.${page}.${profileHash}`;

/**
 * Stores the view of a page for a profile. Logging out deletes it.
 *
 * @param page its name in the portal: `statistics`
 */
export const remember = (page: string, profileHash: string, value: object): void =>
  localStorage.setItem(keyOf(page, profileHash), JSON.stringify(value));

/** The stored view, which the page validates. */
export const remembered = (page: string, profileHash: string): Record<string, unknown> =>
  parseRemembered(localStorage.getItem(keyOf(page, profileHash)));

/** Empty when the stored value is no object. */
export function parseRemembered(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
