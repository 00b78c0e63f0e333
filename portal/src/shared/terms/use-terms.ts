import { readTerms } from '@nimio/domain/terms/terms.endpoints';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../intl/use-text';

/** The terms of use in force, in the spoken language. */
export function useTerms() {
  const { language } = useText();
  return useEndpoint(readTerms, { query: { language } });
}
