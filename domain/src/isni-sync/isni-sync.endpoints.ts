import { endpoint, record, staffWith } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { isniSyncReply } from './isni-sync.types.js';

const ofName = () => shape({ authorHash: hash() });

export const readIsniSync = endpoint({
  method: 'GET',
  path: '/isnisync/:authorHash',
  summary:
    'How it stands with an author name in the ISNI register, what the register answered, and the history',
  access: staffWith('manageAuthorNames'),
  params: ofName(),
  reply: record(isniSyncReply),
});

export const askIsniSync = endpoint({
  method: 'POST',
  path: '/isnisync/:authorHash',
  summary:
    'Send an author name to the ISNI register, as again after an error; 409 with what keeps it back; one that waits or is in step stays as it is',
  access: staffWith('manageAuthorNames'),
  params: ofName(),
  reply: record(isniSyncReply),
});
