import { string } from 'yup';
import { flag, hash, multilineText, requiredText, shape } from '../schema.js';
import { billableRoles } from '../work/roles.js';
import { amount, isbn } from '../work/work.schema.js';
import { defaultRejectionReason, rejectionReasons } from './change-suggestion.js';

export const longestReason = 1000;

/** Body of suggesting another number for a deal; no field may be empty (specification §5 "Share-change suggestion"). */
export const suggestChangeSchema = shape({
  bookIsbn: isbn().required(),
  role: string().oneOf(billableRoles).required(),
  suggestedAmount: amount().required(),
  suggestionReason: multilineText(longestReason).required(),
  suggesterAuthorHash: hash(),
  addIfAccepted: flag(),
});

/** Accepted because the specification's calls include it; the register's value is used. */
const bookName = () => requiredText(500).optional();

/**
 * Whether the suggester is added is part of the suggestion. The suggester and the current number are optional here, but
 * have to be correct when they are sent, so that the owner accepts exactly what was shown.
 */
export const acceptChangeSuggestionSchema = shape({
  suggestionHash: hash(),
  amount: amount().optional(),
  bookName: bookName(),
  suggesterAuthorHash: hash().optional(),
  suggesterProfileHash: hash().optional(),
  addIfAccepted: flag().optional(),
});

export const rejectChangeSuggestionSchema = shape({
  suggestionHash: hash(),
  bookName: bookName(),
  reason: string().oneOf(rejectionReasons).default(defaultRejectionReason),
});
