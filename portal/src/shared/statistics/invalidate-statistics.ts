import { invalidate } from '../../api/use-endpoint';
import { currentMember } from '../session/session-store';

const loanDataPath = (profileHash: string): string => `/profiles/${profileHash}/loan-data`;

/** Profiles whose statistics have changed since they were last shown. */
const changed = new Set<string>();

/**
 * Invalidates the statistics of a profile (specification §4, Loan statistics cache) after a work was edited or removed,
 * a share claimed, or a suggestion accepted.
 */
export function invalidateStatistics(profileHash: string): Promise<unknown> {
  changed.add(profileHash);
  return invalidate(loanDataPath(profileHash));
}

/**
 * Invalidates the statistics of the current customer after staff corrected the data that shares are calculated from.
 * Whether they differ is unknown, so no notice is shown.
 */
export async function invalidateOwnStatistics(): Promise<void> {
  const profileHash = currentMember()?.me.profile?.hash;
  if (profileHash !== undefined) await invalidate(loanDataPath(profileHash));
}

/** Whether the statistics have been invalidated since they were last shown, while the portal is open. */
export const statisticsHaveChanged = (profileHash: string): boolean => changed.has(profileHash);

/** The statistics are shown, so the notice is shown once. */
export const lookAtStatistics = (profileHash: string): void => void changed.delete(profileHash);
