import type { readTerms } from '@nimio/domain/terms/terms.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';

export const showTerms: UseCase<typeof readTerms> = async ({ query }) => {
  const { version, validFrom, text } = await system().content.currentTerms();
  return { version, validFrom, text: text[query.language] };
};
