import * as endpoints from '@nimio/domain/estate/estate.endpoints';
import { route } from '../../../http/route.js';
import { createEstate } from '../use-cases/create-estate.js';
import { linkEstate } from '../use-cases/link-estate.js';
import { planEstate } from '../use-cases/plan-estate.js';
import { getHeirs } from '../use-cases/read-heirs.js';
import { updateEstate } from '../use-cases/update-estate.js';
import { updateHeirs } from '../use-cases/update-heirs.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.createEstate, createEstate),
    route(endpoints.getHeirs, getHeirs),
    route(endpoints.linkEstate, linkEstate),
    route(endpoints.planEstate, planEstate),
    route(endpoints.updateEstate, updateEstate),
    route(endpoints.updateHeirs, updateHeirs),
  ],
};
