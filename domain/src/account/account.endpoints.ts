import { endpoint, nothing, record, records, staffWith } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { accountSchema, invitationSchema } from './account.schema.js';
import { accountReply, lockedAccountReply, profileLoginReply } from './account.types.js';

const ofUser = shape({ userHash: hash() });

export const createAccount = endpoint({
  method: 'POST',
  path: '/auth/user',
  summary: 'Create a login for a customer, or reopen a closed one, and send an invitation by e-mail',
  access: staffWith('manageLogins'),
  body: invitationSchema,
  reply: record(accountReply, 201),
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/user/:userHash',
  summary: 'A login; those of staff need manageStaffLogins as well',
  access: staffWith('manageLogins'),
  versioned: true,
  params: ofUser,
  reply: record(accountReply),
});

export const listLogins = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/logins',
  summary:
    'Logins with access to a profile, and those whose own profile it is, also when closed or without access',
  access: staffWith('manageLogins'),
  params: shape({ profileHash: hash() }),
  reply: records(profileLoginReply),
});

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/user/:userHash',
  summary: 'Change the user name and the address of a login',
  access: staffWith('manageLogins'),
  versioned: true,
  params: ofUser,
  body: accountSchema,
  reply: record(accountReply),
});

export const closeAccount = endpoint({
  method: 'DELETE',
  path: '/user/:userHash',
  summary: 'Close a login and end its sessions; the profile remains',
  access: staffWith('manageLogins'),
  params: ofUser,
  reply: nothing,
});

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/user/password/:userHash',
  summary: 'Send a link for setting a new password; staff never set one',
  access: staffWith('manageLogins'),
  params: ofUser,
  reply: nothing,
});

export const listLockedAccounts = endpoint({
  method: 'GET',
  path: '/user/locked',
  summary: 'Logins that are locked after too many attempts',
  access: staffWith('manageLogins'),
  reply: records(lockedAccountReply),
});

export const releaseAccount = endpoint({
  method: 'DELETE',
  path: '/user/locked/:userHash',
  summary: 'Unlock a login that is locked after too many attempts',
  access: staffWith('manageLogins'),
  params: ofUser,
  reply: nothing,
});
