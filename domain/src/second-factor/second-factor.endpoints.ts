import { account, endpoint, nothing, record, staffWith } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { loggedInReply } from '../session/session.types.js';
import { secondFactorSchema } from './second-factor.schema.js';
import { enrolmentReply, raisedReply, recoveryCodesReply } from './second-factor.types.js';

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Begin to use a second factor: its secret, until the first code has confirmed it (409 after that)',
  access: account,
  reply: record(enrolmentReply, 201),
});

export const raiseSession = endpoint({
  method: 'POST',
  path: '/auth/admin-login',
  summary: 'Give a code of the second factor: the session gets the rights of the society’s own people',
  access: account,
  throttle: 'secondFactor',
  body: secondFactorSchema,
  reply: record(raisedReply),
});

export const lowerSession = endpoint({
  method: 'POST',
  path: '/auth/admin-logout',
  summary: 'Give the rights of the society’s own people up; the session stays, for one’s own profile',
  access: account,
  reply: record(loggedInReply),
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary: 'Make new codes for recovery, by a code of the second factor that is in use; those of before end',
  access: account,
  throttle: 'secondFactor',
  body: secondFactorSchema,
  reply: record(recoveryCodesReply, 201),
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor/:userHash',
  summary: 'Take away the second factor of another of the society’s own people, who then begins anew',
  access: staffWith('manageStaffLogins'),
  params: shape({ userHash: hash() }),
  reply: nothing,
});
