import { getPrivacyPolicy } from '@nimio/domain/privacy-policy/privacy-policy.endpoints';
import { publishedRoute } from '../../../http/published-route.js';
import { system } from '../../../system.js';

export default {
  type: 'content-api',
  routes: [
    publishedRoute(
      getPrivacyPolicy,
      async (language) => (await system().content.published()).privacyPolicy[language],
    ),
  ],
};
