import { string } from 'yup';
import { syncedAuthorReply } from '../author-name/author-name.types.js';
import { endpoint, record, records, staffWith } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import { syncReasons } from './answer.js';
import { askedStates } from './isni-sync.js';
import { isniSyncReply } from './isni-sync.types.js';

const ofName = () => shape({ authorHash: hash() });

export const listIsniSyncs = endpoint({
  method: 'GET',
  path: '/isnisync',
  summary:
    'Author names by how it stands with them in the ISNI register, errors by their reason too, ten at a time, the oldest name first',
  access: staffWith('manageAuthorNames'),
  query: shape({
    state: string().oneOf(askedStates).required(),
    reason: string().oneOf(syncReasons),
    offset: offset().default(0),
  }),
  reply: records(syncedAuthorReply),
});

export const getIsniSync = endpoint({
  method: 'GET',
  path: '/isnisync/:authorHash',
  summary:
    'How it stands with an author name in the ISNI register, what the register answered, and the history',
  access: staffWith('manageAuthorNames'),
  params: ofName(),
  reply: record(isniSyncReply),
});

export const requestIsniSync = endpoint({
  method: 'POST',
  path: '/isnisync/:authorHash',
  summary:
    'Send an author name to the ISNI register, as again after an error; 409 with what keeps it back; one that is in step stays as it is, and one that waits unless its job was given up',
  access: staffWith('manageAuthorNames'),
  params: ofName(),
  reply: record(isniSyncReply),
});
