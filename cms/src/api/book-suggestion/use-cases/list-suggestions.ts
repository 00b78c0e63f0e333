import type * as endpoints from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentSuggestion } from '../present.js';
import { suggestionsFor } from '../suggestions-for.js';

export const listSuggestions: UseCase<typeof endpoints.listBookSuggestions> = async ({ query, profile }) => {
  const all = await suggestionsFor(system().db, profile.id);
  const records = all
    .filter(({ work }) => work.is_hidden === (query.hidden === '1' ? 1 : 0))
    .map(presentSuggestion);
  return { records, total: records.length, others: all.length - records.length };
};
