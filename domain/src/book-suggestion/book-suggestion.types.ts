import { type InferType, number, object, string } from 'yup';
import { hash } from '../schema.js';
import { bookTypes } from '../work/book-types.js';
import { workRolesReply } from '../work/work.types.js';

/** `FULL`: all shares of the role are taken, so that one can only propose another number of them. */
export const suggestionAlerts = ['FULL'] as const;

/** A work that names one of the profile's author names, and is not on its list (specification §3, Book suggestion). */
export const bookSuggestionReply = object({
  /** The work's hash: what a suggestion is hidden by. */
  ab_hash: hash(),
  isbn: string().defined(),
  name: string().defined(),
  /** Who wrote it, as the catalogue writes them; empty when it does not tell. */
  author: string().defined(),
  type: string().oneOf(bookTypes).required(),
  publisher: string().nullable().defined(),
  publishYear: number().integer().nullable().defined(),
  alert: string().oneOf(suggestionAlerts).nullable().defined(),
  /** The profile's name that the work names, and in which roles. */
  authorHash: hash(),
  authorName: string().defined(),
  role: workRolesReply,
});
export type BookSuggestion = InferType<typeof bookSuggestionReply>;

export const bookSuggestionsReply = object({
  /** How many there are besides that were hidden; of the hidden ones, how many were not. */
  others: number().integer().required(),
});
