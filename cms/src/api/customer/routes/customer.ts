import * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { route } from '../../../http/route.js';
import { addCustomerRole } from '../use-cases/add-customer-role.js';
import { checkIdentity } from '../use-cases/check-identity.js';
import { closeCustomer } from '../use-cases/close-customer.js';
import { createAddressLabels } from '../use-cases/create-address-labels.js';
import { createCustomer } from '../use-cases/create-customer.js';
import { deleteCustomer } from '../use-cases/delete-customer.js';
import { downloadCustomers } from '../use-cases/download-customers.js';
import { getCustomer } from '../use-cases/get-customer.js';
import { recordDeath } from '../use-cases/record-death.js';
import { removeCustomerRole } from '../use-cases/remove-customer-role.js';
import { reopenCustomer } from '../use-cases/reopen-customer.js';
import { searchCustomerData, searchProfiles } from '../use-cases/search-customers.js';
import { updateCustomer } from '../use-cases/update-customer.js';
import { withdrawDeath } from '../use-cases/withdraw-death.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.searchProfiles, searchProfiles),
    route(endpoints.searchCustomerData, searchCustomerData),
    route(endpoints.downloadCustomers, downloadCustomers),
    route(endpoints.createAddressLabels, createAddressLabels),
    route(endpoints.addCustomerRole, addCustomerRole),
    route(endpoints.checkIdentity, checkIdentity),
    route(endpoints.closeCustomer, closeCustomer),
    route(endpoints.createCustomer, createCustomer),
    route(endpoints.deleteCustomer, deleteCustomer),
    route(endpoints.getCustomer, getCustomer),
    route(endpoints.recordDeath, recordDeath),
    route(endpoints.removeCustomerRole, removeCustomerRole),
    route(endpoints.reopenCustomer, reopenCustomer),
    route(endpoints.updateCustomer, updateCustomer),
    route(endpoints.withdrawDeath, withdrawDeath),
  ],
};
