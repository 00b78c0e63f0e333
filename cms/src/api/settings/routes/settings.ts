import { getSettings } from '@nimio/domain/settings/settings.endpoints';
import { publishedRoute } from '../../../http/published-route.js';
import { system } from '../../../system.js';

export default {
  type: 'content-api',
  routes: [publishedRoute(getSettings, (language) => system().content.settings(language))],
};
