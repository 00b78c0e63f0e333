import { string } from 'yup';
import { endpoint, nothing, profileIn, records } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { bookSuggestionReply, bookSuggestionsReply } from './book-suggestion.types.js';

export const listBookSuggestions = endpoint({
  method: 'GET',
  path: '/profiles/book-suggestions/:profileHash',
  summary:
    'Works of the register whose contributors match one of the profile’s author names and that are not on its list; with hidden=1 those that were hidden',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  query: shape({ hidden: string().oneOf(['0', '1'] as const) }),
  reply: records(bookSuggestionReply, bookSuggestionsReply),
});

const suggestion = () => shape({ profileHash: hash(), hash: hash() });

export const hideBookSuggestion = endpoint({
  method: 'PUT',
  path: '/profiles/:profileHash/hide-suggestion/:hash',
  summary: 'Hide the suggestion of a work from the profile',
  access: profileIn('params', 'profileHash'),
  params: suggestion(),
  reply: nothing,
});

export const unhideBookSuggestion = endpoint({
  method: 'DELETE',
  path: '/profiles/:profileHash/hide-suggestion/:hash',
  summary: 'Show a hidden suggestion again',
  access: profileIn('params', 'profileHash'),
  params: suggestion(),
  reply: nothing,
});
