import { object, string } from 'yup';
import { anonymous, endpoint, login, nothing, record, redirect, session } from '../endpoint.js';
import { hash, language, shape, token } from '../schema.js';
import {
  loginSchema,
  newPasswordSchema,
  ownPasswordSchema,
  passwordChangeRequestSchema,
  passwordChangeSchema,
  registrationSchema,
  strongAuthPurpose,
} from './session.schema.js';
import { loggedInReply, meReply, registrationReply } from './session.types.js';

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'The user, and the profile that the session acts for; none after strong authentication alone',
  access: session,
  reply: record(meReply),
});

export const logIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in with user name or e-mail and password',
  access: anonymous,
  throttle: 'login',
  body: loginSchema,
  reply: record(loggedInReply),
});

export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End the session; does nothing without one',
  access: anonymous,
  reply: nothing,
});

export const startStrongAuthentication = endpoint({
  method: 'GET',
  path: '/auth/strong',
  summary: 'Redirect to the bank for strong authentication',
  access: anonymous,
  throttle: 'registration',
  query: shape({ language: language(), purpose: strongAuthPurpose() }),
  reply: redirect,
});

export const finishStrongAuthentication = endpoint({
  method: 'GET',
  path: '/auth/strong/callback',
  summary:
    'Return from the bank; redirects to /register, or to /login with the reason (to /report-death for a person who reports a death, to /settings/bank for one who has a session and proves their identity again)',
  access: anonymous,
  throttle: 'registration',
  query: object({ state: string().max(512), code: string().max(2048), error: string().max(128) }),
  reply: redirect,
});

export const getRegistration = endpoint({
  method: 'GET',
  path: '/auth/register/:auth',
  summary: 'The verified names and identity code of the person who registers',
  access: anonymous,
  beginsSession: true,
  throttle: 'registration',
  params: shape({ auth: token() }),
  reply: record(registrationReply),
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Create the account, or reopen a closed one, and begin a session',
  access: anonymous,
  throttle: 'registration',
  body: registrationSchema,
  reply: record(loggedInReply, 201),
});

export const requestPasswordChange = endpoint({
  method: 'POST',
  path: '/auth/password-change-request',
  summary: 'Request a link for setting a new password; the reply is the same for known and unknown addresses',
  access: anonymous,
  throttle: 'passwordReset',
  body: passwordChangeRequestSchema,
  reply: nothing,
});

export const checkPasswordLink = endpoint({
  method: 'GET',
  path: '/auth/change-password/:hash',
  summary: 'Whether a link for setting a new password is valid',
  access: anonymous,
  throttle: 'passwordReset',
  params: shape({ hash: token() }),
  reply: nothing,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/change-password/:hash',
  summary: 'Set a new password with a link; all sessions of the account end',
  access: anonymous,
  throttle: 'passwordReset',
  params: shape({ hash: token() }),
  body: newPasswordSchema,
  reply: nothing,
});

export const renewProof = endpoint({
  method: 'POST',
  path: '/auth/proof',
  summary:
    'Prove the identity again by the password of the account, for calls that require a fresh proof; the session continues under a new token',
  access: login,
  throttle: 'ownPassword',
  body: ownPasswordSchema,
  reply: record(loggedInReply),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/:userHash/change-password',
  summary: 'Change the own password; all other sessions of the account end',
  access: session,
  throttle: 'ownPassword',
  params: shape({ userHash: hash() }),
  body: passwordChangeSchema,
  reply: record(loggedInReply),
});
