import * as endpoints from '@nimio/domain/announcement/announcement.endpoints';
import { route } from '../../../http/route.js';
import { addAnnouncement } from '../use-cases/add-announcement.js';
import { deleteAnnouncement } from '../use-cases/delete-announcement.js';
import { editAnnouncement } from '../use-cases/edit-announcement.js';
import { listAnnouncements, readAnnouncement } from '../use-cases/read-announcement.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAnnouncements, listAnnouncements),
    route(endpoints.readAnnouncement, readAnnouncement),
    route(endpoints.addAnnouncement, addAnnouncement),
    route(endpoints.editAnnouncement, editAnnouncement),
    route(endpoints.deleteAnnouncement, deleteAnnouncement),
  ],
};
