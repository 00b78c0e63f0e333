import * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { route } from '../../../http/route.js';
import { importReturnedPayments } from '../use-cases/import-returned-payments.js';
import { previewReturnedPayments } from '../use-cases/preview-returned-payments.js';
import { repeatPayment } from '../use-cases/repeat-payment.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.previewReturnedPayments, previewReturnedPayments),
    route(endpoints.importReturnedPayments, importReturnedPayments),
    route(endpoints.repeatPayment, repeatPayment),
  ],
};
