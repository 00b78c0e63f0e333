import * as endpoints from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { route } from '../../../http/route.js';
import { acceptSuggestion, rejectSuggestion } from '../use-cases/answer-suggestion.js';
import { listSuggestions, listSuggestionsOfYear } from '../use-cases/list-suggestions.js';
import { suggestChange } from '../use-cases/suggest-change.js';
import { withdrawSuggestion } from '../use-cases/withdraw-suggestion.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.suggestChange, suggestChange),
    route(endpoints.withdrawSuggestion, withdrawSuggestion),
    route(endpoints.listSuggestions, listSuggestions),
    route(endpoints.acceptSuggestion, acceptSuggestion),
    route(endpoints.rejectSuggestion, rejectSuggestion),
    route(endpoints.listSuggestionsOfYear, listSuggestionsOfYear),
  ],
};
