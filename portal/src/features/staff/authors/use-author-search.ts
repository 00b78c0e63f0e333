import { searchAuthorNames } from '@nimio/domain/author-name/author-name.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { useAskedPart, useFoundPart } from '../../../shared/search/use-part-search';

/** After the last letter, in milliseconds (specification §9, Debounces). */
const typingRest = 500;

/** Author names by a part of them, ten at a time, each with its profile. */
export function useAuthorSearch(typed: string) {
  const asked = useAskedPart(typed, typingRest);
  const { query } = asked;
  const answer = useEndpoint(searchAuthorNames, query && { query }, { keepsLast: true });
  return useFoundPart(asked, answer);
}
