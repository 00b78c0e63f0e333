import { forget } from '../../../api/use-endpoint';
import { forgetOwnStatistics } from '../../../shared/statistics/forget-statistics';

/** Invalidates library classes, and what is calculated from their factors. */
export const forgetClasses = (): Promise<unknown> => Promise.all([forget('/ykls'), forgetOwnStatistics()]);
