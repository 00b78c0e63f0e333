import * as endpoints from '@nimio/domain/data-export/data-export.endpoints';
import { route } from '../../../http/route.js';
import { downloadDataExport, getDataExport } from '../use-cases/read-data-export.js';
import { requestDataExport } from '../use-cases/request-data-export.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.getDataExport, getDataExport),
    route(endpoints.requestDataExport, requestDataExport),
    route(endpoints.downloadDataExport, downloadDataExport),
  ],
};
