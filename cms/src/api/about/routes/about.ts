import { getAbout, getAccessibilityStatement } from '@nimio/domain/about/about.endpoints';
import { publishedRoute } from '../../../http/published-route.js';
import { system } from '../../../system.js';

export default {
  type: 'content-api',
  routes: [
    publishedRoute(getAbout, async (language) => (await system().content.published()).about[language]),
    publishedRoute(
      getAccessibilityStatement,
      async (language) => (await system().content.published()).accessibility[language],
    ),
  ],
};
