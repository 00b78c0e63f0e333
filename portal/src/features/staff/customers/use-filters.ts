import { useSearchParams } from 'react-router';
import { type Filters, filtersIn, pageIn, paramsOf } from './filters';

/** The filters and the page of the list, which are those of the address; other filters start at the first page. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const go = (next: Filters, page = 1) =>
    setParams(paramsOf(next, page), { replace: true, preventScrollReset: true });
  return {
    filters,
    page: pageIn(params),
    setFilters: (changes: Partial<Filters>) => go({ ...filters, ...changes }),
    setPage: (page: number) => go(filters, page),
  };
}
