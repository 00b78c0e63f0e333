import { type InferType, number, object, string } from 'yup';
import { flag, hash } from '../schema.js';

/** A pending suggestion as the suggester sees it. */
export const ownSuggestionReply = object({
  suggestionHash: hash(),
  suggestedAmount: number().required(),
  addIfAccepted: flag(),
  created: string().defined(),
});
export type OwnSuggestion = InferType<typeof ownSuggestionReply>;
