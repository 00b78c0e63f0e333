import { pageSize } from '@nimio/domain/paging';
import { isSearchedFor } from '@nimio/domain/text/search-words';
import { useState } from 'react';
import type { Loaded } from '../../api/use-endpoint';
import { waitRest } from './typing-rest';
import { useDebounced } from './use-debounced';

/**
 * The debounced search by a part of a name, from two letters of its longest word on, by page.
 *
 * @param restMs debounce in milliseconds
 */
export function useAskedPart(typed: string, restMs: number) {
  const text = typed.trim();
  const [search, hurry] = useDebounced(text, restMs);
  // Emptying the field ends the search immediately.
  if (text === '' && search !== '') hurry();
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
    hurry,
  };
}

type AskedPart = ReturnType<typeof useAskedPart>;

/** Keeps the previous reply until the next one, also after a failure, while there is a search. */
export function useKept<T>(isAsked: boolean, { data, error, isLoading, reload }: Loaded<T>) {
  const [isSlow] = useDebounced(isLoading, waitRest);
  const [last, setLast] = useState<{ answer: T }>();
  // The previous reply is dropped when the search was empty in between.
  if (!isAsked && last) setLast(undefined);
  if (isAsked && data !== undefined && data !== last?.answer) setLast({ answer: data });
  const found = isAsked ? (data ?? last?.answer) : undefined;
  return {
    found,
    error: isAsked ? error : undefined,
    reload,
    /** Whether the shown results belong to a previous search. */
    isOld: found !== undefined && data === undefined,
    isWaiting: isLoading && isSlow,
  };
}

/** Its results. */
export function useFoundPart<T>({ text, query, ...asked }: AskedPart, answer: Loaded<T>) {
  const kept = useKept(query !== null, answer);
  const isOld = kept.isOld || (kept.found !== undefined && text !== asked.search);
  return { ...asked, ...kept, isOld };
}
