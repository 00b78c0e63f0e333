import { endpoint, login, record, records, staffWith } from '../endpoint.js';
import { hash, language, shape } from '../schema.js';
import { addShareSchema, correctDealSchema, correctWorkSchema, makeDealSchema } from './register.schema.js';
import {
  authorOfRegisterReply,
  registeredDealReply,
  registeredWorkReply,
  sourceReply,
} from './register.types.js';
import { isbn } from './work.schema.js';

export const getWork = endpoint({
  method: 'GET',
  path: '/books/:isbn',
  summary: 'A work of the register with its deals, holders and pending suggestions',
  access: staffWith('manageWorks'),
  versioned: true,
  params: shape({ isbn: isbn().required() }),
  reply: record(registeredWorkReply),
});

export const correctWork = endpoint({
  method: 'PUT',
  path: '/books/:isbn',
  summary: 'Correct the facts of a work; its holders see an alert',
  access: staffWith('manageWorks'),
  versioned: true,
  params: shape({ isbn: isbn().required() }),
  body: correctWorkSchema,
  reply: record(registeredWorkReply),
});

export const createDeal = endpoint({
  method: 'POST',
  path: '/deals',
  summary: 'Create the deal of a role that has none; 409 when there is one',
  access: staffWith('manageWorks'),
  body: makeDealSchema,
  reply: record(registeredDealReply, 201),
});

const ofDeal = () => shape({ dealHash: hash() });

export const getDeal = endpoint({
  method: 'GET',
  path: '/deals/:dealHash',
  summary: 'A deal of a work with its owner and shares',
  access: staffWith('manageWorks'),
  versioned: true,
  params: ofDeal(),
  reply: record(registeredDealReply),
});

export const updateDeal = endpoint({
  method: 'PUT',
  path: '/deals/:dealHash',
  summary: 'Update a deal: its amount, owner and shares; holders who gain or lose are notified',
  access: staffWith('manageWorks'),
  versioned: true,
  params: ofDeal(),
  body: correctDealSchema,
  reply: record(registeredDealReply),
});

export const createShare = endpoint({
  method: 'POST',
  path: '/shares/:dealHash',
  summary: 'Give an author name a share; 409 when all are claimed, 400 when its profile already has one',
  access: staffWith('manageWorks'),
  params: ofDeal(),
  body: addShareSchema,
  reply: record(registeredDealReply, 201),
});

export const getAuthor = endpoint({
  method: 'GET',
  path: '/authors/:authorHash',
  summary: 'An author name with its profile, the profile’s other names, and its works',
  access: staffWith('manageWorks'),
  params: shape({ authorHash: hash() }),
  reply: record(authorOfRegisterReply),
});

export const listSources = endpoint({
  method: 'GET',
  path: '/sources',
  summary: 'The sources of remuneration in a language, from the society’s settings',
  access: login,
  query: shape({ language: language() }),
  reply: records(sourceReply),
});
