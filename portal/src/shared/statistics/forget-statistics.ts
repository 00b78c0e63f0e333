import { forget } from '../../api/use-endpoint';
import { currentMember } from '../session/session-store';

/**
 * The statistics of a profile are not what they were (specification §4, Loan statistics cache): after a work was edited
 * or removed, a share claimed, or a suggested change accepted.
 */
export const forgetStatistics = (profileHash: string): Promise<unknown> =>
  forget(`/profiles/${profileHash}/loan-data`);

/** The same of the profile that one acts for, after staff have corrected what shares are reckoned from. */
export async function forgetOwnStatistics(): Promise<void> {
  const profileHash = currentMember()?.me.profile?.hash;
  if (profileHash !== undefined) await forgetStatistics(profileHash);
}
