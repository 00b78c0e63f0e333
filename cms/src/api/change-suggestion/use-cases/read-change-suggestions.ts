import type * as endpoints from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentOfYear, presentReceived } from '../present.js';
import { readOfYear, readReceived } from '../store.js';

export const listChangeSuggestions: UseCase<typeof endpoints.listChangeSuggestions> = async ({ profile }) => {
  const records = (await readReceived(system().db, profile.id)).map(presentReceived);
  return { records, total: records.length };
};

export const listChangeSuggestionsOfYear: UseCase<typeof endpoints.listChangeSuggestionsOfYear> = async ({
  query,
}) => {
  const { rows, total } = await readOfYear(system().db, Number(query.year), query.offset);
  return { records: rows.map(presentOfYear), total };
};
