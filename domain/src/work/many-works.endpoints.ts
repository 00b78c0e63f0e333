import { array } from 'yup';
import { endpoint, profileIn, records } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { addManyWorksSchema, worksAtOnce } from './many-works.schema.js';
import { addedOfManyReply } from './many-works.types.js';
import { isbn } from './work.schema.js';
import { workForEditReply } from './work.types.js';

export const lookUpManyWorks = endpoint({
  method: 'POST',
  path: '/books/isbn-list',
  summary: 'What the add form needs of each of many ISBNs, in their order; the catalogue is asked too',
  access: profileIn('body', 'profileHash'),
  throttle: 'manyWorks',
  body: shape({ profileHash: hash(), isbns: array(isbn().required()).max(worksAtOnce).required() }),
  reply: records(workForEditReply),
});

export const addManyWorks = endpoint({
  method: 'POST',
  path: '/profiles/author-books/many',
  summary: 'Put many works on a profile’s list, each for itself: one that is refused stops no other',
  access: profileIn('body', 'profileHash'),
  throttle: 'manyWorks',
  body: addManyWorksSchema,
  reply: records(addedOfManyReply),
});
