import * as endpoints from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import { route } from '../../../http/route.js';
import { hideBookSuggestion } from '../use-cases/hide-book-suggestion.js';
import { listBookSuggestions } from '../use-cases/list-book-suggestions.js';
import { unhideBookSuggestion } from '../use-cases/unhide-book-suggestion.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listBookSuggestions, listBookSuggestions),
    route(endpoints.hideBookSuggestion, hideBookSuggestion),
    route(endpoints.unhideBookSuggestion, unhideBookSuggestion),
  ],
};
