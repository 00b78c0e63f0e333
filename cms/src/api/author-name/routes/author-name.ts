import * as endpoints from '@nimio/domain/author-name/author-name.endpoints';
import { route } from '../../../http/route.js';
import {
  getAuthorName,
  listAuthorNames,
  searchAuthorNames,
  searchAuthorsOfProfiles,
} from '../use-cases/read-author-names.js';
import { updateAuthorNames } from '../use-cases/update-author-names.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAuthorNames, listAuthorNames),
    route(endpoints.updateAuthorNames, updateAuthorNames),
    route(endpoints.searchAuthorNames, searchAuthorNames),
    route(endpoints.searchAuthorsOfProfiles, searchAuthorsOfProfiles),
    route(endpoints.getAuthorName, getAuthorName),
  ],
};
