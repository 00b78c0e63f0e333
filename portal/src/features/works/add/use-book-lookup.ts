import { searchBooks } from '@nimio/domain/work/work.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { useProfile } from '../../../shared/session/use-session';
import { readEntry, wordsStatus } from './book-entry';
import { type IsbnLookup, useIsbnLookup } from './use-isbn-lookup';
import { useSettled } from './use-settled';

export interface BookLookup extends IsbnLookup {
  isByWords: boolean;
  /** How many works the words find; the first of them are the choices. */
  total: number;
}

/** Asks for what is typed, an ISBN or words, after a pause. */
export function useBookLookup(typed: string): BookLookup {
  const { isbn, words } = readEntry(typed);
  const byIsbn = useIsbnLookup(isbn);
  const byWords = useWordsLookup(words);
  return words === '' ? { ...byIsbn, isByWords: false, total: byIsbn.choices.length } : byWords;
}

function useWordsLookup(words: string): BookLookup {
  const { hash: profileHash } = useProfile();
  const settled = useSettled(words);
  const { data, error, isLoading, reload } = useEndpoint(
    searchBooks,
    settled === '' ? null : { params: { x: settled }, query: { profileHash } },
  );
  // What was found for other words is not said of what is being typed.
  const found = settled === words ? data : undefined;
  const hasFailed = settled === words && error !== undefined && !isLoading;
  return {
    isByWords: true,
    status: wordsStatus(words, { ...(found && { found }), hasFailed }),
    whole: undefined,
    work: undefined,
    choices: found?.records ?? [],
    total: found?.total ?? 0,
    error,
    retry: () => void reload(),
  };
}
