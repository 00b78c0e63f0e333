import { readAbout, readAccessibilityStatement } from '@nimio/domain/about/about.endpoints';
import { publishedRoute } from '../../../http/published-route.js';
import { system } from '../../../system.js';

export default {
  type: 'content-api',
  routes: [
    publishedRoute(readAbout, async (language) => (await system().content.published()).about[language]),
    publishedRoute(
      readAccessibilityStatement,
      async (language) => (await system().content.published()).accessibility[language],
    ),
  ],
};
