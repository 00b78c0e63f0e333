import { forget } from '../../api/use-endpoint';

/**
 * The statistics of a profile are not what they were (specification §4, Loan statistics cache): after a work was edited
 * or removed, a share claimed, or a suggested change accepted.
 */
export const forgetStatistics = (profileHash: string): Promise<unknown> =>
  forget(`/profiles/${profileHash}/loan-data`);
