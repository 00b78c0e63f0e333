import { formatNumber } from '@nimio/design-system';
import { pageSize } from '@nimio/domain/paging';

/** The total and the shown page, as values of a message. */
export const pagesOf = (total: number, page: number) => ({
  total: formatNumber(total),
  page,
  pages: Math.ceil(total / pageSize),
});
