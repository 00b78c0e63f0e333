import * as manyWorks from '@nimio/domain/work/many-works.endpoints';
import * as register from '@nimio/domain/work/register.endpoints';
import * as endpoints from '@nimio/domain/work/work.endpoints';
import { route } from '../../../http/route.js';
import { addManyWorks } from '../use-cases/add-many-works.js';
import { addWork } from '../use-cases/add-work.js';
import { addShare, makeDeal } from '../use-cases/begin-sharing.js';
import { claimShare } from '../use-cases/claim-share.js';
import { correctBook } from '../use-cases/correct-book.js';
import { correctDeal } from '../use-cases/correct-deal.js';
import { editWork } from '../use-cases/edit-work.js';
import { lookUpManyWorks } from '../use-cases/look-up-many-works.js';
import { listSources, readAuthor, readBook, readDeal } from '../use-cases/read-register.js';
import {
  listByIsbn,
  listCreatorRoles,
  listWorks,
  readSharesData,
  readWorkForEdit,
} from '../use-cases/read-work.js';
import { removeWork } from '../use-cases/remove-work.js';
import { searchBooks } from '../use-cases/search-books.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listWorks, listWorks),
    route(endpoints.addWork, addWork),
    route(endpoints.claimShare, claimShare),
    route(endpoints.readSharesData, readSharesData),
    route(endpoints.listCreatorRoles, listCreatorRoles),
    route(endpoints.editWork, editWork),
    route(endpoints.removeWork, removeWork),
    route(endpoints.readWorkForEdit, readWorkForEdit),
    route(endpoints.listByIsbn, listByIsbn),
    route(endpoints.searchBooks, searchBooks),
    route(manyWorks.lookUpManyWorks, lookUpManyWorks),
    route(manyWorks.addManyWorks, addManyWorks),
    route(register.readBook, readBook),
    route(register.correctBook, correctBook),
    route(register.makeDeal, makeDeal),
    route(register.readDeal, readDeal),
    route(register.correctDeal, correctDeal),
    route(register.addShare, addShare),
    route(register.readAuthor, readAuthor),
    route(register.listSources, listSources),
  ],
};
