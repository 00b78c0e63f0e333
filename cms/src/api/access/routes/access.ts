import * as endpoints from '@nimio/domain/access/access.endpoints';
import { route } from '../../../http/route.js';
import { endAccess } from '../use-cases/end-access.js';
import { grantAccess } from '../use-cases/grant-access.js';
import { listAccess } from '../use-cases/list-access.js';
import { restoreAccess } from '../use-cases/restore-access.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAccess, listAccess),
    route(endpoints.grantAccess, grantAccess),
    route(endpoints.restoreAccess, restoreAccess),
    route(endpoints.endAccess, endAccess),
  ],
};
