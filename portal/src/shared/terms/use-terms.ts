import type { ReplyOf } from '@nimio/domain/endpoint';
import { getTerms } from '@nimio/domain/terms/terms.endpoints';
import { useContent } from '../content/use-content';

/** The terms of use as they are shown, with the language that the text is in. */
export type ReadableTerms = ReplyOf<typeof getTerms>;

/** The terms of use in force. */
export const useTerms = () => useContent(getTerms);
