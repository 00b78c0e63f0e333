import * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { route } from '../../../http/route.js';
import { readReturns } from '../use-cases/read-returns.js';

export default {
  type: 'content-api',
  routes: [route(endpoints.readReturns, readReturns)],
};
