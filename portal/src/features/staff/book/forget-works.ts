import { forget } from '../../../api/use-endpoint';
import { forgetOwnStatistics } from '../../../shared/statistics/forget-statistics';

/** Invalidates the list and the statistics of the current customer after a correction of the register. */
export function forgetWorks(): void {
  void forget('/profiles/author-books');
  void forgetOwnStatistics();
}
