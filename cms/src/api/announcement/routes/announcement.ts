import * as endpoints from '@nimio/domain/announcement/announcement.endpoints';
import { route } from '../../../http/route.js';
import { makeAnnouncement } from '../use-cases/add-announcement.js';
import { removeAnnouncement } from '../use-cases/delete-announcement.js';
import { changeAnnouncement } from '../use-cases/edit-announcement.js';
import { showAnnouncement, showAnnouncements } from '../use-cases/read-announcement.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAnnouncements, showAnnouncements),
    route(endpoints.readAnnouncement, showAnnouncement),
    route(endpoints.addAnnouncement, makeAnnouncement),
    route(endpoints.editAnnouncement, changeAnnouncement),
    route(endpoints.deleteAnnouncement, removeAnnouncement),
  ],
};
