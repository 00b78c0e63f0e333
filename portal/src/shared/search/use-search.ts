import { pageSize } from '@nimio/domain/paging';
import { isSearchedFor } from '@nimio/domain/text/search-words';
import { useState } from 'react';
import type { Loaded } from '../../api/use-endpoint';
import type { usePages } from '../list/use-pages';
import { debounceMs, progressDelayMs, useDebounced } from './debounce';

/** The debounced search by a part of a name, from two letters of its longest word on, by page. */
export function useSearchQuery(typed: string, ms: number) {
  const text = typed.trim();
  const [search, flush] = useDebounced(text, ms);
  // Emptying the field ends the search immediately.
  if (text === '' && search !== '') flush();
  const [page, setPage] = useState(1);
  const [searched, setSearched] = useState(search);
  if (search !== searched) {
    setSearched(search);
    setPage(1);
  }
  const query = { search, offset: (page - 1) * pageSize };
  return {
    text,
    search,
    /** `null` when there is nothing to search. */
    query: isSearchedFor(search) ? query : null,
    page,
    setPage,
    /** Searches immediately. */
    flush,
  };
}

/**
 * The debounced search field above a list that pages by `usePages`.
 *
 * @param isEnough whether a text is searched for
 */
export function useListSearch(
  { fromFirst }: Pick<ReturnType<typeof usePages>, 'fromFirst'>,
  isEnough: (text: string) => unknown = isSearchedFor,
) {
  const [typed, setTyped] = useState('');
  const [searched, flush] = useDebounced(typed.trim(), debounceMs.customers);
  return {
    /** Undefined without a search. */
    q: isEnough(searched) ? searched : undefined,
    /** For a `SearchField`. */
    field: { value: typed, onChange: fromFirst(setTyped), onSubmit: flush },
  };
}

/** The results of a call with `keepPreviousData`; progress is shown only when they take a while. */
export function useResults<T>({ data, isPrevious, error, isLoading, reload }: Loaded<T>) {
  const [isSlow] = useDebounced(isLoading, progressDelayMs);
  return {
    found: data,
    error,
    reload,
    /** Whether the results belong to a previous search. */
    isPrevious,
    isWaiting: isLoading && isSlow,
  };
}

/** The results of a search; the previous ones remain until the next, also after a failure, while there is a search. */
export function useSearchResults<T>(search: ReturnType<typeof useSearchQuery>, loaded: Loaded<T>) {
  const { text, query, ...rest } = search;
  const results = useResults(loaded);
  // The search that the latest reply belongs to, since the field was emptied.
  const [answered, setAnswered] = useState<string>();
  const isAnswered = results.found !== undefined && !results.isPrevious;
  const latest = query === null ? undefined : isAnswered ? rest.search : answered;
  if (latest !== answered) setAnswered(latest);
  const found = latest === undefined ? undefined : results.found;
  return {
    ...rest,
    ...results,
    found,
    isPrevious: found !== undefined && (results.isPrevious || text !== rest.search),
    /** Whether the results belong to this search, on any page. */
    isOfSearch: answered === rest.search,
  };
}
