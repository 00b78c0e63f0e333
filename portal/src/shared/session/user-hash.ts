const storageKey = 'nimio.user';

/**
 * Whether another person is logged in than this page has shown, or than was here last in this browser: then what
 * that one typed is forgotten and the page is loaded anew (specification §4, Session).
 */
export const isOtherUser = (now: string, shown: string | undefined, stored: string | null): boolean =>
  [shown, stored].some((hash) => hash != null && hash !== now);

/** Hash of the login that was used last in this browser, by whichever tab. */
export const storedUser = (): string | null => localStorage.getItem(storageKey);

export const storeUser = (hash: string): void => localStorage.setItem(storageKey, hash);
