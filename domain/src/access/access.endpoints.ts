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
  summary: 'Let somebody act for a profile, by user name; who may already, may from now on as is said here',
  access: staffWith('manageAccess'),
  params: shape({ profileHash: hash() }),
  body: grantSchema,
  reply: record(accessReply, 201),
});

export const restoreAccess = endpoint({
  method: 'POST',
  path: '/profiles/:profileHash/access/:userHash',
  summary: 'Give an open login its access to its own profile back; what is in force stays',
  access: staffWith('manageAccess'),
  params: shape({ profileHash: hash(), userHash: hash() }),
  reply: record(accessReply, 201),
});

export const endAccess = endpoint({
  method: 'DELETE',
  path: '/profiles/:profileHash/access/:userHash',
  summary: 'End somebody’s access to a profile: its holder, who has the access, or staff with manageAccess',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash(), userHash: hash() }),
  reply: nothing,
});
