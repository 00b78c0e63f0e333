import { readContractText } from '@nimio/domain/contract/contract.endpoints';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';

/** The contract's text in force, in the spoken language. */
export function useContractText() {
  const { language } = useText();
  return useEndpoint(readContractText, { query: { language } });
}
