import { invalidate } from '../../../api/use-endpoint';
import { invalidateOwnStatistics } from '../../../shared/statistics/invalidate-statistics';

/** Invalidates library classes, and what is calculated from their factors. */
export const invalidateClasses = (): Promise<unknown> =>
  Promise.all([invalidate('/ykls'), invalidateOwnStatistics()]);
