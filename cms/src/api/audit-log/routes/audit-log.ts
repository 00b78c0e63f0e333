import * as endpoints from '@nimio/domain/audit/audit.endpoints';
import { route } from '../../../http/route.js';
import { getAuditLog } from '../use-cases/get-audit-log.js';

export default {
  type: 'content-api',
  routes: [route(endpoints.getAuditLog, getAuditLog)],
};
