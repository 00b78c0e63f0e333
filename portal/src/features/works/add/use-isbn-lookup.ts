import { getWorkForEdit, listWorksByIsbn } from '@nimio/domain/work/work.endpoints';
import type { FoundBook, WorkForEdit } from '@nimio/domain/work/work.types';
import { useEndpoint } from '../../../api/use-endpoint';
import { typingRest } from '../../../shared/search/typing-rest';
import { useDebounced } from '../../../shared/search/use-debounced';
import { useProfile } from '../../../shared/session/use-session';
import { type IsbnStatus, isbnStatus, readIsbn } from './isbn-status';

export interface IsbnLookup {
  status: IsbnStatus;
  /** The ISBN that is looked up, once it is whole and nobody has typed for a while. */
  whole: string | undefined;
  /** What is known of a whole ISBN. */
  work: WorkForEdit | undefined;
  /** Works whose ISBN begins so. */
  choices: FoundBook[];
  /** How many begin so; the first of them are the choices. */
  total: number;
  error: unknown;
  retry: () => Promise<unknown>;
  /** Asks at once. */
  hurry: () => void;
}

/** Asks the register and the catalogue while an ISBN is typed, after a pause. */
export function useIsbnLookup(typed: string): IsbnLookup {
  const { hash: profileHash } = useProfile();
  const [settled, hurry] = useDebounced(typed, typingRest.works);
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
  // What was found for something else is not said of what is being typed.
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
    hurry,
  };
}
