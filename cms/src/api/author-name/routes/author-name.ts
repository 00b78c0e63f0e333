import * as endpoints from '@nimio/domain/author-name/author-name.endpoints';
import { route } from '../../../http/route.js';
import {
  listAuthorNames,
  readAuthorName,
  searchAuthorNames,
  searchAuthorsOfProfiles,
} from '../use-cases/read-author-names.js';
import { saveAuthorNames } from '../use-cases/save-author-names.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAuthorNames, listAuthorNames),
    route(endpoints.saveAuthorNames, saveAuthorNames),
    route(endpoints.searchAuthorNames, searchAuthorNames),
    route(endpoints.searchAuthorsOfProfiles, searchAuthorsOfProfiles),
    route(endpoints.readAuthorName, readAuthorName),
  ],
};
