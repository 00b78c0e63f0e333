import { readSettings } from '@nimio/domain/settings/settings.endpoints';
import { route } from '../../../http/route.js';
import { system } from '../../../system.js';

export default {
  type: 'content-api',
  routes: [route(readSettings, () => system().content.settings())],
};
