import { getInfoTexts } from '@nimio/domain/info-text/info-text.endpoints';
import { publishedRoute } from '../../../http/published-route.js';
import { system } from '../../../system.js';

export default {
  type: 'content-api',
  routes: [
    publishedRoute(
      getInfoTexts,
      async (language) => (await system().content.published()).infoTexts[language],
    ),
  ],
};
