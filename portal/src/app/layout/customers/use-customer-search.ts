import { searchCustomerData } from '@nimio/domain/profile/profile.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { typingRest } from '../../../shared/search/typing-rest';
import { useAskedPart, useFoundPart } from '../../../shared/search/use-part-search';

/** Searches customers by a part of their name, ten per page. */
export function useCustomerSearch(typed: string) {
  const asked = useAskedPart(typed, typingRest.customers);
  const { query } = asked;
  const answer = useEndpoint(searchCustomerData, query && { query });
  return useFoundPart(asked, answer);
}
