import * as endpoints from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { route } from '../../../http/route.js';
import { acceptChangeSuggestion } from '../use-cases/accept-change-suggestion.js';
import { listChangeSuggestions, listChangeSuggestionsOfYear } from '../use-cases/read-change-suggestions.js';
import { rejectChangeSuggestion } from '../use-cases/reject-change-suggestion.js';
import { suggestChange } from '../use-cases/suggest-change.js';
import { withdrawChangeSuggestion } from '../use-cases/withdraw-change-suggestion.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.suggestChange, suggestChange),
    route(endpoints.withdrawChangeSuggestion, withdrawChangeSuggestion),
    route(endpoints.listChangeSuggestions, listChangeSuggestions),
    route(endpoints.acceptChangeSuggestion, acceptChangeSuggestion),
    route(endpoints.rejectChangeSuggestion, rejectChangeSuggestion),
    route(endpoints.listChangeSuggestionsOfYear, listChangeSuggestionsOfYear),
  ],
};
