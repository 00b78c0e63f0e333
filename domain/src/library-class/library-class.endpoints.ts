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
  summary: 'Give a library class its terms and its factor, three decimals at most; 409 when it has one',
  access,
  body: newLibraryClassSchema,
  reply: record(libraryClassReply, 201),
});

export const getLibraryClass = endpoint({
  method: 'GET',
  path: '/ykls/:code',
  summary: 'A library class that has a factor',
  access,
  versioned: true,
  params,
  reply: record(libraryClassReply),
});

export const updateLibraryClass = endpoint({
  method: 'PUT',
  path: '/ykls/:code',
  summary: 'Change the terms and the factor of a library class; distributions that have begun keep theirs',
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
    'Take a library class back: its works have the factor of the next shorter class, or 1; distributions that have begun keep theirs',
  access,
  versioned: true,
  params,
  reply: nothing,
});
