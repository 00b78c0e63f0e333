import { type InferType, number, object, string } from 'yup';
import { hash } from '../schema.js';
import { bookTypes } from '../work/book-types.js';
import { workRolesReply } from '../work/work.types.js';

/** `FULL`: all shares of the role are claimed, so that only another number of them can be suggested. */
export const suggestionAlerts = ['FULL'] as const;

/** A work that matches one of the profile's author names and is not on its list (specification §3, Book suggestion). */
export const bookSuggestionReply = object({
  /** Hash of the work, which identifies the suggestion when it is hidden. */
  ab_hash: hash(),
  isbn: string().defined(),
  name: string().defined(),
  /** Its creators as the catalogue writes them; empty when it names none. */
  author: string().defined(),
  type: string().oneOf(bookTypes).required(),
  publisher: string().nullable().defined(),
  publishYear: number().integer().nullable().defined(),
  alert: string().oneOf(suggestionAlerts).nullable().defined(),
  /** The profile's author name that matches, and its roles. */
  authorHash: hash(),
  authorName: string().defined(),
  role: workRolesReply,
});
export type BookSuggestion = InferType<typeof bookSuggestionReply>;

export const bookSuggestionsReply = object({
  /** The number of hidden suggestions; in the list of hidden ones, the number of the others. */
  others: number().integer().required(),
});
