import type { ReplyOf } from '@nimio/domain/endpoint';
import { getTerms } from '@nimio/domain/terms/terms.endpoints';
import { useContent } from '../content/use-content';

/** The terms of use, with the language of the text. */
export type ReadableTerms = ReplyOf<typeof getTerms>;

/** The terms of use in force. */
export const useTerms = () => useContent(getTerms);
