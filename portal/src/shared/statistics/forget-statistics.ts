import { forget } from '../../api/use-endpoint';
import { currentMember } from '../session/session-store';

/** Profiles whose figures have changed since they were last looked at. */
const changed = new Set<string>();

/**
 * The statistics of a profile are not what they were (specification §4, Loan statistics cache): after a work was edited
 * or removed, a share claimed, or a suggested change accepted.
 */
export function forgetStatistics(profileHash: string): Promise<unknown> {
  changed.add(profileHash);
  return forget(`/profiles/${profileHash}/loan-data`);
}

/** The same of the profile that one acts for, after staff have corrected what shares are reckoned from. */
export async function forgetOwnStatistics(): Promise<void> {
  const profileHash = currentMember()?.me.profile?.hash;
  if (profileHash !== undefined) await forgetStatistics(profileHash);
}

/** Whether the statistics have been forgotten since they were last looked at, as long as the portal stays open. */
export const statisticsHaveChanged = (profileHash: string): boolean => changed.has(profileHash);

/** They are being looked at: what has changed is told once. */
export const lookAtStatistics = (profileHash: string): void => void changed.delete(profileHash);
