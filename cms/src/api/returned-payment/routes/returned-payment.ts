import * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { route } from '../../../http/route.js';
import { previewReturns } from '../use-cases/preview-returns.js';
import { repeatPayment } from '../use-cases/repeat-payment.js';
import { takeReturns } from '../use-cases/take-returns.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.previewReturns, previewReturns),
    route(endpoints.takeReturns, takeReturns),
    route(endpoints.repeatPayment, repeatPayment),
  ],
};
