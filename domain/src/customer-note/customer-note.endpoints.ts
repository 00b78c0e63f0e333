import { number } from 'yup';
import { endpoint, nothing, record, records, staffWith } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import { customerNoteSchema } from './customer-note.schema.js';
import { customerNoteReply } from './customer-note.types.js';

const access = staffWith('manageCustomers');
const ofCustomer = shape({ profileHash: hash() });
const ofNote = shape({ profileHash: hash(), noteHash: hash() });

export const listCustomerNotes = endpoint({
  method: 'GET',
  path: '/profiles/customer/:profileHash/notes',
  summary:
    'What staff have written down about a customer, newest first; the customer’s own calls never contain it',
  access,
  params: ofCustomer,
  query: shape({ limit: number().integer().min(1).max(200), offset: offset() }),
  reply: records(customerNoteReply),
});

export const createCustomerNote = endpoint({
  method: 'POST',
  path: '/profiles/customer/:profileHash/notes',
  summary: 'Write a note about a customer',
  access,
  params: ofCustomer,
  body: customerNoteSchema,
  reply: record(customerNoteReply, 201),
});

export const getCustomerNote = endpoint({
  method: 'GET',
  path: '/profiles/customer/:profileHash/notes/:noteHash',
  summary: 'A note about a customer',
  access,
  versioned: true,
  params: ofNote,
  reply: record(customerNoteReply),
});

export const updateCustomerNote = endpoint({
  method: 'PUT',
  path: '/profiles/customer/:profileHash/notes/:noteHash',
  summary: 'Change a note; only its author may',
  access,
  versioned: true,
  params: ofNote,
  body: customerNoteSchema,
  reply: record(customerNoteReply),
});

export const deleteCustomerNote = endpoint({
  method: 'DELETE',
  path: '/profiles/customer/:profileHash/notes/:noteHash',
  summary: 'Delete a note; its author may, and staff with deleteCustomerNotes',
  access,
  versioned: true,
  params: ofNote,
  reply: nothing,
});
