import { pageSize } from '@nimio/domain/paging';
import { isSearchedFor } from '@nimio/domain/text/search-words';
import { useState } from 'react';
import type { Loaded } from '../../api/use-endpoint';
import { waitRest } from './typing-rest';
import { useRested } from './use-rested';

/**
 * What is asked for by a part of a name: from two letters of its longest word on, once the typing has rested, a page at a time.
 *
 * @param restMs how long that is, in milliseconds
 */
export function useAskedPart(typed: string, restMs: number) {
  const text = typed.trim();
  const [search, hurry] = useRested(text, restMs);
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
    /** Null as long as nothing is to be asked. */
    query: isSearchedFor(search) ? query : null,
    page,
    setPage,
    hurry,
  };
}

type AskedPart = ReturnType<typeof useAskedPart>;

/** What was found for it. The last answer stays until the next has come. */
export function useFoundPart<T>({ text, query, ...asked }: AskedPart, answer: Loaded<T>) {
  const { data, error, isLoading, reload } = answer;
  const [isSlow] = useRested(isLoading, waitRest);
  const found = query && !error ? data : undefined;
  return {
    ...asked,
    found,
    error: query ? error : undefined,
    reload,
    /** What is shown is not, or not yet, the answer to what is typed. */
    isOld: found !== undefined && (isLoading || text !== asked.search),
    isWaiting: isLoading && isSlow,
  };
}
