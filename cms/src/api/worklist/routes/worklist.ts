import * as endpoints from '@nimio/domain/worklist/worklist.endpoints';
import { route } from '../../../http/route.js';
import { getWorklist } from '../use-cases/get-worklist.js';

export default {
  type: 'content-api',
  routes: [route(endpoints.getWorklist, getWorklist)],
};
