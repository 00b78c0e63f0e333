import { searchCustomerData } from '@nimio/domain/profile/profile.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { debounceMs } from '../../../shared/search/debounce';
import { useSearchQuery, useSearchResults } from '../../../shared/search/use-search';

/** Searches customers by a part of their name, ten per page. */
export function useCustomerSearch(typed: string) {
  const search = useSearchQuery(typed, debounceMs.customers);
  const { query } = search;
  return useSearchResults(
    search,
    useEndpoint(searchCustomerData, query && { query }, { keepPreviousData: true }),
  );
}
