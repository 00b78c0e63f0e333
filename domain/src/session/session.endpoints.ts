import { object, string } from 'yup';
import { anonymous, endpoint, nothing, record, redirect, session } from '../endpoint.js';
import { hash, language, shape, token } from '../schema.js';
import {
  loginSchema,
  newPasswordSchema,
  passwordChangeRequestSchema,
  passwordChangeSchema,
  registrationSchema,
} from './session.schema.js';
import { loggedInReply, meReply, registrationReply } from './session.types.js';

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'Who is here, and the profile that the session acts for; none after strong authentication alone',
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
  summary: 'End the session; without one, nothing happens',
  access: anonymous,
  reply: nothing,
});

export const startStrongAuthentication = endpoint({
  method: 'GET',
  path: '/auth/strong',
  summary: 'To the bank to identify oneself',
  access: anonymous,
  throttle: 'registration',
  query: shape({ language: language() }),
  reply: redirect,
});

export const finishStrongAuthentication = endpoint({
  method: 'GET',
  path: '/auth/strong/callback',
  summary: 'Back from the bank; leads on to /register, or to /login with the reason',
  access: anonymous,
  throttle: 'registration',
  query: object({ state: string().max(512), code: string().max(2048), error: string().max(128) }),
  reply: redirect,
});

export const getRegistration = endpoint({
  method: 'GET',
  path: '/auth/register/:auth',
  summary: 'The read-only names and code of the person who registers',
  access: anonymous,
  beginsSession: true,
  throttle: 'registration',
  params: shape({ auth: token() }),
  reply: record(registrationReply),
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Make the account, or open a closed one again; the session begins at once',
  access: anonymous,
  throttle: 'registration',
  body: registrationSchema,
  reply: record(loggedInReply, 201),
});

export const requestPasswordChange = endpoint({
  method: 'POST',
  path: '/auth/password-change-request',
  summary: 'Ask for a link to set a new password; answers alike for known and unknown addresses',
  access: anonymous,
  throttle: 'passwordReset',
  body: passwordChangeRequestSchema,
  reply: nothing,
});

export const checkPasswordLink = endpoint({
  method: 'GET',
  path: '/auth/change-password/:hash',
  summary: 'Whether a link to set a new password is still good',
  access: anonymous,
  throttle: 'passwordReset',
  params: shape({ hash: token() }),
  reply: nothing,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/change-password/:hash',
  summary: 'Set a new password by a link; every session of the account ends',
  access: anonymous,
  throttle: 'passwordReset',
  params: shape({ hash: token() }),
  body: newPasswordSchema,
  reply: nothing,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/:userHash/change-password',
  summary: 'Change one’s own password; every other session of the account ends',
  access: session,
  throttle: 'passwordChange',
  params: shape({ userHash: hash() }),
  body: passwordChangeSchema,
  reply: record(loggedInReply),
});
