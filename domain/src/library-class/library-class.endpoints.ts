import { account, endpoint, nothing, record, records, staffWith } from '../endpoint.js';
import { shape } from '../schema.js';
import { classCode, libraryClassSchema, newLibraryClassSchema } from './library-class.schema.js';
import { libraryClassReply } from './library-class.types.js';

const access = staffWith('manageLibraryClasses');
const params = shape({ code: classCode() });

export const listLibraryClasses = endpoint({
  method: 'GET',
  path: '/ykls',
  summary: 'The library classes that have a factor, by code',
  access: account,
  reply: records(libraryClassReply),
});

export const createLibraryClass = endpoint({
  method: 'POST',
  path: '/ykls',
  summary:
    'Create a library class with its terms and its factor of at most three decimals; 409 when it exists',
  access,
  body: newLibraryClassSchema,
  reply: record(libraryClassReply, 201),
});

export const getLibraryClass = endpoint({
  method: 'GET',
  path: '/ykls/:code',
  summary: 'A library class with its factor',
  access,
  versioned: true,
  params,
  reply: record(libraryClassReply),
});

export const updateLibraryClass = endpoint({
  method: 'PUT',
  path: '/ykls/:code',
  summary: 'Update the terms and the factor of a library class; existing distributions are not affected',
  access,
  versioned: true,
  params,
  body: libraryClassSchema,
  reply: record(libraryClassReply),
});

export const deleteLibraryClass = endpoint({
  method: 'DELETE',
  path: '/ykls/:code',
  summary:
    'Delete a library class: its works then have the factor of the next shorter class, or 1; existing distributions are not affected',
  access,
  versioned: true,
  params,
  reply: nothing,
});
