import * as endpoints from '@nimio/domain/cumulation/cumulation.endpoints';
import { route } from '../../../http/route.js';
import { cancelPayOut } from '../use-cases/cancel-pay-out.js';
import { listCumulations } from '../use-cases/list-cumulations.js';
import { requestPayOut } from '../use-cases/request-pay-out.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listCumulations, listCumulations),
    route(endpoints.requestPayOut, requestPayOut),
    route(endpoints.cancelPayOut, cancelPayOut),
  ],
};
