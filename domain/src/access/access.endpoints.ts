import { endpoint, nothing, profileIn, record, records, staffWith } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { grantSchema } from './access.schema.js';
import { accessReply } from './access.types.js';

export const listAccess = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/access',
  summary: 'Who may act for a profile',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  reply: records(accessReply),
});

export const grantAccess = endpoint({
  method: 'POST',
  path: '/profiles/:profileHash/access',
  summary: 'Grant an account access to a profile, by user name; replaces the access that the account has',
  access: staffWith('manageAccess'),
  params: shape({ profileHash: hash() }),
  body: grantSchema,
  reply: record(accessReply, 201),
});

export const restoreAccess = endpoint({
  method: 'POST',
  path: '/profiles/:profileHash/access/:userHash',
  summary: 'Restore an open account’s access to its own profile; changes nothing when it has access',
  access: staffWith('manageAccess'),
  params: shape({ profileHash: hash(), userHash: hash() }),
  reply: record(accessReply, 201),
});

export const endAccess = endpoint({
  method: 'DELETE',
  path: '/profiles/:profileHash/access/:userHash',
  summary:
    'End the access of an account to a profile; for the profile’s holder, the account itself, or staff with manageAccess',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash(), userHash: hash() }),
  reply: nothing,
});
