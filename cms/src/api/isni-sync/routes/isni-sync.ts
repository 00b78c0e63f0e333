import * as endpoints from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { route } from '../../../http/route.js';
import { getIsniSync } from '../use-cases/get-isni-sync.js';
import { listIsniSyncs } from '../use-cases/list-isni-syncs.js';
import { requestIsniSync } from '../use-cases/request-isni-sync.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listIsniSyncs, listIsniSyncs),
    route(endpoints.getIsniSync, getIsniSync),
    route(endpoints.requestIsniSync, requestIsniSync),
  ],
};
