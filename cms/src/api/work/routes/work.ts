import * as manyWorks from '@nimio/domain/work/many-works.endpoints';
import * as register from '@nimio/domain/work/register.endpoints';
import * as endpoints from '@nimio/domain/work/work.endpoints';
import { route } from '../../../http/route.js';
import { addManyWorks } from '../use-cases/add-many-works.js';
import { addWork } from '../use-cases/add-work.js';
import { claimShare } from '../use-cases/claim-share.js';
import { correctWork } from '../use-cases/correct-work.js';
import { createDeal } from '../use-cases/create-deal.js';
import { createShare } from '../use-cases/create-share.js';
import { lookUpManyWorks } from '../use-cases/look-up-many-works.js';
import { getAuthor, getDeal, getWork, listSources } from '../use-cases/read-register.js';
import {
  getSharesData,
  getWorkForEdit,
  listCreatorRoles,
  listWorks,
  listWorksByIsbn,
} from '../use-cases/read-works.js';
import { removeWork } from '../use-cases/remove-work.js';
import { searchWorks } from '../use-cases/search-works.js';
import { updateDeal } from '../use-cases/update-deal.js';
import { updateWork } from '../use-cases/update-work.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listWorks, listWorks),
    route(endpoints.addWork, addWork),
    route(endpoints.claimShare, claimShare),
    route(endpoints.getSharesData, getSharesData),
    route(endpoints.listCreatorRoles, listCreatorRoles),
    route(endpoints.updateWork, updateWork),
    route(endpoints.removeWork, removeWork),
    route(endpoints.getWorkForEdit, getWorkForEdit),
    route(endpoints.listWorksByIsbn, listWorksByIsbn),
    route(endpoints.searchWorks, searchWorks),
    route(manyWorks.lookUpManyWorks, lookUpManyWorks),
    route(manyWorks.addManyWorks, addManyWorks),
    route(register.getWork, getWork),
    route(register.correctWork, correctWork),
    route(register.createDeal, createDeal),
    route(register.getDeal, getDeal),
    route(register.updateDeal, updateDeal),
    route(register.createShare, createShare),
    route(register.getAuthor, getAuthor),
    route(register.listSources, listSources),
  ],
};
