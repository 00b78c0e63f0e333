import * as endpoints from '@nimio/domain/estate/estate.endpoints';
import { route } from '../../../http/route.js';
import { createEstate } from '../use-cases/create-estate.js';
import { getEstatePlan } from '../use-cases/get-estate-plan.js';
import { getHeirs } from '../use-cases/get-heirs.js';
import { linkEstate } from '../use-cases/link-estate.js';
import { updateEstate } from '../use-cases/update-estate.js';
import { updateHeirs } from '../use-cases/update-heirs.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.createEstate, createEstate),
    route(endpoints.getHeirs, getHeirs),
    route(endpoints.linkEstate, linkEstate),
    route(endpoints.getEstatePlan, getEstatePlan),
    route(endpoints.updateEstate, updateEstate),
    route(endpoints.updateHeirs, updateHeirs),
  ],
};
