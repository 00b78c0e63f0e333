import type * as endpoints from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { authorLines } from '../../work/contributors.js';
import { enqueueDueNameSearches } from '../enqueue-name-search.js';
import { presentSuggestion } from '../present.js';
import { hasSuggestions, readBookSuggestions } from '../store.js';

/** Suggestions from the register are returned immediately; what the catalogue finds is included in the next read. */
export const listBookSuggestions: UseCase<typeof endpoints.listBookSuggestions> = async ({
  query,
  profile,
}) => {
  const { db } = system();
  if (!(await hasSuggestions(db, profile.id))) return { records: [], total: 0, others: 0 };
  await enqueueDueNameSearches(profile.id);
  const all = await readBookSuggestions(db, profile.id);
  const requested = all.filter(({ work }) => work.is_hidden === (query.hidden === '1' ? 1 : 0));
  const authors = await authorLines(
    db,
    requested.map(({ work }) => work.id),
  );
  const records = requested.map((suggestion) =>
    presentSuggestion(suggestion, authors.get(suggestion.work.id) ?? ''),
  );
  return { records, total: records.length, others: all.length - records.length };
};
