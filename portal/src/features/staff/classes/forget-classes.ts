import { forget } from '../../../api/use-endpoint';
import { forgetOwnStatistics } from '../../../shared/statistics/forget-statistics';

/** Library classes, and what is reckoned with their factors, are others by now. */
export const forgetClasses = (): Promise<unknown> => Promise.all([forget('/ykls'), forgetOwnStatistics()]);
