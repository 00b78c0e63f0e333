import * as endpoints from '@nimio/domain/library-class/library-class.endpoints';
import { route } from '../../../http/route.js';
import {
  addLibraryClass,
  changeLibraryClass,
  listLibraryClasses,
  readLibraryClass,
  removeLibraryClass,
} from '../use-cases/keep-library-classes.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listLibraryClasses, listLibraryClasses),
    route(endpoints.addLibraryClass, addLibraryClass),
    route(endpoints.readLibraryClass, readLibraryClass),
    route(endpoints.changeLibraryClass, changeLibraryClass),
    route(endpoints.removeLibraryClass, removeLibraryClass),
  ],
};
