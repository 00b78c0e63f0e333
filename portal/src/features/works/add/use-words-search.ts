import type { ReplyOf } from '@nimio/domain/endpoint';
import { pageSize } from '@nimio/domain/paging';
import { searchBooks } from '@nimio/domain/work/work.endpoints';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { typingRest } from '../../../shared/search/typing-rest';
import { useAskedPart, useFoundPart, useKept } from '../../../shared/search/use-part-search';
import { useProfile } from '../../../shared/session/use-session';

export type FoundBooks = ReplyOf<typeof searchBooks>;

/** Works by words of their titles and contributors, ten per page. */
export function useWordsSearch(words: string) {
  const { hash: profileHash } = useProfile();
  const asked = useAskedPart(words, typingRest.works);
  const { query } = asked;
  const answer = useEndpoint(
    searchBooks,
    query && { params: { x: query.search }, query: { profileHash, offset: String(query.offset) } },
  );
  const [answered, setAnswered] = useState<string>();
  if (answer.data && answered !== asked.search) setAnswered(asked.search);
  return {
    ...useFoundPart(asked, answer),
    /** The results belong to these words, on any page. */
    isOfWords: answered === asked.search,
  };
}

/** The catalogue's books that are not in the register, ten per page, on demand. */
export function useFurtherBooks(words: string) {
  const { hash: profileHash } = useProfile();
  const [isAsked, setAsked] = useState(false);
  const [page, setPage] = useState(1);
  const offset = String((page - 1) * pageSize);
  const answer = useEndpoint(
    searchBooks,
    isAsked ? { params: { x: words }, query: { profileHash, offset, finna: '1' } } : null,
  );
  const kept = useKept(isAsked, answer);
  const ask = () => (isAsked ? void kept.reload() : setAsked(true));
  return { ...kept, isAsked, isLoading: answer.isLoading, ask, page, setPage };
}
