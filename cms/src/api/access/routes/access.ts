import * as endpoints from '@nimio/domain/access/access.endpoints';
import { route } from '../../../http/route.js';
import { takeAccess } from '../use-cases/end-access.js';
import { giveAccess } from '../use-cases/grant-access.js';
import { showAccess } from '../use-cases/list-access.js';
import { giveBackAccess } from '../use-cases/restore-access.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAccess, showAccess),
    route(endpoints.grantAccess, giveAccess),
    route(endpoints.restoreAccess, giveBackAccess),
    route(endpoints.endAccess, takeAccess),
  ],
};
