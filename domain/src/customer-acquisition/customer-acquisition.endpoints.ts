import { number, string } from 'yup';
import { endpoint, nothing, record, records, staffWith } from '../endpoint.js';
import { flag, hash, offset, shape, text } from '../schema.js';
import { isbn } from '../work/work.schema.js';
import {
  newOutreachProfileSchema,
  outreachConnectionSchema,
  outreachProfileSchema,
  outreachStatuses,
  outreachStatusSchema,
} from './customer-acquisition.schema.js';
import {
  cataloguedBookReply,
  listedOutreachReply,
  outreachReply,
  reserveAuthorReply,
  reserveBookReply,
} from './customer-acquisition.types.js';

const access = staffWith('manageCustomers');
const page = { limit: number().integer().min(1).max(200), offset: offset() };
const searched = () => text(200).optional();
const ofOutreach = shape({ hash: hash() });

export const listReserveAuthors = endpoint({
  method: 'GET',
  path: '/customer-acquisition/authors',
  summary:
    'Authors and translators whom a catalogue names on works with an open reserve that no one has claimed, by the open sum, largest first; those who match an author name of a customer only with known=1',
  access,
  query: shape({
    q: searched(),
    minCents: number().integer().min(0).max(1_000_000_000_000),
    known: flag().optional(),
    ...page,
  }),
  reply: records(reserveAuthorReply),
});

export const listReserveBooks = endpoint({
  method: 'GET',
  path: '/customer-acquisition/books',
  summary:
    'What is open of the works of a name, by its nameKey, or without one of ISBNs that are neither in the register nor excluded, largest first; found by ISBN or words of the title',
  access,
  query: shape({ author: text(2000).optional(), q: searched(), ...page }),
  reply: records(reserveBookReply),
});

export const addCataloguedBook = endpoint({
  method: 'POST',
  path: '/customer-acquisition/books/:isbn',
  summary:
    'Look an ISBN up in the catalogue and add the book to the register with its contributors, without shares; 404 when the catalogue does not know it, 409 when it is excluded. Idempotent',
  access,
  throttle: 'catalogue',
  params: shape({ isbn: isbn().required() }),
  reply: record(cataloguedBookReply),
});

export const listOutreachProfiles = endpoint({
  method: 'GET',
  path: '/customer-acquisition/outreach-profiles',
  summary:
    'Authors whom staff try to reach, by name; with due=1 those whose next day has come, the earliest first',
  access,
  query: shape({
    status: string().oneOf(outreachStatuses),
    due: flag().optional(),
    q: searched(),
    ...page,
  }),
  reply: records(listedOutreachReply),
});

export const createOutreachProfile = endpoint({
  method: 'POST',
  path: '/customer-acquisition/outreach-profiles',
  summary: 'Begin to reach an author; 409 when the name has an outreach profile',
  access,
  body: newOutreachProfileSchema,
  reply: record(outreachReply, 201),
});

export const getOutreachProfile = endpoint({
  method: 'GET',
  path: '/customer-acquisition/outreach-profiles/:hash',
  summary: 'An author whom staff try to reach, with what has been done',
  access,
  versioned: true,
  params: ofOutreach,
  reply: record(outreachReply),
});

export const updateOutreachProfile = endpoint({
  method: 'PUT',
  path: '/customer-acquisition/outreach-profiles/:hash',
  summary: 'Change the language and the contact details; 409 once the person has declined',
  access,
  versioned: true,
  params: ofOutreach,
  body: outreachProfileSchema,
  reply: record(outreachReply),
});

export const deleteOutreachProfile = endpoint({
  method: 'DELETE',
  path: '/customer-acquisition/outreach-profiles/:hash',
  summary: 'Delete an outreach profile with its events; 409 while it is connected to a customer',
  access,
  versioned: true,
  params: ofOutreach,
  reply: nothing,
});

export const updateOutreachStatus = endpoint({
  method: 'PUT',
  path: '/customer-acquisition/outreach-profiles/:hash/status',
  summary:
    'Record what was done: a status, a note and the next day. `declined` deletes language, contact details and notes permanently; 409 afterwards, and while a customer is connected',
  access,
  versioned: true,
  params: ofOutreach,
  body: outreachStatusSchema,
  reply: record(outreachReply),
});

export const connectOutreachProfile = endpoint({
  method: 'POST',
  path: '/customer-acquisition/outreach-profiles/:hash/connect',
  summary:
    'Connect an outreach profile to the customer that the author has become: the books of the name are suggested to them. 409 when it is connected already, or the person has declined',
  access,
  params: ofOutreach,
  body: outreachConnectionSchema,
  reply: record(outreachReply),
});

export const disconnectOutreachProfile = endpoint({
  method: 'DELETE',
  path: '/customer-acquisition/outreach-profiles/:hash/connect',
  summary: 'Undo the connection to a customer; the earlier status returns. Idempotent',
  access,
  params: ofOutreach,
  reply: record(outreachReply),
});
