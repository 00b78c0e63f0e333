import * as endpoints from '@nimio/domain/terms/terms.endpoints';
import { publishedRoute } from '../../../http/published-route.js';
import { route } from '../../../http/route.js';
import { system } from '../../../system.js';
import { acceptTerms } from '../use-cases/accept-terms.js';

export default {
  type: 'content-api',
  routes: [
    publishedRoute(endpoints.getTerms, (language) => system().content.currentTerms(language)),
    route(endpoints.acceptTerms, acceptTerms),
  ],
};
