import { array } from 'yup';
import { endpoint, profileIn, records } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { addManyWorksSchema, maxWorksPerCall } from './many-works.schema.js';
import { addedOfManyReply } from './many-works.types.js';
import { isbn } from './work.schema.js';
import { workForEditReply } from './work.types.js';

export const lookUpManyWorks = endpoint({
  method: 'POST',
  path: '/books/isbn-list',
  summary: 'What the add form needs about each of many ISBNs, in their order, also from the catalogue',
  access: profileIn('body', 'profileHash'),
  throttle: 'manyWorks',
  body: shape({ profileHash: hash(), isbns: array(isbn().required()).max(maxWorksPerCall).required() }),
  reply: records(workForEditReply),
});

export const addManyWorks = endpoint({
  method: 'POST',
  path: '/profiles/author-books/many',
  summary: 'Add many works to a profile’s list, each independently: one that is refused stops no other',
  access: profileIn('body', 'profileHash'),
  throttle: 'manyWorks',
  body: addManyWorksSchema,
  reply: records(addedOfManyReply),
});
