import { account, endpoint, record, records, staffWith } from '../endpoint.js';
import { requiredText, shape } from '../schema.js';
import { classCode, classFactor } from './library-class.schema.js';
import { libraryClassReply } from './library-class.types.js';

export const listLibraryClasses = endpoint({
  method: 'GET',
  path: '/ykls',
  summary: 'The library classes that have a factor, by code',
  access: account,
  reply: records(libraryClassReply),
});

export const saveLibraryClass = endpoint({
  method: 'PUT',
  path: '/ykls/:code',
  summary: 'Set the terms and the factor of a library class, three decimals at most',
  access: staffWith('manageLibraryClasses'),
  params: shape({ code: classCode() }),
  body: shape({
    termFi: requiredText(200),
    termSv: requiredText(200),
    termEn: requiredText(200),
    factor: classFactor(),
  }),
  reply: record(libraryClassReply),
});
