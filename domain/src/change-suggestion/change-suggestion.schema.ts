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

/** Accepted because the specification's calls carry it; what the register knows counts. */
const bookName = () => requiredText(500).optional();

/**
 * Whether the suggester is added is for the suggestion to say; who it is has to be right when it is said, and so has the
 * number that is told to share the role now: whoever accepts knows what changes.
 */
export const acceptSuggestionSchema = shape({
  suggestionHash: hash(),
  amount: amount().optional(),
  bookName: bookName(),
  suggesterAuthorHash: hash().optional(),
  suggesterProfileHash: hash().optional(),
  addIfAccepted: flag().optional(),
});

export const rejectSuggestionSchema = shape({
  suggestionHash: hash(),
  bookName: bookName(),
  reason: string().oneOf(rejectionReasons).default(defaultRejectionReason),
});
