import { customerReply } from '../customer/customer.types.js';
import { endpoint, record, staffWith } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { estateAuthorSchema, estateRoleSchema, heirsSchema, newEstateSchema } from './estate.schema.js';
import { estatePlanReply, heirsReply } from './estate.types.js';

const access = staffWith('manageCustomers');
const ofCustomer = () => shape({ profileHash: hash() });

export const getEstatePlan = endpoint({
  method: 'GET',
  path: '/profiles/customer/:profileHash/estate',
  summary: 'What the estate of a deceased author would take over',
  access,
  params: ofCustomer(),
  reply: record(estatePlanReply),
});

export const createEstate = endpoint({
  method: 'POST',
  path: '/profiles/customer/:profileHash/estate',
  summary:
    'Create the estate of a deceased author, which takes over names, works, deals, suggestions, contracts and unpaid sums; the author is closed. It cannot be undone. Returns the record of the estate',
  access,
  params: ofCustomer(),
  body: newEstateSchema,
  reply: record(customerReply, 201),
});

export const updateEstate = endpoint({
  method: 'PUT',
  path: '/profiles/customer/:profileHash/estate',
  summary: 'Record that an estate has been settled, or that it has not. Idempotent',
  access,
  params: ofCustomer(),
  body: estateRoleSchema,
  reply: record(customerReply),
});

export const linkEstate = endpoint({
  method: 'PUT',
  path: '/profiles/customer/:profileHash/estate/author',
  summary:
    'Link an existing estate to its deceased author, of whom it takes over what is left. 409 when both have the same role in a work, or an accounting of a distribution that the author was not paid',
  access,
  params: ofCustomer(),
  body: estateAuthorSchema,
  reply: record(customerReply),
});

export const getHeirs = endpoint({
  method: 'GET',
  path: '/profiles/customer/:profileHash/heirs',
  summary: 'The heirs of an estate',
  access,
  versioned: true,
  params: ofCustomer(),
  reply: record(heirsReply),
});

export const updateHeirs = endpoint({
  method: 'PUT',
  path: '/profiles/customer/:profileHash/heirs',
  summary: 'Replace the list of the heirs of an estate. Their parts are information only',
  access,
  versioned: true,
  params: ofCustomer(),
  body: heirsSchema,
  reply: record(heirsReply),
});
