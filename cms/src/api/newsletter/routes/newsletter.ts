import * as endpoints from '@nimio/domain/newsletter/newsletter.endpoints';
import { route } from '../../../http/route.js';
import { openUnsubscribePage } from '../use-cases/open-unsubscribe-page.js';
import { unsubscribeFromNewsletter } from '../use-cases/unsubscribe-from-newsletter.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.openUnsubscribePage, openUnsubscribePage),
    route(endpoints.unsubscribeFromNewsletter, unsubscribeFromNewsletter),
  ],
};
