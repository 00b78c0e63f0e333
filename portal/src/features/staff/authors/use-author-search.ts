import { searchAuthorNames } from '@nimio/domain/author-name/author-name.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { debounceMs } from '../../../shared/search/debounce';
import { useSearchQuery, useSearchResults } from '../../../shared/search/use-search';

/** Searches author names by a part, ten per page, each with its profile. */
export function useAuthorSearch(typed: string) {
  const search = useSearchQuery(typed, debounceMs.authorNames);
  const { query } = search;
  return useSearchResults(
    search,
    useEndpoint(searchAuthorNames, query && { query }, { keepPreviousData: true }),
  );
}
