const owed = new Set<() => Promise<unknown>>();

/**
 * Something that waits to be sent, and has to reach the server while there is a session.
 *
 * @returns takes it back, once it has left or is not wanted any more
 */
export function oweBeforeLogout(send: () => Promise<unknown>): () => void {
  owed.add(send);
  return () => void owed.delete(send);
}

/** Sends it all at once. What fails keeps nobody from logging out. */
export const sendOwed = (): Promise<unknown> => Promise.allSettled([...owed].map((send) => send()));
