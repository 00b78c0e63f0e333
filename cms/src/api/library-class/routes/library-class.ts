import * as endpoints from '@nimio/domain/library-class/library-class.endpoints';
import { route } from '../../../http/route.js';
import { createLibraryClass } from '../use-cases/create-library-class.js';
import { deleteLibraryClass } from '../use-cases/delete-library-class.js';
import { getLibraryClass, listLibraryClasses } from '../use-cases/read-library-classes.js';
import { updateLibraryClass } from '../use-cases/update-library-class.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listLibraryClasses, listLibraryClasses),
    route(endpoints.createLibraryClass, createLibraryClass),
    route(endpoints.getLibraryClass, getLibraryClass),
    route(endpoints.updateLibraryClass, updateLibraryClass),
    route(endpoints.deleteLibraryClass, deleteLibraryClass),
  ],
};
