import { pageSize } from '@nimio/domain/paging';
import { isSearchedFor } from '@nimio/domain/text/search-words';
import { useState } from 'react';
import type { Loaded } from '../../api/use-endpoint';
import { waitRest } from './typing-rest';
import { useDebounced } from './use-debounced';

/**
 * What is asked for by a part of a name: from two letters of its longest word on, once the typing has rested, a page at a time.
 *
 * @param restMs how long that is, in milliseconds
 */
export function useAskedPart(typed: string, restMs: number) {
  const text = typed.trim();
  const [search, hurry] = useDebounced(text, restMs);
  // An emptied field asks nothing any more, however soon something else is typed.
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
    /** Null as long as nothing is to be asked. */
    query: isSearchedFor(search) ? query : null,
    page,
    setPage,
    hurry,
  };
}

type AskedPart = ReturnType<typeof useAskedPart>;

/** An answer that stays until the next has come, also when that fails, for as long as something is asked. */
export function useKept<T>(isAsked: boolean, { data, error, isLoading, reload }: Loaded<T>) {
  const [isSlow] = useDebounced(isLoading, waitRest);
  const [last, setLast] = useState<{ answer: T }>();
  // Nothing stays of what was asked before nothing was asked for a while.
  if (!isAsked && last) setLast(undefined);
  if (isAsked && data !== undefined && data !== last?.answer) setLast({ answer: data });
  const found = isAsked ? (data ?? last?.answer) : undefined;
  return {
    found,
    error: isAsked ? error : undefined,
    reload,
    /** What is shown is not, or not yet, the answer to what is asked. */
    isOld: found !== undefined && data === undefined,
    isWaiting: isLoading && isSlow,
  };
}

/** What was found for it. */
export function useFoundPart<T>({ text, query, ...asked }: AskedPart, answer: Loaded<T>) {
  const kept = useKept(query !== null, answer);
  const isOld = kept.isOld || (kept.found !== undefined && text !== asked.search);
  return { ...asked, ...kept, isOld };
}
