import { type InferType, number, object, string } from 'yup';
import { flag, hash } from '../schema.js';
import { bookTypes } from '../work/book-types.js';
import { billableRoles } from '../work/roles.js';
import { changeSuggestionStates, rejectionReasons } from './change-suggestion.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

const suggestionFields = {
  suggestionHash: hash(),
  bookIsbn: text(),
  bookName: text(),
  role: string().oneOf(billableRoles).required(),
  /** The number of people who share the role now; `null` when its deal is gone. */
  amount: number().nullable().defined(),
  suggestedAmount: number().required(),
  reason: text(),
  addIfAccepted: flag(),
  created: text(),
};

/** A suggestion as the owner of the deal sees it. */
export const changeSuggestionReply = object({
  ...suggestionFields,
  bookType: string().oneOf(bookTypes).required(),
  publisher: optional(),
  publishYear: number().nullable().defined(),
  /** Empty when the suggester does not publish the author name. */
  suggesterName: text(),
  suggesterAuthorHash: optional(),
  suggesterProfileHash: hash(),
});
export type ChangeSuggestion = InferType<typeof changeSuggestionReply>;

/** A suggestion with its outcome, as staff see it. */
export const staffChangeSuggestionReply = object({
  ...suggestionFields,
  state: string().oneOf(changeSuggestionStates).required(),
  /** The number of people who shared the role when it was suggested. */
  amountBefore: number().required(),
  rejectionReason: string().oneOf(rejectionReasons).nullable().defined(),
  /** When it was answered or cancelled. */
  decided: optional(),
  suggesterName: text(),
  suggesterProfileHash: hash(),
  /** The present owner of the deal. */
  ownerName: optional(),
  ownerProfileHash: optional(),
});
export type StaffChangeSuggestion = InferType<typeof staffChangeSuggestionReply>;
