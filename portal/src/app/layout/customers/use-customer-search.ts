import { searchCustomerData } from '@nimio/domain/profile/profile.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { useAskedPart, useFoundPart } from '../../../shared/search/use-part-search';

/** After the last letter, in milliseconds (specification §9). */
const typingRest = 800;

/** Customers by a part of their name, ten at a time. */
export function useCustomerSearch(typed: string) {
  const asked = useAskedPart(typed, typingRest);
  const { query } = asked;
  const answer = useEndpoint(searchCustomerData, query && { query }, { keepsLast: true });
  return useFoundPart(asked, answer);
}
