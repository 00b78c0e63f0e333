import * as endpoints from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import { route } from '../../../http/route.js';
import { hideSuggestion, showSuggestion } from '../use-cases/hide-suggestion.js';
import { listSuggestions } from '../use-cases/list-suggestions.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listBookSuggestions, listSuggestions),
    route(endpoints.hideBookSuggestion, hideSuggestion),
    route(endpoints.showBookSuggestion, showSuggestion),
  ],
};
