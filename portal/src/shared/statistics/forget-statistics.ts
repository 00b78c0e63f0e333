import { forget } from '../../api/use-endpoint';
import { currentMember } from '../session/session-store';

const placeOf = (profileHash: string): string => `/profiles/${profileHash}/loan-data`;

/** Profiles whose figures have changed since they were last looked at. */
const changed = new Set<string>();

/**
 * The statistics of a profile are not what they were (specification §4, Loan statistics cache): after a work was edited
 * or removed, a share claimed, or a suggested change accepted.
 */
export function forgetStatistics(profileHash: string): Promise<unknown> {
  changed.add(profileHash);
  return forget(placeOf(profileHash));
}

/**
 * Staff have corrected what shares are reckoned from: those of the profile that they act for are asked for anew. Whether
 * they are others by that is not known, so nothing is said of it.
 */
export async function forgetOwnStatistics(): Promise<void> {
  const profileHash = currentMember()?.me.profile?.hash;
  if (profileHash !== undefined) await forget(placeOf(profileHash));
}

/** Whether the statistics have been forgotten since they were last looked at, as long as the portal stays open. */
export const statisticsHaveChanged = (profileHash: string): boolean => changed.has(profileHash);

/** They are being looked at: what has changed is told once. */
export const lookAtStatistics = (profileHash: string): void => void changed.delete(profileHash);
