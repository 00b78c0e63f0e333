import { endpoint, nothing, record, records, staffWith } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { accountSchema, invitationSchema } from './account.schema.js';
import { accountReply, lockedAccountReply, profileAccountReply } from './account.types.js';

const ofUser = shape({ userHash: hash() });

export const createAccount = endpoint({
  method: 'POST',
  path: '/auth/user',
  summary: 'Create an account for a customer, or reopen a closed one, and send an invitation by e-mail',
  access: staffWith('manageAccounts'),
  body: invitationSchema,
  reply: record(accountReply, 201),
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/user/:userHash',
  summary: 'An account; those of staff need manageStaffAccounts as well',
  access: staffWith('manageAccounts'),
  versioned: true,
  params: ofUser,
  reply: record(accountReply),
});

export const listProfileAccounts = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/logins',
  summary:
    'Logins with access to a profile, and those whose own profile it is, also when closed or without access',
  access: staffWith('manageAccounts'),
  params: shape({ profileHash: hash() }),
  reply: records(profileAccountReply),
});

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/user/:userHash',
  summary: 'Change the user name and the address of a login',
  access: staffWith('manageAccounts'),
  versioned: true,
  params: ofUser,
  body: accountSchema,
  reply: record(accountReply),
});

export const closeAccount = endpoint({
  method: 'DELETE',
  path: '/user/:userHash',
  summary: 'Close an account and end its sessions; the profile remains',
  access: staffWith('manageAccounts'),
  params: ofUser,
  reply: nothing,
});

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/user/password/:userHash',
  summary: 'Send a link for setting a new password; staff never set one',
  access: staffWith('manageAccounts'),
  params: ofUser,
  reply: nothing,
});

export const listLockedAccounts = endpoint({
  method: 'GET',
  path: '/user/locked',
  summary: 'Logins that are locked after too many attempts',
  access: staffWith('manageAccounts'),
  reply: records(lockedAccountReply),
});

export const releaseAccount = endpoint({
  method: 'DELETE',
  path: '/user/locked/:userHash',
  summary: 'Unlock an account that is locked after too many attempts',
  access: staffWith('manageAccounts'),
  params: ofUser,
  reply: nothing,
});
