import { forget } from '../../../api/use-endpoint';
import { forgetOwnStatistics } from '../../../shared/statistics/forget-statistics';

/** The register was corrected: the list and the statistics of whom staff act for may be others by now. */
export function forgetWorks(): void {
  void forget('/profiles/author-books');
  void forgetOwnStatistics();
}
