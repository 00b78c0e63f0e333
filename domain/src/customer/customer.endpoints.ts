import { endpoint, file, nothing, record, records, staffWith } from '../endpoint.js';
import { flag, hash, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';
import { addressLabelsSchema } from './address-labels.schema.js';
import {
  closingSchema,
  customerRoleSchema,
  customerSchema,
  deathSchema,
  identityCheckSchema,
  newCustomerSchema,
} from './customer.schema.js';
import { customerReply, foundProfileReply } from './customer.types.js';
import { customerFilterSchema, customerSearchSchema } from './customer-filter.schema.js';

export const searchProfiles = endpoint({
  method: 'GET',
  path: '/profiles/search',
  summary:
    'The first ten open customers whose names contain these words, or with this number or e-mail address; with onlyAdmins=1 staff',
  access: staffWith('searchCustomers'),
  query: shape({ name: searchText().required(), onlyAdmins: flag().optional() }),
  reply: records(foundProfileReply),
});

export const searchCustomerData = endpoint({
  method: 'GET',
  path: '/profiles/customer-data',
  summary:
    'Customers whose names contain these words, or with this number or e-mail address, that meet all conditions, ten per page, in alphabetical order',
  access: staffWith('searchCustomers'),
  query: customerSearchSchema,
  reply: records(foundProfileReply),
});

export const downloadCustomers = endpoint({
  method: 'GET',
  path: '/profiles/customer-data/csv',
  summary:
    'The customers that meet all conditions as CSV, at most 20,000, with phone and e-mail only where the customer permits contact',
  access: staffWith('manageCustomers'),
  query: customerFilterSchema,
  reply: file('text/csv'),
});

export const createAddressLabels = endpoint({
  method: 'POST',
  path: '/profiles/address-labels',
  summary:
    'A4 sheets of 3 × 8 address labels as a PDF for at most 2,000 customers, or authors of outreach profiles, in the order of the post; those without a label are listed on the last page',
  access: staffWith('manageCustomers'),
  body: addressLabelsSchema,
  reply: file('application/pdf'),
});

const ofCustomer = () => shape({ profileHash: hash() });
const access = staffWith('manageCustomers');
const reply = record(customerReply);

export const createCustomer = endpoint({
  method: 'POST',
  path: '/profiles/customer',
  summary:
    'Create a customer without a login. 409 when another has the identity code or register number, and with those who may be the same one unless acceptDuplicates is set; staff roles need manageStaffAccounts',
  access,
  body: newCustomerSchema,
  reply: record(customerReply, 201),
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/profiles/customer/:profileHash',
  summary: 'The register record of a customer, with what awaits staff',
  access,
  versioned: true,
  params: ofCustomer(),
  reply,
});

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/profiles/customer/:profileHash',
  summary:
    'Change names, identity code, birth date and what was recorded about the identity; a new name or code needs a reason, and the customer is notified',
  access,
  versioned: true,
  params: ofCustomer(),
  body: customerSchema,
  reply,
});

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/profiles/customer/:profileHash',
  summary: 'Delete a customer created by mistake; 409 when it is in use',
  access,
  params: ofCustomer(),
  reply: nothing,
});

export const addCustomerRole = endpoint({
  method: 'POST',
  path: '/profiles/customer/:profileHash/roles',
  summary: 'Give a customer a role; those of staff need manageStaffAccounts. Idempotent',
  access,
  params: ofCustomer(),
  body: customerRoleSchema,
  reply,
});

export const removeCustomerRole = endpoint({
  method: 'DELETE',
  path: '/profiles/customer/:profileHash/roles/:role',
  summary: 'Take a role from a customer, who keeps at least one; 409 for the last superadmin with a login',
  access,
  params: customerRoleSchema.shape({ profileHash: hash() }),
  reply,
});

export const closeCustomer = endpoint({
  method: 'POST',
  path: '/profiles/customer/:profileHash/close',
  summary:
    'Close a customer: contracts, grants and logins end, deals pass to the next sharer; shares, names and payments remain',
  access,
  params: ofCustomer(),
  body: closingSchema,
  reply,
});

export const reopenCustomer = endpoint({
  method: 'POST',
  path: '/profiles/customer/:profileHash/reopen',
  summary: 'Reopen a closed customer; the contract and the login are entered again',
  access,
  params: ofCustomer(),
  body: closingSchema,
  reply,
});

export const recordDeath = endpoint({
  method: 'POST',
  path: '/profiles/customer/:profileHash/death',
  summary: 'Record the death of a person; the logins and grants end',
  access,
  params: ofCustomer(),
  body: deathSchema,
  reply,
});

export const withdrawDeath = endpoint({
  method: 'DELETE',
  path: '/profiles/customer/:profileHash/death',
  summary: 'Withdraw a death recorded by mistake; the logins and grants that it ended are restored',
  access,
  params: ofCustomer(),
  reply,
});

export const checkIdentity = endpoint({
  method: 'POST',
  path: '/profiles/customer/:profileHash/identity-check',
  summary:
    'Decide whether a person who registered at the bank is the customer of the register with that name and birth date: the login then belongs to that customer, whose record is returned; otherwise the next such customer is to be checked, or the new customer stays. 409 when it has been decided',
  access,
  params: ofCustomer(),
  body: identityCheckSchema,
  reply,
});
