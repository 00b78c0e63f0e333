import type { ReplyOf } from '@nimio/domain/endpoint';
import type { Language } from '@nimio/domain/schema';
import { readTerms } from '@nimio/domain/terms/terms.endpoints';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../intl/use-text';

export interface ReadableTerms {
  data: ReplyOf<typeof readTerms>;
  /** That the text is in. */
  language: Language;
}

/** The terms of use in force, in the spoken language; the former one stays until they have come in another. */
export function useTerms() {
  const { language } = useText();
  const { data, error, reload } = useEndpoint(readTerms, { query: { language } });
  const [shown, setShown] = useState<ReadableTerms>();
  if (data && data !== shown?.data) setShown({ data, language });
  return { shown, error, reload };
}
