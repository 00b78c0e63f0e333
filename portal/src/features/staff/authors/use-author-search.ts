import { searchAuthorNames } from '@nimio/domain/author-name/author-name.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { typingRest } from '../../../shared/search/typing-rest';
import { useAskedPart, useFoundPart } from '../../../shared/search/use-part-search';

/** Searches author names by a part, ten per page, each with its profile. */
export function useAuthorSearch(typed: string) {
  const asked = useAskedPart(typed, typingRest.authorNames);
  const { query } = asked;
  const answer = useEndpoint(searchAuthorNames, query && { query });
  return useFoundPart(asked, answer);
}
