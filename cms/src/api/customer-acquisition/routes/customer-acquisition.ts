import * as endpoints from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { route } from '../../../http/route.js';
import { addCataloguedBook } from '../use-cases/add-catalogued-book.js';
import { connectOutreachProfile, disconnectOutreachProfile } from '../use-cases/connect-outreach-profile.js';
import { listReserveAuthors } from '../use-cases/list-reserve-authors.js';
import { listReserveBooks } from '../use-cases/list-reserve-books.js';
import { getOutreachProfile, listOutreachProfiles } from '../use-cases/read-outreach-profiles.js';
import {
  createOutreachProfile,
  deleteOutreachProfile,
  updateOutreachProfile,
} from '../use-cases/save-outreach-profile.js';
import { updateOutreachStatus } from '../use-cases/update-outreach-status.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listReserveAuthors, listReserveAuthors),
    route(endpoints.listReserveBooks, listReserveBooks),
    route(endpoints.addCataloguedBook, addCataloguedBook),
    route(endpoints.listOutreachProfiles, listOutreachProfiles),
    route(endpoints.createOutreachProfile, createOutreachProfile),
    route(endpoints.getOutreachProfile, getOutreachProfile),
    route(endpoints.updateOutreachProfile, updateOutreachProfile),
    route(endpoints.deleteOutreachProfile, deleteOutreachProfile),
    route(endpoints.updateOutreachStatus, updateOutreachStatus),
    route(endpoints.connectOutreachProfile, connectOutreachProfile),
    route(endpoints.disconnectOutreachProfile, disconnectOutreachProfile),
  ],
};
