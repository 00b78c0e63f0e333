import { string } from 'yup';
import { endpoint, login, nothing, profileIn, record, records } from '../endpoint.js';
import { hash, language, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';
import { isTitleSearchedFor } from '../text/title-words.js';
import { addWorkSchema, claimShareSchema, editWorkSchema, isbn } from './work.schema.js';
import {
  addedWorkReply,
  creatorRoleReply,
  foundWorkReply,
  foundWorksReply,
  listedWorkReply,
  sharesDataReply,
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
  summary: 'Add a work to a profile’s list, joining it when it exists',
  access: profileIn('body', 'profileHash'),
  throttle: 'catalogue',
  body: addWorkSchema,
  reply: record(addedWorkReply, 201),
});

export const claimShare = endpoint({
  method: 'POST',
  path: '/profiles/claim-share',
  summary:
    'Claim a share of a work of the register; 409 when all are claimed, 400 when the profile already has one',
  access: profileIn('body', 'authorHash', 'authorName'),
  body: claimShareSchema,
  reply: record(addedWorkReply, 201),
});

export const getSharesData = endpoint({
  method: 'GET',
  path: '/profiles/shares-data/:x',
  summary: 'The holders of the work of an ISBN and their number, for the claim form',
  access: profileIn('query', 'profileHash'),
  params: shape({ x: isbn().required() }),
  query: shape({ profileHash: hash() }),
  reply: record(sharesDataReply),
});

export const listCreatorRoles = endpoint({
  method: 'GET',
  path: '/creator-roles',
  summary: 'The roles on a work, in a language',
  access: login,
  query: shape({ language: language() }),
  reply: records(creatorRoleReply),
});

export const updateWork = endpoint({
  method: 'PUT',
  path: '/profiles/author-books/:profileHash',
  summary:
    'Update roles, author name, amounts or unknown information; without any role the work is removed from the list',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: shape({ profileHash: hash() }),
  body: editWorkSchema,
  reply: record(workForEditReply),
});

export const removeWork = endpoint({
  method: 'DELETE',
  path: '/profiles/author-books/:authorHash/:bookHash',
  summary: 'Remove a work from the list of the author name’s profile',
  access: profileIn('params', 'authorHash', 'authorName'),
  params: shape({ authorHash: hash(), bookHash: hash() }),
  reply: nothing,
});

export const getWorkForEdit = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/work-for-edit/:isbn',
  summary: 'What the add and edit forms need about one ISBN; with finna=1 also from the catalogue',
  access: profileIn('params', 'profileHash'),
  throttle: 'catalogue',
  versioned: true,
  params: shape({ profileHash: hash(), isbn: string().max(40).required() }),
  query: shape({ finna: string().oneOf(['0', '1'] as const) }),
  reply: record(workForEditReply),
});

export const listWorksByIsbn = endpoint({
  method: 'GET',
  path: '/books/isbn-list/:x',
  summary:
    'Works of the register whose ISBN begins with x, ten per page; for a whole ISBN also from the catalogue',
  access: profileIn('query', 'profileHash'),
  throttle: 'catalogue',
  params: shape({ x: string().max(40).required() }),
  query: shape({ profileHash: hash(), offset: string().matches(/^\d{1,6}$/) }),
  reply: records(foundWorkReply, foundWorksReply),
});

export const searchWorks = endpoint({
  method: 'GET',
  path: '/books/book-search/:x',
  summary:
    'Works of the register whose titles or creators’ names have words that begin with each word of x, ten per page; without any result, those of the catalogue. With finna=1 those of the catalogue that are not in the register',
  access: profileIn('query', 'profileHash'),
  throttle: 'catalogue',
  params: shape({ x: searchText(isTitleSearchedFor).required() }),
  query: shape({
    profileHash: hash(),
    offset: string().matches(/^\d{1,6}$/),
    finna: string().oneOf(['0', '1'] as const),
  }),
  reply: records(foundWorkReply, foundWorksReply),
});
