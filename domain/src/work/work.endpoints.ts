import { string } from 'yup';
import { endpoint, nothing, profileIn, record, records } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { addWorkSchema, editWorkSchema } from './work.schema.js';
import {
  addedWorkReply,
  foundBookReply,
  foundBooksReply,
  listedWorkReply,
  workForEditReply,
} from './work.types.js';

export const listWorks = endpoint({
  method: 'GET',
  path: '/profiles/author-books',
  summary: 'The works on a profile’s list',
  access: profileIn('query', 'profileHash'),
  query: shape({ profileHash: hash() }),
  reply: records(listedWorkReply),
});

export const addWork = endpoint({
  method: 'POST',
  path: '/profiles/author-books',
  summary: 'Put a work on a profile’s list; a work that exists is joined',
  access: profileIn('body', 'profileHash'),
  throttle: 'catalogue',
  body: addWorkSchema,
  reply: record(addedWorkReply, 201),
});

export const editWork = endpoint({
  method: 'PUT',
  path: '/profiles/author-books/:profileHash',
  summary: 'Change roles, author name, amounts or unknown information; no role at all removes the work',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: shape({ profileHash: hash() }),
  body: editWorkSchema,
  reply: record(workForEditReply),
});

export const removeWork = endpoint({
  method: 'DELETE',
  path: '/profiles/author-books/:authorHash/:bookHash',
  summary: 'Take a work off the list of the profile that the author name belongs to',
  access: profileIn('params', 'authorHash', 'authorName'),
  params: shape({ authorHash: hash(), bookHash: hash() }),
  reply: nothing,
});

export const readWorkForEdit = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/work-for-edit/:isbn',
  summary: 'What the add and edit forms need of one ISBN; with finna=1 the catalogue is asked too',
  access: profileIn('params', 'profileHash'),
  throttle: 'catalogue',
  versioned: true,
  params: shape({ profileHash: hash(), isbn: string().max(40).required() }),
  query: shape({ finna: string().oneOf(['0', '1'] as const) }),
  reply: record(workForEditReply),
});

export const listByIsbn = endpoint({
  method: 'GET',
  path: '/books/isbn-list/:x',
  summary:
    'Works of the register whose ISBN begins with x, ten at a time; the catalogue too for a whole ISBN',
  access: profileIn('query', 'profileHash'),
  throttle: 'catalogue',
  params: shape({ x: string().max(40).required() }),
  query: shape({ profileHash: hash(), offset: string().matches(/^\d{1,6}$/) }),
  reply: records(foundBookReply, foundBooksReply),
});
