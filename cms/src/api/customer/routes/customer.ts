import * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { route } from '../../../http/route.js';
import { searchCustomerData, searchProfiles } from '../use-cases/search-customers.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.searchProfiles, searchProfiles),
    route(endpoints.searchCustomerData, searchCustomerData),
  ],
};
