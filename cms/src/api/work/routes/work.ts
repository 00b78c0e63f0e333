import * as endpoints from '@nimio/domain/work/work.endpoints';
import { route } from '../../../http/route.js';
import { addWork } from '../use-cases/add-work.js';
import { editWork } from '../use-cases/edit-work.js';
import { listByIsbn, listWorks, readWorkForEdit } from '../use-cases/read-work.js';
import { removeWork } from '../use-cases/remove-work.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listWorks, listWorks),
    route(endpoints.addWork, addWork),
    route(endpoints.editWork, editWork),
    route(endpoints.removeWork, removeWork),
    route(endpoints.readWorkForEdit, readWorkForEdit),
    route(endpoints.listByIsbn, listByIsbn),
  ],
};
