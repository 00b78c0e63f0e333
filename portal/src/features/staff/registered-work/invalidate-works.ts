import { invalidate } from '../../../api/use-endpoint';
import { invalidateOwnStatistics } from '../../../shared/statistics/invalidate-statistics';

/** Invalidates the list and the statistics of the current customer after a correction of the register. */
export function invalidateWorks(): void {
  void invalidate('/profiles/author-books');
  void invalidateOwnStatistics();
}
