import type { ReplyOf } from '@nimio/domain/endpoint';
import { pageSize } from '@nimio/domain/paging';
import { searchWorks } from '@nimio/domain/work/work.endpoints';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { debounceMs } from '../../../../shared/search/debounce';
import { useResults, useSearchQuery, useSearchResults } from '../../../../shared/search/use-search';
import { useProfile } from '../../../../shared/session/use-session';

export type FoundWorks = ReplyOf<typeof searchWorks>;

/** Works by words of their titles and contributors, ten per page. */
export function useWorkSearch(searchText: string) {
  const { hash: profileHash } = useProfile();
  const search = useSearchQuery(searchText, debounceMs.works);
  const { query } = search;
  const books = useEndpoint(
    searchWorks,
    query && { params: { x: query.search }, query: { profileHash, offset: String(query.offset) } },
    { keepPreviousData: true },
  );
  return useSearchResults(search, books);
}

/** The catalogue's books that are not in the register, ten per page, on demand. */
export function useCatalogueResults(searchText: string) {
  const { hash: profileHash } = useProfile();
  const [isRequested, setRequested] = useState(false);
  const [page, setPage] = useState(1);
  const offset = String((page - 1) * pageSize);
  const books = useEndpoint(
    searchWorks,
    isRequested ? { params: { x: searchText }, query: { profileHash, offset, finna: '1' } } : null,
    { keepPreviousData: true },
  );
  const results = useResults(books);
  const load = () => (isRequested ? void results.reload() : setRequested(true));
  return { ...results, isLoading: books.isLoading, load, page, setPage };
}
