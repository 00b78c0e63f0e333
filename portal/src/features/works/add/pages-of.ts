import { formatNumber } from '@nimio/design-system';
import { pageSize } from '@nimio/domain/paging';

/** How many were found, and which page of them is shown, for a sentence. */
export const pagesOf = (total: number, page: number) => ({
  total: formatNumber(total),
  page,
  pages: Math.ceil(total / pageSize),
});
