import * as endpoints from '@nimio/domain/terms/terms.endpoints';
import { route } from '../../../http/route.js';
import { agreeToTerms } from '../use-cases/accept-terms.js';
import { showTerms } from '../use-cases/read-terms.js';

export default {
  type: 'content-api',
  routes: [route(endpoints.readTerms, showTerms), route(endpoints.acceptTerms, agreeToTerms)],
};
