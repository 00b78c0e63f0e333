const storageKey = 'nimio.user';

/**
 * Whether another user is logged in than this page has shown, or than was last in this browser. Then drafts are deleted
 * and the page is reloaded (specification §4, Session).
 */
export const isOtherUser = (now: string, shown: string | undefined, stored: string | null): boolean =>
  [shown, stored].some((hash) => hash != null && hash !== now);

/** Hash of the login that was last used in this browser, in any tab. */
export const storedUser = (): string | null => localStorage.getItem(storageKey);

export const storeUser = (hash: string): void => localStorage.setItem(storageKey, hash);
