import { hash, shape } from '../schema.js';
import { loginEmail, username } from '../session/session.schema.js';

/** The profile that an account is created for, and the address that the invitation is sent to. */
export const invitationSchema = shape({
  profileHash: hash(),
  username: username(),
  email: loginEmail().required(),
});

export const accountSchema = shape({ username: username(), email: loginEmail().optional().default('') });
