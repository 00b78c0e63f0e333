import * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { route } from '../../../http/route.js';
import { showReturnsPreview } from '../use-cases/preview-returns.js';
import { repeatPayment } from '../use-cases/repeat-payment.js';
import { takeReturns } from '../use-cases/take-returns.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.previewReturns, showReturnsPreview),
    route(endpoints.takeReturns, takeReturns),
    route(endpoints.repeatPayment, repeatPayment),
  ],
};
