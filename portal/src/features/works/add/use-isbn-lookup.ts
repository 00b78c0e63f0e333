import { getWorkForEdit, listWorksByIsbn } from '@nimio/domain/work/work.endpoints';
import type { FoundBook, WorkForEdit } from '@nimio/domain/work/work.types';
import { useEndpoint } from '../../../api/use-endpoint';
import { debounceMs, useDebounced } from '../../../shared/search/debounce';
import { useProfile } from '../../../shared/session/use-session';
import { type IsbnStatus, isbnStatus, readIsbn } from './isbn-status';

export interface IsbnLookup {
  status: IsbnStatus;
  /** The debounced complete ISBN. */
  whole: string | undefined;
  /** The known data of a complete ISBN. */
  work: WorkForEdit | undefined;
  /** Works whose ISBN has the prefix. */
  choices: FoundBook[];
  /** The number of works with the prefix; the first ones are the options. */
  total: number;
  error: unknown;
  retry: () => Promise<unknown>;
  /** Fetches immediately. */
  flush: () => void;
}

/** Queries the register and the catalogue while an ISBN is typed, debounced. */
export function useIsbnLookup(typed: string): IsbnLookup {
  const { hash: profileHash } = useProfile();
  const [settled, flush] = useDebounced(typed, debounceMs.works);
  const query = readIsbn(settled);
  const work = useEndpoint(
    getWorkForEdit,
    query.whole === undefined ? null : { params: { profileHash, isbn: query.whole }, query: { finna: '1' } },
  );
  const list = useEndpoint(
    listWorksByIsbn,
    query.start === undefined ? null : { params: { x: query.start }, query: { profileHash } },
  );
  const asked = query.whole === undefined ? list : work;
  const isSettled = settled === typed;
  // Results of another query are not shown for the typed text.
  const status = isSettled
    ? isbnStatus(query, {
        ...(work.data && { work: work.data }),
        ...(list.data && { choices: list.data.records.length }),
        hasFailed: asked.error !== undefined && !asked.isLoading,
      })
    : isbnStatus(readIsbn(typed), { hasFailed: false });
  return {
    status,
    whole: query.whole,
    work: isSettled ? work.data : undefined,
    choices: isSettled && list.data ? list.data.records : [],
    total: isSettled && list.data ? list.data.total : 0,
    error: asked.error,
    retry: asked.reload,
    flush,
  };
}
