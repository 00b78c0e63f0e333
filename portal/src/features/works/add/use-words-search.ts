import type { ReplyOf } from '@nimio/domain/endpoint';
import { searchBooks } from '@nimio/domain/work/work.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { typingRest } from '../../../shared/search/typing-rest';
import { useAskedPart, useFoundPart } from '../../../shared/search/use-part-search';
import { useProfile } from '../../../shared/session/use-session';

export type FoundBooks = ReplyOf<typeof searchBooks>;

/** Works by words of their titles and of who made them, ten at a time. */
export function useWordsSearch(words: string) {
  const { hash: profileHash } = useProfile();
  const asked = useAskedPart(words, typingRest.works);
  const { query } = asked;
  const answer = useEndpoint(
    searchBooks,
    query && { params: { x: query.search }, query: { profileHash, offset: String(query.offset) } },
    { keepsLast: true },
  );
  return useFoundPart(asked, answer);
}

/**
 * Those of the catalogue that the register has not, ten at a time.
 *
 * @param words nothing is asked without them
 * @param page from 1
 */
export function useFurtherBooks(words: string | undefined, offset: number) {
  const { hash: profileHash } = useProfile();
  return useEndpoint(
    searchBooks,
    words === undefined
      ? null
      : { params: { x: words }, query: { profileHash, offset: String(offset), finna: '1' } },
    { keepsLast: true },
  );
}
