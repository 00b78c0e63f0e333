import * as endpoints from '@nimio/domain/work/work.endpoints';
import { route } from '../../../http/route.js';
import { putOnList } from '../use-cases/add-work.js';
import { saveWork } from '../use-cases/edit-work.js';
import { findByIsbn, showWorkForEdit, showWorks } from '../use-cases/read-work.js';
import { takeOffList } from '../use-cases/remove-work.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listWorks, showWorks),
    route(endpoints.addWork, putOnList),
    route(endpoints.editWork, saveWork),
    route(endpoints.removeWork, takeOffList),
    route(endpoints.readWorkForEdit, showWorkForEdit),
    route(endpoints.listByIsbn, findByIsbn),
  ],
};
