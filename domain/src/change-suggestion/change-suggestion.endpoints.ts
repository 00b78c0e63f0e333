import { string } from 'yup';
import { endpoint, nothing, profileIn, record, records, staffWith } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import { workForEditReply } from '../work/work.types.js';
import {
  acceptChangeSuggestionSchema,
  rejectChangeSuggestionSchema,
  suggestChangeSchema,
} from './change-suggestion.schema.js';
import { changeSuggestionReply, staffChangeSuggestionReply } from './change-suggestion.types.js';
import { ownSuggestionReply } from './own-suggestion.js';

export const suggestChange = endpoint({
  method: 'POST',
  path: '/profiles/suggest-amount-change',
  summary: 'Suggest another number of authors or translators to the owner of the deal',
  access: profileIn('body', 'suggesterAuthorHash', 'authorName'),
  throttle: 'suggestion',
  body: suggestChangeSchema,
  reply: record(ownSuggestionReply, 201),
});

export const withdrawChangeSuggestion = endpoint({
  method: 'DELETE',
  path: '/profiles/suggest-amount-change/:suggestionHash',
  summary: 'Withdraw a pending suggestion',
  access: profileIn('params', 'suggestionHash', 'ownSuggestion'),
  params: shape({ suggestionHash: hash() }),
  reply: nothing,
});

export const listChangeSuggestions = endpoint({
  method: 'GET',
  path: '/profiles/get-deal-suggestions/:profileHash',
  summary: 'Pending suggestions to this profile, oldest first',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  reply: records(changeSuggestionReply),
});

export const acceptChangeSuggestion = endpoint({
  method: 'PUT',
  path: '/profiles/accept-deal-suggestion',
  summary: 'Accept a suggestion: set the suggested number, and give the suggester a share if requested',
  access: profileIn('body', 'suggestionHash', 'receivedSuggestion'),
  body: acceptChangeSuggestionSchema,
  reply: record(workForEditReply),
});

export const rejectChangeSuggestion = endpoint({
  method: 'PUT',
  path: '/profiles/reject-deal-suggestion',
  summary: 'Decline a suggestion, with a reason',
  access: profileIn('body', 'suggestionHash', 'receivedSuggestion'),
  body: rejectChangeSuggestionSchema,
  reply: nothing,
});

export const listChangeSuggestionsOfYear = endpoint({
  method: 'GET',
  path: '/suggestions',
  summary: 'Change suggestions of a year with their outcome, newest first, ten per page',
  access: staffWith('manageWorks'),
  query: shape({
    year: string()
      .matches(/^\d{4}$/)
      .required(),
    offset: offset().default(0),
  }),
  reply: records(staffChangeSuggestionReply),
});
