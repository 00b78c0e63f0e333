import { type InferType, number, object, string } from 'yup';
import { flag, hash } from '../schema.js';

/** A suggestion as who made it sees it while it waits. */
export const ownSuggestionReply = object({
  suggestionHash: hash(),
  suggestedAmount: number().required(),
  addIfAccepted: flag(),
  created: string().defined(),
});
export type OwnSuggestion = InferType<typeof ownSuggestionReply>;
