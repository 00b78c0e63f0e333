/** For how many minutes a proof of identity is fresh. */
const freshMinutes = 10;

/**
 * Whether a session's last proof of identity (a password, a code of the second factor, or strong authentication) is fresh
 * enough to decide where money goes.
 *
 * @param provedAt ISO 8601
 * @param now milliseconds of the same clock
 */
export const isProofFresh = (provedAt: string, now: number): boolean =>
  now - Date.parse(provedAt) <= freshMinutes * 60_000;
