import { getContractText } from '@nimio/domain/contract/contract.endpoints';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';

/** The contract's text in force, or that of the accepted version, in the current language. */
export function useContractText(version?: number) {
  const { language } = useText();
  return useEndpoint(getContractText, {
    query: { language, ...(version !== undefined && { version: String(version) }) },
  });
}
