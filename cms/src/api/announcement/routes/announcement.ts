import * as endpoints from '@nimio/domain/announcement/announcement.endpoints';
import { route } from '../../../http/route.js';
import { createAnnouncement } from '../use-cases/create-announcement.js';
import { deleteAnnouncement } from '../use-cases/delete-announcement.js';
import { getAnnouncement, listAnnouncements } from '../use-cases/read-announcements.js';
import { updateAnnouncement } from '../use-cases/update-announcement.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAnnouncements, listAnnouncements),
    route(endpoints.getAnnouncement, getAnnouncement),
    route(endpoints.createAnnouncement, createAnnouncement),
    route(endpoints.updateAnnouncement, updateAnnouncement),
    route(endpoints.deleteAnnouncement, deleteAnnouncement),
  ],
};
