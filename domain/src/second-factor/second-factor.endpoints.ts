import { account, endpoint, nothing, record, staffWith } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { loggedInReply } from '../session/session.types.js';
import { secondFactorSchema } from './second-factor.schema.js';
import { enrolmentReply, raisedReply, recoveryCodesReply } from './second-factor.types.js';

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary:
    'Start enrolling a second factor: returns its secret until the first code has confirmed it, then 409',
  access: account,
  reply: record(enrolmentReply, 201),
});

export const raiseSession = endpoint({
  method: 'POST',
  path: '/auth/admin-login',
  summary: 'Verify a code of the second factor: the session gets the rights of staff',
  access: account,
  throttle: 'secondFactor',
  body: secondFactorSchema,
  reply: record(raisedReply),
});

export const lowerSession = endpoint({
  method: 'POST',
  path: '/auth/admin-logout',
  summary: 'Give up the rights of staff; the session continues for the own profile',
  access: account,
  reply: record(loggedInReply),
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary:
    'Create new recovery codes, with a code of the second factor in use; the previous ones become invalid',
  access: account,
  throttle: 'secondFactor',
  body: secondFactorSchema,
  reply: record(recoveryCodesReply, 201),
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor/:userHash',
  summary: 'Remove the second factor of another member of staff, who then has to enrol again',
  access: staffWith('manageStaffAccounts'),
  params: shape({ userHash: hash() }),
  reply: nothing,
});
