import { endpoint, records, staffWith } from '../endpoint.js';
import { flag, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';
import { customerSearchSchema } from './customer.schema.js';
import { foundProfileReply } from './customer.types.js';

export const searchProfiles = endpoint({
  method: 'GET',
  path: '/profiles/search',
  summary: 'The first ten customers whose names contain these words; with onlyAdmins=1 staff',
  access: staffWith('searchCustomers'),
  query: shape({ name: searchText().required(), onlyAdmins: flag().optional() }),
  reply: records(foundProfileReply),
});

export const searchCustomerData = endpoint({
  method: 'GET',
  path: '/profiles/customer-data',
  summary:
    'Customers whose names contain these words or that have one of these roles, ten per page, in alphabetical order',
  access: staffWith('searchCustomers'),
  query: customerSearchSchema,
  reply: records(foundProfileReply),
});
