import { string } from 'yup';
import { syncedAuthorReply } from '../author-name/author-name.types.js';
import { endpoint, record, records, staffWith } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import { requestedStates } from './isni-sync.js';
import { isniSyncReply } from './isni-sync.types.js';
import { syncReasons } from './response.js';

const ofName = () => shape({ authorHash: hash() });

export const listIsniSyncs = endpoint({
  method: 'GET',
  path: '/isnisync',
  summary:
    'Author names by the state of their ISNI synchronisation, errors also by their reason, ten per page, oldest name first',
  access: staffWith('manageAuthorNames'),
  query: shape({
    state: string().oneOf(requestedStates).required(),
    reason: string().oneOf(syncReasons),
    offset: offset().default(0),
  }),
  reply: records(syncedAuthorReply),
});

export const getIsniSync = endpoint({
  method: 'GET',
  path: '/isnisync/:authorHash',
  summary: 'The state of an author name’s ISNI synchronisation, the register’s response, and the history',
  access: staffWith('manageAuthorNames'),
  params: ofName(),
  reply: record(isniSyncReply),
});

export const requestIsniSync = endpoint({
  method: 'POST',
  path: '/isnisync/:authorHash',
  summary:
    'Send an author name to the ISNI register, also again after an error; 409 with the reasons that block it. Changes nothing when it is synchronised, or pending with a job that has not failed permanently',
  access: staffWith('manageAuthorNames'),
  params: ofName(),
  reply: record(isniSyncReply),
});
