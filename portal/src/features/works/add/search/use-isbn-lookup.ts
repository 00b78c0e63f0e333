import { getWorkForEdit, listWorksByIsbn } from '@nimio/domain/work/work.endpoints';
import type { FoundWork, WorkForEdit } from '@nimio/domain/work/work.types';
import { useEndpoint } from '../../../../api/use-endpoint';
import { debounceMs, useDebounced } from '../../../../shared/search/debounce';
import { useProfile } from '../../../../shared/session/use-session';
import { type IsbnStatus, isbnStatus, readIsbn } from './isbn-status';

export interface IsbnLookup {
  status: IsbnStatus;
  /** The debounced complete ISBN. */
  whole: string | undefined;
  /** The known data of a complete ISBN. */
  work: WorkForEdit | undefined;
  /** Works whose ISBN has the prefix. */
  choices: FoundWork[];
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
  const [debounced, flush] = useDebounced(typed, debounceMs.works);
  const query = readIsbn(debounced);
  const work = useEndpoint(
    getWorkForEdit,
    query.whole === undefined ? null : { params: { profileHash, isbn: query.whole }, query: { finna: '1' } },
  );
  const list = useEndpoint(
    listWorksByIsbn,
    query.start === undefined ? null : { params: { x: query.start }, query: { profileHash } },
  );
  const current = query.whole === undefined ? list : work;
  const isCurrent = debounced === typed;
  // Results of another query are not shown for the typed text.
  const status = isCurrent
    ? isbnStatus(query, {
        ...(work.data && { work: work.data }),
        ...(list.data && { choices: list.data.records.length }),
        hasFailed: current.error !== undefined && !current.isLoading,
      })
    : isbnStatus(readIsbn(typed), { hasFailed: false });
  return {
    status,
    whole: query.whole,
    work: isCurrent ? work.data : undefined,
    choices: isCurrent && list.data ? list.data.records : [],
    total: isCurrent && list.data ? list.data.total : 0,
    error: current.error,
    retry: current.reload,
    flush,
  };
}
